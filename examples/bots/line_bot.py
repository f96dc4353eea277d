"""A bot over the line protocol, in plain Python without any library: plays the action that leads to
the most points it has seen so far, else a random one.

    chapterhouse arena monasterium --bots "run:python3 examples/bots/line_bot.py,random" --games 10
"""

import json
import random
import sys


def main() -> None:
    rng, gained, last, before = random.Random(0), dict[str, float](), "", 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":  # the first line: which game, which seat, a seed for our own chance
            rng = random.Random(message["seed"])
            continue
        now = message["points"][message["seat"]]
        if last:  # what did our last kind of action bring?
            gained[last] = 0.9 * gained.get(last, 0.0) + now - before
        before = now
        legal = message["legal"]
        best = max(gained.get(kind(text), 0.0) for text in legal)
        choice = rng.choice([text for text in legal if gained.get(kind(text), 0.0) == best])
        last = kind(choice)
        print(choice, flush=True)  # one line of notation; it must leave this process at once


def kind(text: str) -> str:
    return text.split()[0]


if __name__ == "__main__":
    main()

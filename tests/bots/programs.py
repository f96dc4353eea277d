"""Programs over the line protocol, good and bad, for the tests: `python programs.py WAY`."""

import json
import os
import subprocess
import sys
import time
from typing import Any


def first(message: dict[str, Any]) -> None:
    print(message["legal"][0], flush=True)


def late(message: dict[str, Any]) -> None:
    time.sleep(30)


def nonsense(message: dict[str, Any]) -> None:
    print("castle kingside", flush=True)


def endless(message: dict[str, Any]) -> None:
    while True:
        sys.stdout.write("take " * 1000)


def gone(message: dict[str, Any]) -> None:
    sys.exit(3)


def crashed(message: dict[str, Any]) -> None:
    os.abort()


def silent(message: dict[str, Any]) -> None:
    os.close(1)
    time.sleep(30)


def greedy_for_memory(message: dict[str, Any]) -> None:
    held = [bytearray(50 << 20) for _ in range(40)]
    print(len(held), flush=True)


def parent(message: dict[str, Any]) -> None:
    """Leaves a child behind, and tells its number in the notation of nobody."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    print(f"child {child.pid}", flush=True)
    time.sleep(30)


def transcript(message: dict[str, Any]) -> None:
    with open(sys.argv[2], "a", encoding="utf-8") as file:
        file.write(json.dumps(message) + "\n")
    if message["type"] == "choose":
        first(message)


def deaf() -> None:
    """Reads nothing at all."""
    time.sleep(30)


def main() -> None:
    way = globals()[sys.argv[1]]
    if way is deaf:
        deaf()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose" or way is transcript:
            way(message)


if __name__ == "__main__":
    main()

"""What the terminal tells of a table: its board, its log, its scores."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Sheet

from chapterhouse.cli.screen import in_colour, screen
from chapterhouse.cli.words import Words
from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.phrases import action_say, end_say, happening_say, points_say, seat_say, winners_say
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.scene import Scene
from chapterhouse.kernel.scene_text import render
from chapterhouse.kernel.table import Table

BULLET = "·"


def scene_of(table: Table, seat: int | None) -> Scene:
    """How the table looks from a seat; None is a spectator."""
    return table.game.scene(table.view(seat), table.names)


def board_text(scene: Scene, words: Words, scroll: int = 0) -> str:
    """The text board, as wide as the terminal, in colour if it has them; a map scrolled west or east."""
    console = screen()
    return render(scene, words.say, width=console.width, colour=in_colour(console), scroll=scroll)


# -- the log ------------------------------------------------------------------------------


def told(entries: Sequence[Entry], table: Table, words: Words) -> Iterator[str]:
    """Entries of the log, the decisions of one seat in a row under its name."""
    last: int | None = None
    for entry in entries:
        if entry.seat is None or entry.action is None:
            yield words.say(Say("log-setup"))
        else:
            if entry.seat != last:
                yield name_of(entry.seat, table, words)
            yield f"  {words.say(action_say(entry.action, table.names))}"
        last = entry.seat
        yield from followed(entry, table, words)


def followed(entry: Entry, table: Table, words: Words) -> Iterator[str]:
    """What happened by itself after a decision."""
    for happening in entry.happenings:
        yield f"    {BULLET} {words.say(happening_say(happening, table.names))}"


def name_of(seat: int, table: Table, words: Words) -> str:
    """A seat and who sits there: `Blue (greedy)`."""
    return words("seat", seat=seat_say(seat, table.names), who=who_sits(table.seats[seat], words))


def who_sits(name: str, words: Words) -> str:
    """The name of a player, in words if it is the plain `human`."""
    return words("human") if name == "human" else name


# -- scores -------------------------------------------------------------------------------


def score_lines(table: Table, seat: int | None, words: Words) -> list[str]:
    """The points as a seat may know them, and how the game ended."""
    lines = [words.say(points_say(at, points, table.names)) for at, points in enumerate(table.scores(seat))]
    return lines + (end_lines(table, words) if table.over else [])


def end_lines(table: Table, words: Words) -> list[str]:
    """Why the game is over and who has won."""
    return [words.say(end_say(table.end or "cap")), words.say(winners_say(table.winners(), table.names))]


def score_sheet(table: Table, words: Words) -> RenderableType:
    """All points of a finished game by what they were for, side beside side: an opponent that plays by
    itself has a column too, and then the result is the difference."""
    found, scores = sources(table), table.scores()
    totals = [sum(points) for points in zip(*found.values(), strict=True)] or scores
    sheet = Sheet(box=None, pad_edge=False, header_style="bold")
    sheet.add_column("")
    for side in range(len(totals)):
        sheet.add_column(words.say(seat_say(side, table.names)), justify="right")
    for source, points in found.items():
        label = words.say(Say("word-source", {"source": source}))
        sheet.add_row(source if label == "word-source" else label, *map(str, points))
    sheet.add_row(words("total"), *map(str, totals), style="bold")
    if len(totals) > table.players:
        sheet.add_row(words("lead"), *map(str, scores), style="bold")
    return sheet


def sources(table: Table) -> dict[str, list[int]]:
    """Points by source and side, as the log tells them; nothing if they do not explain the scores."""
    told = [h.params for entry in table.log(everything=True) for h in entry.happenings if h.kind == "scored"]
    sides = [params.get("seat", params.get("side")) for params in told]
    width = max([table.players, *(side + 1 for side in sides)])
    found: dict[str, list[int]] = {}
    for side, params in zip(sides, told, strict=True):
        row = found.setdefault(params["source"], [0] * width)
        row[side] += params["points"]
    sums = [sum(points) for points in zip(*found.values(), strict=True)]
    explained = sums if width == table.players else [sums[0] - sum(sums[1:])]
    return found if explained == table.scores() else {}


# -- the state in words -------------------------------------------------------------------


def state_lines(table: Table) -> Iterator[str]:
    """The state in words, a part a line."""
    for name, value in table.words().items():
        yield from _part(name, value, "")


def _part(name: str, value: Any, margin: str) -> Iterator[str]:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    if len(text) < 80 or not isinstance(value, dict | list):
        yield f"{margin}{name}: {text}"
        return
    yield f"{margin}{name}:"
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for inner, below in pairs:
        yield from _part(str(inner), below, margin + "  ")

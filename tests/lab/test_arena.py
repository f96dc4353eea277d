"""A whole tournament, its files and its plot."""

import csv
from pathlib import Path

import pytest

from chapterhouse.kernel.errors import BadOption, UnknownName
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.lab.arena import Arena, Tournament
from chapterhouse.lab.jobs import Workers
from chapterhouse.lab.plots import draw, draw_curve
from chapterhouse.lab.tables import write_table

GAMES = 2 if INTERPRETED else 4
HERE = Workers("here")


def played(game: str = "monasterium", **more: object) -> Tournament:
    settings = {"workers": HERE, "cap": 400, **more}
    return Arena(game, ["greedy", "random"], 2, GAMES, **settings).run()  # type: ignore[arg-type]


def test_every_game_has_tournaments(two: Game) -> None:
    result = played(two.id)
    assert len(result.outcomes) == GAMES
    assert result.faults == []
    assert {s.bot for s in result.standings} == {"greedy", "random"}
    assert sum(s.wins for s in result.standings) == pytest.approx(GAMES)


def test_processes_come_to_the_same_result() -> None:
    one, other = played(), played(workers=Workers("processes", 2))
    assert [(o.scores, o.bots, o.seed) for o in one.outcomes] == [
        (o.scores, o.bots, o.seed) for o in other.outcomes
    ]


def test_more_games_go_on_with_the_kept_ones(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    path = tmp_path / "kept.jsonl"
    first = played(store=path)
    arena = Arena("monasterium", ["greedy", "random"], 2, GAMES + 2, workers=HERE, cap=400, store=path)
    second = arena.run(lambda done, of: told.append((done, of)))
    assert told[0] == (GAMES, GAMES + 2)
    assert second.outcomes[:GAMES] == first.outcomes


@pytest.mark.parametrize(
    ("game", "bots", "players", "options", "fault"),
    [
        ("chess", ["random"], 2, {}, UnknownName),
        ("monasterium", ["rondom"], 2, {}, UnknownName),
        ("monasterium", ["random"], 9, {}, BadOption),
        ("monasterium", ["random"], 2, {"colour": "red"}, UnknownName),
        ("monasterium", [], 2, {}, BadOption),
    ],
)
def test_errors_come_before_the_first_game(
    game: str, bots: list[str], players: int, options: dict[str, str], fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        Arena(game, bots, players, options=options).matches()


def test_csv(tmp_path: Path) -> None:
    result = played()
    write_table(result.rows, tmp_path / "a.csv")
    with (tmp_path / "a.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 2 * GAMES
    assert rows[0]["bot"] == "greedy"


def test_parquet(tmp_path: Path) -> None:
    pandas = pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    result = played()
    write_table(result.rows, tmp_path / "a.parquet")
    frame = pandas.read_parquet(tmp_path / "a.parquet")
    assert frame.groupby("bot").won.sum()["greedy"] == next(
        s.wins for s in result.standings if s.bot == "greedy"
    )


@pytest.mark.parametrize(("name", "head"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml")])
def test_plots(tmp_path: Path, name: str, head: bytes) -> None:
    pytest.importorskip("matplotlib")
    draw(played(), tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(head)
    draw_curve([(0, 0.5), (10, 0.9)], tmp_path / f"curve-{name}", "games", "won")
    assert (tmp_path / f"curve-{name}").read_bytes().startswith(head)

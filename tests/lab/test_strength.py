"""Sequential tests of strength."""

import runpy
from pathlib import Path

import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.lab.jobs import Workers
from chapterhouse.lab.match import Outcome
from chapterhouse.lab.strength import BadBars, Bar, Trial, judged, measure, read_bars

BAR = Bar("monasterium", "a", 0.6, "b")
BARS = Path(__file__).resolve().parents[2] / "bench/strength.toml"


def block(a: int, b: int) -> list[Outcome]:
    """A seed with both seatings; `a` and `b` are the winners of its two games: 1 = bot a."""
    return [
        Outcome(bots, "s", (1, 0), (bots.index("a" if won else "b"),), "end", 1, (0, 0))
        for bots, won in ((("a", "b"), a), (("b", "a"), b))
    ]


@pytest.mark.parametrize(
    ("blocks", "most", "games", "verdict"),
    [
        ([block(1, 1)] * 100, 200, 20, "reached"),  # not before there are twenty
        ([block(0, 0)] * 100, 200, 20, "missed"),
        ([block(1, 0)] * 100, 200, 94, "missed"),
        ([block(1, 0), block(1, 1)] * 10, 40, 40, "above"),
        ([block(1, 0)] * 10, 20, 20, "below"),
        ([], 200, 0, "below"),
    ],
)
def test_verdicts(blocks: list[list[Outcome]], most: int, games: int, verdict: str) -> None:
    measured = judged(BAR, blocks, most)
    assert (measured.verdict, measured.games) == (verdict, games)
    assert measured.passed == (verdict in ("reached", "above"))


@pytest.mark.skipif(INTERPRETED, reason="takes whole games")
def test_greedy_beats_random_and_a_second_run_plays_nothing(tmp_path: Path) -> None:
    bar = Bar("monasterium", "greedy", 0.5, "random")
    trial = Trial(60, workers=Workers("here"), folder=tmp_path)
    measured = measure(bar, trial)
    assert measured.verdict == "reached"
    assert measured.games == 20
    kept = (tmp_path / f"{bar.name}.jsonl").read_bytes()
    assert measure(bar, trial) == measured
    assert (tmp_path / f"{bar.name}.jsonl").read_bytes() == kept


@pytest.mark.skipif(INTERPRETED, reason="takes whole games")
def test_a_bar_that_is_too_high_is_missed(tmp_path: Path) -> None:
    heard: list[int] = []
    trial = Trial(40, workers=Workers("here"), folder=tmp_path)
    measured = measure(Bar("monasterium", "random", 0.5, "greedy"), trial, lambda m: heard.append(m.games))
    assert measured.verdict == "missed"
    assert heard[-1] == measured.games


@pytest.mark.skipif(INTERPRETED, reason="takes whole games")
def test_a_run_that_lasts_too_long_is_gone_on_with(tmp_path: Path) -> None:
    """What was played in the first run is not played again in the second."""
    script = runpy.run_path(str(BARS.with_suffix(".py")))
    clock, trial = iter(range(0, 10_000, 400)), Trial(60, workers=Workers("here"), folder=tmp_path)
    all_of, asked = script["all_of"], [Bar("monasterium", "greedy", 0.5, "random")]
    all_of.__globals__["monotonic"] = lambda: next(clock)
    assert all_of(asked, trial, 1.0) == []
    kept = (tmp_path / f"{asked[0].name}.jsonl").read_bytes()
    assert 2 < kept.count(b"\n") < 20
    all_of.__globals__["monotonic"] = lambda: 0.0
    (measured,) = all_of(asked, trial, 1.0)
    assert measured.verdict == "reached"
    assert (tmp_path / f"{asked[0].name}.jsonl").read_bytes().startswith(kept)


def test_the_table_of_bars() -> None:
    bars = read_bars(BARS)
    names = [bar.name for bar in bars]
    assert len(names) == len(set(names))
    for game in game_ids():
        asked = {(bar.bot, bar.against): bar.rate for bar in bars if bar.game == game and bar.players == 2}
        assert asked["greedy", "random"] == 0.95
        assert asked["search:0.2s", "greedy"] == 0.90
        assert [rate for (_, other), rate in asked.items() if other in ("novice", "monk", "prior")] == [
            0.65
        ] * 3
    assert {bar.game for bar in read_bars(BARS, ["monasterium"])} == {"monasterium"}


@pytest.mark.parametrize("text", ["[[bar]]\ngame = 3", "bar", "[[bar]]\ngame='a'\nbot='b'\nrate=0.5\nmore=1"])
def test_bad_tables_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bars.toml"
    path.write_text(text)
    with pytest.raises(BadBars, match=r"bars\.toml"):
        read_bars(path)

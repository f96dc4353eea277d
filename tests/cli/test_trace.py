"""`chapterhouse trace`: one game as JSON lines, the same everywhere."""

import json
from typing import Any

import pytest

from chapterhouse.games.library import load_game
from chapterhouse.kernel.fairness import seed_from_text
from chapterhouse.kernel.table import Table
from tests.cli.conftest import Run, output

GAME = "monasterium"


def trace(run: Run, line: str) -> list[dict[str, Any]]:
    result = run(f"trace {GAME} {line}")
    assert result.exit_code == 0, result.stderr
    return [json.loads(text) for text in result.stdout.splitlines()]


def test_the_lines_have_the_promised_form(run: Run) -> None:
    head, *lines = trace(run, "--players 3 --seed s")
    assert head == {
        "game": GAME,
        "players": 3,
        "options": {"start_player": "random", "missions": "random"},
        "seed": "s",
        "board": load_game(GAME).load_board(None).digest,
    }
    assert list(head) == ["game", "players", "options", "seed", "board"]
    forms = {tuple(line) for line in lines[:-1]}
    assert forms == {("chance", "detail", "outcome"), ("ply", "seat", "legal", "scores"), ("ply", "action")}
    assert list(lines[-1]) == ["over", "scores", "winners", "end"]
    assert lines[-1]["end"] == "last round"


def test_set_up_comes_first_in_the_order_in_which_it_strikes(run: Run) -> None:
    lines = trace(run, "--players 2 --seed s")
    kinds = [line["chance"] for line in lines[1:6]]
    assert kinds == ["missions", "missions", "missions", "start_player", "roll"]
    assert lines[1]["detail"]["category"] == "A"
    assert lines[5]["detail"]["reason"] == "placement"
    assert set(lines[5]["outcome"]) == {"neutral", "personal"}


def test_a_table_follows_the_trace(run: Run) -> None:
    """Legal actions, seats, scores and chance are those of a table with the same seed."""
    lines = trace(run, "--players 2 --seed s --bots greedy,random")
    table = Table(load_game(GAME), 2, seed=seed_from_text("s"))
    for line in lines:
        if "legal" in line:
            assert (line["ply"], line["seat"]) == (table.ply, table.to_act)
            assert line["legal"] == sorted(map(table.game.alphabet.text, table.legal()))
            assert line["scores"] == table.all_scores()
        elif "action" in line:
            struck = [h for h in table.play(line["action"]).happenings if h.chance]
            at = lines.index(line) + 1
            told = lines[at : at + len(struck)]
            assert [h.kind for h in struck] == [entry["chance"] for entry in told]
            assert [h.params["outcome"] for h in struck] == [entry["outcome"] for entry in told]
    assert table.over
    assert lines[-1] == {
        "over": True, "scores": table.scores(), "winners": table.winners(), "end": table.end
    }  # fmt: skip


def test_a_cap_ends_a_trace(run: Run) -> None:
    lines = trace(run, "--players 2 --cap 5")
    assert lines[-1]["end"] == "cap"
    assert lines[-1]["winners"] == []
    assert sum("action" in line for line in lines) == 5


def test_a_seed_as_records_show_it_is_that_seed(run: Run) -> None:
    seed = seed_from_text("s").hex()
    assert trace(run, f"--players 2 --seed {seed}")[1:] == trace(run, "--players 2 --seed s")[1:]


def test_without_a_seed_the_trace_names_a_fresh_one(run: Run) -> None:
    one, other = trace(run, "--players 2 --cap 3"), trace(run, "--players 2 --cap 3")
    assert one[0]["seed"] != other[0]["seed"]
    assert trace(run, f"--players 2 --cap 3 --seed {one[0]['seed']}") == one


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_two_processes_write_the_same_bytes(bots: str) -> None:
    line = ("trace", GAME, "--players", "2", "--bots", bots, "--seed", "s")
    assert output(*line) == output(*line, PYTHONHASHSEED="5")


def test_interpreted_rules_write_the_same_bytes() -> None:
    line = ("trace", GAME, "--players", "3", "--seed", "s")
    assert output(*line, CHAPTERHOUSE_INTERPRET="1") == output(*line)

"""Rounds, years and the end of the game: M-21, M-110 to M-112."""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from chapterhouse.kernel.log import Entry
from chapterhouse.kernel.table import Table
from tests.games.monasterium.positions import (
    SEED,
    act,
    action_turn,
    arrive,
    board_of,
    date,
    finish,
    give,
    legal,
    new_table,
    on_space,
    own_dice,
    play,
    prestige,
    reroll_used,
    seat_of,
    show,
    stock,
    told,
    unlock,
    walk,
)


def taken(entry: Entry) -> int:
    """How many dice were taken in a decision, by choice or by themselves."""
    lines = [p["action"] for p in told(entry, "automatic")]
    if entry.action is not None:
        lines.append(entry.action.text)
    return sum(int(line.split()[1]) for line in lines if line.startswith("dice "))


def whole_game(players: int, choose: Callable[[list[str]], str]) -> tuple[Table, list[int]]:
    """A game to its end, and the dice used in each round, those won in it taken off."""
    table = new_table(players, start="random")
    rounds = [0]
    while not table.over:
        entry = play(table, choose(legal(table)))
        used = taken(entry)
        if entry.action is not None and entry.action.text == "bonus die":
            used -= 1
        rounds[-1] += used
        if told(entry, "round"):
            rounds.append(0)
    return table, rounds


# -- preparing the next round -----------------------------------------------------------------


def test_the_next_round_is_prepared() -> None:
    """M-110: tiles ready, neutral share and all owned dice in hand, the chalice one seat on."""
    table = own_dice(reroll_used(reroll_used(new_table(), 1), 2), 3, seat=1)
    own_dice(table, 2, seat=2)
    entry = act(table, 2)
    words = table.words()
    assert (words["year"], words["round"], words["start_player"], words["phase"]) == (1, 2, 1, "placement")
    assert [seat["reroll_ready"] for seat in words["seats"]] == [True] * 3
    assert [seat["hand"] for seat in words["seats"]] == [{"neutral": 3, "personal": own} for own in (1, 3, 2)]
    assert told(entry, "round") == [{"year": 1, "round": 2, "start_player": 1}]
    [roll] = told(entry, "roll")
    assert (roll["detail"]["seat"], roll["detail"]["personal"], table.to_act) == (1, 3, 1)


def test_what_belongs_to_players_lasts() -> None:
    """M-110: goods, places, points and messenger stay as they are."""
    table = walk(unlock(give(new_table(), book=2), "II-B"), 9, seat=2)
    before = table.words()
    act(table, 2)
    play(table, "act B standard")
    after = table.words()
    assert stock(table) == {"book": 2, "soup": 1}
    assert after["monasteries"] == before["monasteries"]
    assert after["seats"][2]["messenger"] == 9


def test_a_round_ends_only_when_no_die_lies_and_nothing_is_unfinished() -> None:
    """M-110: one die of another seat keeps it going; so does an open bonus after the last die."""
    table = action_turn(new_table(), {2: 1, 3: (0, {2: 1})})
    play(table, "take 2")
    assert (table.words()["round"], table.to_act) == (1, 2)
    table = new_table()
    arrive(table, 5)
    assert table.words()["round"] == 1
    assert all(on_space(table, number) == (0, [0, 0, 0]) for number in range(1, 7))
    play(table, "decline")
    assert table.words()["round"] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_year_has_as_many_rounds_as_players(players: int) -> None:
    """M-21, M-111, T-10: then the hourglass moves on and the rounds count anew."""
    table = date(new_table(players, start=1), 1, 1)
    seen = []
    for _ in range(3 * players - 1):
        entry = act(table, 2, seat=0)
        seen += [(p["year"], p["round"], p["start_player"]) for p in told(entry, "round")]
    expected = [
        (year, round_, (1 + (year - 1) * players + round_ - 1) % players)
        for year in (1, 2, 3)
        for round_ in range(1, players + 1)
    ]
    assert seen == expected[1:]
    act(table, 2, seat=0)
    assert table.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_once_a_year(players: int) -> None:
    """M-21, M-110: the chalice goes round."""
    table, _ = whole_game(players, lambda lines: lines[0])
    starts = [p for ply in range(table.ply + 1) for p in told(table.entry(ply), "round")]
    for year in (1, 2, 3):
        seats = [p["start_player"] for p in starts if p["year"] == year]
        assert sorted(seats) == list(range(players))
    order = [p["start_player"] for p in starts]
    assert all(b == (a + 1) % players for a, b in pairwise(order))
    assert len(starts) == 3 * players


# -- dice in a round ----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_used_in_a_round_and_in_a_game(players: int) -> None:
    """T-31, M-110, M-28: neutral share and owned dice, each used once; 36 a player without won dice."""
    dice = random.Random(SEED)

    def choose(lines: list[str]) -> str:
        return "bonus points" if "bonus points" in lines else dice.choice(lines)

    table, rounds = whole_game(players, choose)
    share = board_of(table).neutral_share[players - 2] + 1
    assert rounds == [players * share] * (3 * players)
    assert sum(rounds) == 36 * players


def test_won_dice_are_used_in_their_round_and_in_every_later_one() -> None:
    """T-31, M-57: every round uses the dice owned at its start and those won in it."""
    dice = random.Random(3)
    table, rounds = whole_game(2, lambda lines: "bonus die" if "bonus die" in lines else dice.choice(lines))
    owned, at_start = 2, []
    for ply in range(table.ply + 1):
        entry = table.entry(ply)
        owned += entry.action is not None and entry.action.text == "bonus die"
        at_start += [owned] * len(told(entry, "round"))
    assert owned > 2
    assert rounds == [10 + dice_owned for dice_owned in at_start]
    assert all(on_space(table, number) == (0, [0, 0]) for number in range(1, 7))


# -- the end ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_round_nothing_is_prepared(players: int) -> None:
    """M-112: year, round, start player and re-roll tiles stay; final scoring; nobody acts."""
    table = reroll_used(new_table(players))
    entry = finish(table)
    words = table.words()
    assert (words["year"], words["round"], words["start_player"]) == (3, players, 0)
    assert (words["phase"], words["to_act"], table.end) == ("over", None, "last round")
    assert seat_of(table, 0)["reroll_ready"] is False
    assert seat_of(table, 0)["hand"] == {"neutral": 0, "personal": 0}
    assert told(entry, "roll") == told(entry, "round") == []
    assert legal(table) == []
    assert table.why("place 1").reason == "game_over"


def test_earlier_rounds_of_year_3_do_not_end_the_game() -> None:
    """M-112: neither does the last round of year 2."""
    for year, round_ in ((3, 2), (2, 3), (1, 3)):
        table = date(new_table(), year, round_)
        act(table, 2)
        assert not table.over
        assert prestige(table) == 0


def test_a_die_won_with_the_last_die_of_the_game_is_still_used() -> None:
    """M-112, M-57: the game ends after it."""
    table = date(walk(new_table(), 9), 3, 3)
    act(table, 5)
    play(table, "bonus die")
    play(show(table, personal=[2]), "place 2")
    assert (table.over, table.to_act) == (False, 0)
    play(table, "take 2")
    assert table.over

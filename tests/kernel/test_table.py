"""Tables: chains in any order, drafts, views, refusals. Whole games stand in tests/conformance."""

import pytest

from chapterhouse.games.library import load_game
from chapterhouse.kernel.errors import BadNotation, BadOption, HouseError, Refused, UndoRefused, UnknownName
from chapterhouse.kernel.table import Table

GAME = load_game("monasterium")
SEED = bytes(range(32))


def table(players: int = 3) -> Table:
    return Table(GAME, players, {"start_player": 0}, seed=SEED)


def picks(at: Table) -> list[str]:
    """The re-roll picks that are legal in a fresh roll."""
    return [GAME.alphabet.text(a) for a in at.legal() if GAME.alphabet.text(a).startswith("reroll")]


def test_members_of_a_chain_are_taken_in_any_order() -> None:
    first, second = table(2), table(2)
    chain = picks(first)[:3]
    assert len(chain) == 3
    for line in chain:
        first.play(line)
    for line in (chain[2], chain[0], chain[1]):
        second.play(line)
    assert [e.action for e in first.log()] == [e.action for e in second.log()]
    assert second.words() == first.words()


def test_a_chain_that_cannot_take_a_member_stays_as_it_was() -> None:
    at = table()
    at.play(picks(at)[-1])
    missing = next(
        line
        for kind in ("neutral", "personal")
        for face in range(1, 7)
        if (line := f"reroll {kind} {face}") not in picks(table())
    )
    before, log = at.rows.tobytes(), at.log()
    with pytest.raises(Refused):
        at.play(missing)
    assert (at.rows.tobytes(), at.log()) == (before, log)
    at.play("roll")


def test_a_refusal_names_reason_rule_and_numbers() -> None:
    at = table()
    shown = {GAME.alphabet.text(a) for a in at.legal()}
    wrong = next(f"place {n}" for n in range(1, 7) if f"place {n}" not in shown)
    with pytest.raises(Refused) as refused:
        at.play(wrong)
    verdict = refused.value.verdict
    assert (verdict.reason, verdict.rule, verdict.facts["number"]) == ("not_shown", "M-26", int(wrong[-1]))
    assert "M-26" in str(refused.value)


def test_an_action_is_given_as_number_line_or_form() -> None:
    at = table()
    number = at.legal()[0]
    action = GAME.alphabet[number]
    form = {"kind": action.kind, "params": dict(action.params)}
    assert {at.number(x) for x in (number, action.text, form, action)} == {number}
    for junk in (True, -1, 10**6, None, 1.0, {"kind": 1}, {"kind": "place", "more": 1}):
        with pytest.raises(HouseError):
            at.number(junk)  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match="'place NUMBER' with NUMBER 1 to 6"):
        at.number("place 9")


def test_only_the_seat_to_act_sees_legal_actions() -> None:
    at = table()
    assert at.view(0).legal == at.legal()
    assert at.view(1).legal == at.view(None).legal == ()


def test_views_are_copies() -> None:
    at = table()
    before = at.rows.tobytes()
    at.view(0).rows["prestige"][:] = 99
    at.view(0).state.prestige[0] = 99
    assert at.rows.tobytes() == before


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"start_player": 3}, "start_player"),
        ({"start_player": True}, "start_player"),
        ({"start_player": "first"}, "start_player"),
        ({"missions": "A1"}, "missions"),
        ({"missions": "A1,A2,A3,B1,C1,C2"}, "category A"),
        ({"missions": "A1,A1,B1,B2,C1,C2"}, "different"),
        ({"missions": "A1,A2,B1,B2,C1,X9"}, "X9"),
        ({"missions": 7}, "missions"),
    ],
)
def test_refused_options_name_themselves(options: dict[str, object], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        Table(GAME, 3, options, seed=SEED)


def test_unknown_options_and_wrong_numbers_of_players_are_refused() -> None:
    with pytest.raises(UnknownName, match="expected start_player or missions"):
        Table(GAME, 3, {"colour": "red"}, seed=SEED)
    for players in (0, 1, 5):
        with pytest.raises(BadOption, match="2, 3, 4"):
            Table(GAME, players, seed=SEED)


def test_every_seat_has_a_name_or_none_has() -> None:
    assert Table(GAME, 3, seed=SEED).seats == ("seat 0", "seat 1", "seat 2")
    assert Table(GAME, 2, seed=SEED, seats=("Ada", "Bo")).seats == ("Ada", "Bo")
    for seats in (("Ada",), ("Ada", "Bo", "Cy")):
        with pytest.raises(BadOption, match="2 names"):
            Table(GAME, 2, seed=SEED, seats=seats)


def test_dice_differ_with_seed_and_entropy_and_are_fresh_each_ply() -> None:
    one, other = Table(GAME, 2, seed=SEED), Table(GAME, 2, seed=SEED, entropy=("mine",))
    assert one.words() == Table(GAME, 2, seed=SEED).words()
    assert one.words() != other.words()
    assert one.commitment == other.commitment
    keys = {one._dice.key(ply) for ply in range(100)}
    assert len(keys) == 100


def test_a_fork_goes_its_own_way() -> None:
    at = table()
    at.play(at.legal()[0])
    before, log = at.rows.tobytes(), at.log(0)
    twin = at.fork()
    while twin.ply < 12:
        twin.play(twin.legal()[-1])
    assert (at.rows.tobytes(), at.log(0), at.ply) == (before, log, 1)
    again = at.fork()
    while again.ply < 12:
        again.play(again.legal()[-1])
    assert again.rows.tobytes() == twin.rows.tobytes()
    assert again.log(0) == twin.log(0)
    assert at.legal() == at.fork().legal()


def turns(at: Table) -> list[int]:
    """Plies at which the turn had just passed on, nothing drawn or rolled since the one before."""
    found, last = list[int](), at.to_act
    while len(found) < 2 and not at.over:
        at.play(at.legal()[0])
        if at.undo_barrier() not in (None, "seat"):
            found.clear()
        elif at.to_act != last:
            found.append(at.ply)
        last = at.to_act
    return found


def test_all_agreeing_take_back_goes_over_a_change_of_seat() -> None:
    at = table()
    first, second = turns(at)
    assert at.ply == second
    at.take_back(first)
    assert at.ply == first
    assert len(at.log()) == first + 1


def test_nobody_takes_back_a_die_or_a_draw() -> None:
    at = table()
    while at.undo_barrier() != "chance":
        at.play(at.legal()[-1])
    before, ply = at.rows.tobytes(), at.ply
    at.play(at.legal()[0])
    with pytest.raises(UndoRefused, match="chance"):
        at.take_back(ply - 1)
    if at.undo_barrier() in (None, "seat"):
        at.take_back(ply)
        assert at.rows.tobytes() == before

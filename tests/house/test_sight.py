"""What a seat is sent: complete, in every language, and nothing that it may not know."""

from random import Random
from typing import TypeVar

import msgspec
import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.sight import Around
from chapterhouse.house.talking import written
from chapterhouse.house.telling import Reader
from tests.house.local import START, LocalTable

LANGS: tuple[ms.Lang, ...] = ("en", "it", "de")
DECODER = msgspec.json.Decoder(ms.ServerMessage)


@pytest.mark.parametrize("game", game_ids())
def test_all_that_a_seat_is_sent_fits_the_protocol(game: str) -> None:
    """Events, now, drafts, reasons, plans and the past, through a whole game, in all languages."""
    rng, table = Random(4), LocalTable(game, 3).deal()
    step = 0
    while table.life.awaited:
        step += 1
        seat = table.life.awaited[0]
        legal = table.life.running.legal(seat)
        action = rng.choice(legal)
        if step % 40 == 0:
            reader = Reader(rng.choice([seat, None, (seat + 1) % 3]), rng.choice(LANGS), wide=step % 80 == 0)
            _check(ms.Now, table.sight.now(reader, Around(START)))
            _check(ms.Looked, table.sight.past(ms.Past("p", rng.randrange(step)), reader))
        if step % 40 == 20:
            reader = Reader(seat, rng.choice(LANGS))
            _check(ms.Draft, table.sight.draft("d", action, reader, False))
            _check(ms.Planned, table.sight.plan(ms.Plan("p", (action,), step), reader))
            _ask_about_spaces(table, reader)
        table.play(action)
    for n in range(table.life.n + 1):
        for reader in (Reader(0), Reader(1, "it"), Reader(None, "de")):
            told = _check(ms.Event, table.sight.event(n, reader))
            assert told.lines
            assert not any("house-" in line for line in told.lines)
    over = _check(ms.Now, table.sight.now(Reader(None), Around(START)))
    assert over.result is not None
    assert over.phase == "over"


T = TypeVar("T", bound=ms.Told)


def _check(kind: type[T], told: ms.Told) -> T:
    again = DECODER.decode(written(told))
    assert isinstance(again, kind)
    return again


def _ask_about_spaces(table: LocalTable, reader: Reader) -> None:
    picture = table.sight.picture(reader)
    targets = {target["space"] for target in picture.rest["targets"]}
    leaves = [msgspec.json.decode(leaf, type=ms.Leaf) for leaf in picture.leaves.values()]
    for space in [space.id for leaf in leaves for space in leaf.spaces][::29]:
        verdict = table.sight.why(ms.Why("w", space=space), reader)
        assert verdict.legal == (space in targets)
        assert len({cause.words for cause in verdict.causes}) == len(verdict.causes)


def test_only_changed_leaves_are_sent_again() -> None:
    table = LocalTable("luna", 2).deal()
    known: dict[str, int] = {}
    reader = Reader(0)
    first = table.sight.now(reader, Around(START), known).scene
    again = table.sight.now(reader, Around(START), known).scene
    assert first
    assert again
    assert len(first.leaves) == len(first.order)
    assert again.leaves == ()
    table.play(table.life.running.legal(table.life.awaited[0])[0])
    after = table.sight.now(reader, Around(START), known).scene
    assert after
    assert 0 < len(after.leaves) < len(after.order)


@pytest.mark.parametrize("game", game_ids())
def test_hi_3_every_number_comes_to_every_seat(game: str) -> None:
    rng, table = Random(2), LocalTable(game, 3).deal()
    while table.life.awaited:
        table.play(rng.choice(table.life.running.legal(table.life.awaited[0])))
    for reader in (Reader(0), Reader(2), Reader(None)):
        events = [table.sight.event(n, reader) for n in range(table.life.n + 1)]
        assert [event.n for event in events] == list(range(table.life.n + 1))
        for event in events:
            for happening in event.entry.happenings if event.entry else ():
                assert happening.kind != "hidden" or set(happening.params) == {"event"}


@pytest.mark.parametrize("game", game_ids())
def test_hi_4_no_seed_before_the_end(game: str) -> None:
    """Neither the seed nor the generator's state is in anything that anybody is sent."""
    seed = bytes(range(100, 132))
    rng, table, sent = Random(8), LocalTable(game, 2, seed).deal(), list[bytes]()
    for _ in range(80):
        if not table.life.awaited:
            break
        seat = table.life.awaited[0]
        action = rng.choice(table.life.running.legal(seat))
        reader = Reader(seat, want="moves")
        sent += [written(table.sight.now(reader, Around(START)))]
        sent += [written(table.sight.plan(ms.Plan("p", (action,)), reader))]
        table.play(action)
    sent += [written(table.sight.event(n, Reader(0))) for n in range(table.life.n + 1)]
    sent += [written(table.sight.welcome(Reader(0), True, (0,), (), START))]
    everything = b"\n".join(sent)
    for secret in (seed.hex().encode(), seed, table.life.running._rng.tobytes().hex().encode()):
        assert secret not in everything


def test_a_plan_is_the_same_for_the_same_world_and_knows_no_real_dice() -> None:
    table = LocalTable("monasterium", 2).deal()
    reader = Reader(table.life.awaited[0], want="moves")
    legal = table.life.running.legal(table.life.awaited[0])
    rerolls = [a for a in legal if "reroll" in table.engine.game.alphabet.text(a)]
    roll: list[int | str] = [*rerolls[:1], "roll"]
    worlds = set()
    for world in range(40):
        plan = ms.Plan("p", tuple(roll), world)
        told = table.sight.plan(plan, reader)
        assert table.sight.plan(plan, reader) == told
        assert told.made == 2, told.refused
        worlds.add(told.lines)
    assert len(worlds) > 5


def test_spectators_ask_nothing() -> None:
    table = LocalTable("luna", 2).deal()
    for ask in (
        lambda: table.sight.plan(ms.Plan("p"), Reader(None)),
        lambda: table.sight.why(ms.Why("w", "pass"), Reader(None)),
        lambda: table.sight.draft("d", 0, Reader(None), False),
    ):
        with pytest.raises(No, match="not_seated"):
            ask()

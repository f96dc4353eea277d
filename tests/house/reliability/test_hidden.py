"""HI-1 and HI-5: what a seat may not know changes no byte that it is sent, and cannot be got by undo."""

from collections import Counter
from random import Random

import pytest

from chapterhouse.games.library import game_ids
from chapterhouse.house import messages as ms
from chapterhouse.house.errors import No
from chapterhouse.house.sight import Around, Sight
from chapterhouse.house.talking import written
from chapterhouse.house.telling import Reader
from tests.house.local import START, LocalTable


def other_world(table: LocalTable, seat: int, rng: Random) -> Sight:
    """The same table with everything that a seat cannot know dealt anew, other dice included."""
    life = table.life.twin()
    twin = life.running.fork()
    view = twin.engine.layout.filtered(twin.rows, seat)
    twin.rows[:] = twin.engine.imagine(view, seat, rng.randbytes(16))
    twin.rows["to_act"] = life.running.rows["to_act"]
    twin.refresh()
    life.table = twin
    return Sight(life)


def asked_of(sight: Sight, reader: Reader, rng: Random) -> list[bytes]:
    """Everything that a seat can ask for without changing the table, refusals included."""
    actions = [rng.randrange(sight.game.alphabet.size) for _ in range(6)]
    legal = sight.view(reader.seat).legal
    actions += [rng.choice(legal) for _ in range(2)] if legal else []
    readers = (reader, Reader(reader.seat, want="moves"))
    sent = [written(sight.now(one, Around(START))) for one in readers]
    for action in actions:
        for ask in (
            lambda: sight.draft("d", action, reader, False),  # noqa: B023 - called at once
            lambda: sight.why(ms.Why("w", action), reader),  # noqa: B023
            lambda: sight.plan(ms.Plan("p", (action,), 1), Reader(reader.seat, want="moves")),  # noqa: B023
        ):
            try:
                sent.append(written(ask()))
            except No as no:
                sent.append(sight.words(reader).refusal(no).encode())
    return sent


def compare(game: str, pairs: int, seed: int) -> None:
    rng, seen = Random(seed), 0
    while seen < pairs:
        table = LocalTable(game, rng.choice([2, 3]), rng.randbytes(32)).deal()
        for _ in range(rng.randrange(120)):
            if not table.life.awaited:
                break
            table.play(rng.choice(table.life.running.legal(table.life.awaited[0])))
        if not table.life.awaited or table.life.running.sealed:
            continue
        for seat in range(table.life.created.players):
            asking = rng.randrange(2**32)
            here = asked_of(table.sight, Reader(seat, "it"), Random(asking))
            there = asked_of(other_world(table, seat, rng), Reader(seat, "it"), Random(asking))
            assert here == there, (game, seat, table.life.ply)
            seen += 1


@pytest.mark.parametrize("game", game_ids())
def test_hi_1_hidden_things_change_no_byte(game: str) -> None:
    compare(game, 6, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
def test_hi_1_two_thousand_pairs(game: str) -> None:
    compare(game, 2500, 2)


def barred(game: str, decisions: int, seed: int) -> dict[str, int]:
    """Asks every seat to undo after decisions; counts why it was refused."""
    rng, found = Random(seed), Counter[str]()
    table = LocalTable(game, 3, rng.randbytes(32)).deal()
    for step in range(decisions):
        if not table.life.awaited:
            break
        table.play(rng.choice(table.life.running.legal(table.life.awaited[0])))
        if table.life.awaited and not table.life.running.sealed:
            found[try_all(table, step, rng)] += 1
    return found


def try_all(table: LocalTable, step: int, rng: Random) -> str:
    """All seats try; whoever decided last, is still to decide, and has seen nothing new, may."""
    last = table.life.running.entry(table.life.ply)
    drawn = any(h.chance or h.reveals for h in last.happenings)
    why = "undone"
    for seat in range(3):
        may = seat in table.life.awaited and last.seat == seat and not drawn
        if may and rng.random() < 0.6:
            continue
        before, wish = table.life.running.rows.tobytes(), ms.Undo(f"u{step}-{seat}", table.life.n)
        if may:
            table.wish(seat, wish)
            return "undone"
        with pytest.raises(No) as no:
            table.wish(seat, wish)
        assert table.life.running.rows.tobytes() == before
        why = no.value.barrier or why
        if last.seat == seat and drawn:  # by consent neither
            with pytest.raises(No, match="undo_refused"):
                table.wish(seat, ms.Propose(f"t{step}-{seat}", "take_back"))
    return why


@pytest.mark.parametrize("game", game_ids())
def test_hi_5_undo_is_barred_by_the_house(game: str) -> None:
    found = barred(game, 400, 3)
    assert found["undone"] > 10
    assert found["seat"] + found["chance"] + found["reveal"] > 2

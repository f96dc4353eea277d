"""The four barriers of undo, at every ply: draw, die, reveal, change of the seat to act (HI-5)."""

import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.errors import UndoRefused
from chapterhouse.kernel.game import Game
from tests.conformance.play import chooser, new_table
from tests.conformance.variants import variants


def test_undo_goes_back_exactly_or_is_refused(game: Game, engine: Engine) -> None:
    for number, variant in enumerate(variants(game)):
        table = new_table(game, variant, 60 + number, engine)
        choose = chooser(table, 0.4, number)
        with pytest.raises(UndoRefused, match="nothing"):
            table.undo()
        while not table.over and table.ply < 250:
            before, legal, seat, log = table.rows.tobytes(), table.legal(), table.to_act, table.log(0)
            action = choose(table)
            happened = table.play(action).happenings
            passed = seat != table.to_act and not table.sealed  # what is sealed can be changed
            barred = passed or any(h.chance or h.reveals for h in happened)
            assert (table.undo_barrier() is not None) == barred
            if barred:
                with pytest.raises(UndoRefused):
                    table.undo()
                continue
            after = table.rows.tobytes()
            table.undo()
            assert (table.rows.tobytes(), table.legal(), table.log(0)) == (before, legal, log)
            table.play(action)
            assert table.rows.tobytes()[:-16] is not None
            assert _same_but_dice(table.rows.tobytes(), after, engine)


def _same_but_dice(one: bytes, other: bytes, engine: Engine) -> bool:
    at = engine.rng_slice
    return one[: at.start] == other[: at.start] and one[at.stop :] == other[at.stop :]


def test_a_preview_changes_nothing_and_stops_before_chance(game: Game, engine: Engine) -> None:
    for number, variant in enumerate(variants(game)):
        table = new_table(game, variant, 80 + number, engine)
        choose = chooser(table, 0.4, number)
        while not table.over and table.ply < 120:
            before, action = table.rows.tobytes(), choose(table)
            shown = table.preview(action)
            assert table.rows.tobytes() == before
            assert not any(h.chance for h in shown.happenings)
            seat, together = table.to_act, bool(table.sealed) or len(table.awaited) > 1
            happened = table.play(action).happenings
            assert shown.before_chance == any(h.chance for h in happened)
            assert shown.ends_turn == (together or shown.before_chance or table.to_act != seat)

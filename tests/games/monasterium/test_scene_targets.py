"""What the scene of Monasterium says of the choices: places, hints, prompts."""

from collections.abc import Callable

import pytest

from chapterhouse.games.monasterium.game import GAME
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES, texts
from tests.games.monasterium.positions import (
    PLENTY,
    act,
    asked,
    begin_send,
    give,
    new_table,
    own_dice,
    play,
    rolled,
    unlock,
    walk,
)
from tests.games.monasterium.scenes import (
    BUILT,
    a_common_room,
    a_joker,
    a_tile_in_hand,
    an_extra_offer,
    arrive_at,
    every_scene,
    own_and_neutral,
    rolling_again,
    seen,
    target,
)

# -- targets and hints -------------------------------------------------------------------------

LINES = [
    (lambda: rolled(new_table(2), (1, 5, 5), (5,)), "place 5", "dice-5", "1 own, 2 neutral"),
    (rolling_again, "roll", "stores-0-reroll", ""),
    (own_and_neutral, "take 2", "dice-2", "1 own, 1 neutral; actions: 1 soup"),
    (a_joker, "column B", "mat-0-head-B", "1 soup, 1 rosary, window tile from a chapel of yours"),
    (lambda: arrive_at(3), "act A III", "mat-0-III-A", "window tile from a chapel of yours"),
    (lambda: arrive_at(5), "goods rosary", "stores-0-rosary", "1 rosary"),
    (lambda: arrive_at(6), "upgrade tool", "stores-0-tool", "1 tool becomes 1 book"),
    (lambda: arrive_at(8), "tile D", "D-tiles", "6 left"),
    (lambda: arrive_at(10), "bonus die", "road-10", "your second"),
    (lambda: own_dice(arrive_at(10), 2), "bonus die", "road-10", "your third"),
    (lambda: arrive_at(10), "bonus points", "road-10", "5 points"),
    (an_extra_offer, "extra chapel", "mat-0-extra-III", ""),
    (an_extra_offer, "decline", None, "the extra novice of row III stays for good"),
    (a_common_room, "decline", None, "the tile is lost"),
    (a_common_room, "build 1", "window-0-1-1", "then 1 influence or 1 soup"),
    (a_tile_in_hand, "build 3", "window-0-3-3", "5 points, then move the messenger 2 spaces or 1 book"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "line", "space", "hint"), LINES)
def test_a_target_has_a_space_and_a_hint(
    build: Callable[[], Table], line: str, space: str | None, hint: str
) -> None:
    found = target(build(), line)
    assert found.space == space
    assert (texts("en", GAME).exact(found.hint) if found.hint else "") == hint


def test_a_send_is_hinted_step_by_step() -> None:
    """M-70, M-72, M-74, M-50: where to, at which price, for what."""
    said = texts("en", GAME).exact
    table = begin_send(give(walk(new_table(3), 1), **PLENTY))

    def hint(line: str) -> str:
        found = target(table, line)
        return f"{found.space}: {said(found.hint) if found.hint else ''}"

    assert hint("send II-B") == "mat-0-II-B: to a building; unlocks: send a novice for 1 influence less"
    assert hint("send III-C") == "mat-0-III-C: to a chapel; unlocks: window tile from a chapel of yours"
    play(table, "send II-B")
    assert hint("to B") == "B-gate: "
    play(table, "to A")
    assert hint("spot 3") == (
        "A-building-3: common room: costs 3 books, 1 influence, gives 3 points, a window tile"
    )
    begin_send(table, "III-A")
    assert hint("to B") == "B-chapel: costs 1 influence"


def test_a_discount_lowers_the_price_that_is_told() -> None:
    """M-50: never below nothing."""
    said = texts("en", GAME).exact
    table = unlock(give(walk(new_table(3), 1), **PLENTY), "II-B", to="E")
    act(table, 2)
    play(table, "act B II", "send I-A", "to A")
    hint = target(table, "spot 1").hint
    assert hint is not None
    assert said(hint) == "profane building: costs 2 soup, gives 1 point, 1 tool"


def test_an_extra_novice_pays_nothing() -> None:
    table = an_extra_offer()
    play(table, "extra building")
    if asked(table) == "monastery":
        play(table, "to A")
    hint = target(table, "spot 1").hint
    assert hint is not None
    assert texts("en", GAME).exact(hint).startswith("profane building: free of charge")


def test_what_waits_behind_an_effect_is_told() -> None:
    """M-45."""
    table = give(unlock(new_table(3), "II-D", to="E"), **PLENTY)
    walk(table, 4)
    act(table, 4)
    play(table, "act D II")
    assert asked(table) == "influence_rosary"
    assert Say("scene-waiting-steps", {"count": 1}) in seen(table).status


@pytest.mark.parametrize("build", BUILT)
def test_a_prompt_speaks_to_who_decides_and_of_whom_for_the_others(build: Callable[[], Table]) -> None:
    table = build()
    for lang in LANGUAGES:
        said = [texts(lang, GAME).exact(scene.prompt) for scene in every_scene(table)]
        name = texts(lang, GAME).exact(Say("seat-name", {"seat": table.to_act}))
        own = said.pop(table.to_act)
        assert len(set(said)) == 1
        assert name in said[0]
        assert name not in own


def test_the_prompt_names_what_is_under_way() -> None:
    table = begin_send(give(walk(new_table(3), 1), **PLENTY), "II-B")
    said = texts("en", GAME).exact
    assert said(seen(table).prompt) == (
        "Choose a monastery in which the novice from row II goes to a building"
    )
    play(table, "to A")
    assert said(seen(table).prompt) == "Choose a building of monastery A for the novice from row II"

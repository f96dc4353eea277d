"""Notation and structured form, for every action of every game."""

import pytest

from chapterhouse.kernel.errors import BadNotation, HouseError
from chapterhouse.kernel.game import Game


def test_every_action_can_be_written_and_read_back(game: Game) -> None:
    for action in game.alphabet.actions:
        assert game.alphabet.parse(action.text) == action.number
        assert game.alphabet.number(action.kind, action.params) == action.number
        assert game.alphabet.from_form({"kind": action.kind, "params": dict(action.params)}) == action.number


def test_a_line_that_is_no_action_says_what_was_expected(game: Game) -> None:
    for action in game.alphabet.actions[:: max(1, game.alphabet.size // 40)]:
        with pytest.raises(BadNotation, match="expected"):
            game.alphabet.parse(action.text + " x")
    with pytest.raises(BadNotation, match="expected a line beginning with"):
        game.alphabet.parse("")


def test_a_wrong_form_names_the_parameter(game: Game) -> None:
    for kind in game.alphabet.kinds:
        good = dict(zip((p.name for p in kind.params), kind.combinations[0], strict=True))
        with pytest.raises(HouseError, match=f"{kind.name}.surplus"):
            game.alphabet.number(kind.name, {**good, "surplus": 1})
        for param in kind.params:
            junk: tuple[object, ...] = (None, True, 10**9, -1, "no such value", 1.0, [], {})
            for bad in junk:
                with pytest.raises(HouseError, match=f"{kind.name}"):
                    game.alphabet.number(kind.name, {**good, param.name: bad})
            with pytest.raises(HouseError, match=f"{kind.name}.{param.name}: missing"):
                game.alphabet.number(kind.name, {k: v for k, v in good.items() if k != param.name})

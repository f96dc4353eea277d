"""What compiled code must keep to, whatever the game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rule import INTERPRETED, RULES
from tests.conformance.play import chooser, new_table, play_out
from tests.conformance.variants import variants


def functions(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Every rule of a file, with the names that it calls."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef) and any("rule" in ast.unparse(d) for d in node.decorator_list):
            calls = {ast.unparse(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)}
            yield node.name, calls


def test_no_rule_calls_itself_by_any_way(game: Game) -> None:
    """A function loaded from Numba's cache lacks the callees that were still compiling when it was."""
    graph = dict(pair for path in sorted(game.folder.glob("*.py")) for pair in functions(path))

    def reach(name: str, seen: frozenset[str]) -> None:
        assert name not in seen, f"{name} calls itself by way of {sorted(seen)}"
        for callee in graph.get(name, set()) & graph.keys():
            reach(callee, seen | {name})

    for name in graph:
        reach(name, frozenset())


def test_rule_names_are_unique_within_a_game(game: Game) -> None:
    names = [name for path in sorted(game.folder.glob("*.py")) for name, _ in functions(path)]
    assert len(names) == len(set(names))


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_every_rule_has_one_signature(game: Game, engine: Engine) -> None:
    """Two signatures of one function, compiled by two processes at once, could mix up its cache."""
    from chapterhouse.kernel.numba_glue import signatures

    table = new_table(game, variants(game)[0], 3, engine)
    play_out(table, chooser(table, 0.3, 3))
    for made in RULES:
        if made.py_func.__module__.startswith((game.package, "chapterhouse.kernel")):
            assert len(signatures(made)) <= 1, made.py_func.__qualname__


def test_a_state_is_small(game: Game) -> None:
    assert game.state.size <= 4096


def test_the_actions_fit_their_buffers(game: Game) -> None:
    assert game.alphabet.size < 2**15

"""Imports go one way: kernel <- games <- bots <- lab, house <- cli. And the kernel knows no game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "src" / "chapterhouse"

# What each part may import beside itself. Lab and house stand side by side and do not know each other.
MAY_IMPORT = {
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "lab": {"kernel", "games", "bots"},
    "house": {"kernel", "games", "bots"},
    "cli": {"kernel", "games", "bots", "lab", "house"},
    "__main__": {"cli"},
    "__init__": set[str](),
}

GAMES = ("monasterium", "templar", "monastery", "luna")
A_GAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
A_MODULE = re.compile(r"chapterhouse(\.\w+)+\.?")


def faults(house: Path) -> list[str]:
    """Every import that goes the wrong way and every game that the kernel names."""
    found = []
    for path in sorted(house.rglob("*.py")):
        place = path.relative_to(house)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{place}:{line}: {fault}" for line, fault in wrong_imports(tree, place)]
        if place.parts[0] == "kernel":
            found += [f"{place}: the kernel names {name}" for name in named_games(tree)]
    return found


def wrong_imports(tree: ast.Module, place: Path) -> Iterator[tuple[int, str]]:
    part = place.with_suffix("").parts[0]
    if part not in MAY_IMPORT:
        yield 1, f"{part} is no part of the house"
        return
    for line, target in imports(tree, place):
        if not allowed(place, target):
            yield line, f"{part} must not import {target}"


def imports(tree: ast.Module, place: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything of ours that a file imports, wherever in the file."""
    for node in ast.walk(tree):
        for target in targets(node, place):
            if target.split(".")[0] == "chapterhouse":
                yield getattr(node, "lineno", 0), target


def targets(node: ast.AST, place: Path) -> list[str]:
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom():
            start = origin(node, place)
            return [f"{start}.{alias.name}" for alias in node.names]
        case ast.Constant(value=str(text)) if A_MODULE.fullmatch(text):
            return [text.rstrip(".")]  # for import_module(...); a docstring is never just a module's name
    return []


def origin(node: ast.ImportFrom, place: Path) -> str:
    """The module that names are imported from, leading dots resolved."""
    if not node.level:
        return node.module or ""
    package = ("chapterhouse", *place.parts[:-1])
    kept = package[: len(package) - node.level + 1]
    return ".".join((*kept, node.module)) if node.module else ".".join(kept)


def allowed(place: Path, target: str) -> bool:
    names = target.split(".")[1:]
    if not names or names[0] == "__version__":
        return True
    part = place.with_suffix("").parts[0]
    if names[0] != part:
        return names[0] in MAY_IMPORT[part]
    # A game is one folder: it shares nothing with another game but the kernel.
    in_a_game = part == "games" and len(place.parts) > 2
    return not in_a_game or names[1:2] == [place.parts[1]]


def named_games(tree: ast.Module) -> list[str]:
    """Games named in code; comments and docstrings may give examples."""
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() if ast.get_docstring(node):
                node.body[0] = ast.Pass()
    return sorted({name.lower() for name in A_GAME.findall(ast.unparse(tree))})


def test_imports_go_one_way() -> None:
    assert faults(HOUSE) == []


def test_every_file_is_read() -> None:
    assert (HOUSE / "kernel").is_dir()
    assert set(GAMES) >= {folder.parent.name for folder in (HOUSE / "games").glob("*/state.py")}


def made_up(folder: Path, place: str, source: str) -> list[str]:
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return faults(folder)


@pytest.mark.parametrize(
    ("place", "source", "target"),
    [
        ("kernel/table.py", "import chapterhouse.games", "games"),
        ("kernel/table.py", "from ..bots import greedy", "bots.greedy"),
        ("kernel/table.py", "from .. import lab", "lab"),
        ("kernel/table.py", "from chapterhouse import cli", "cli"),
        ("kernel/table.py", "def f():  import chapterhouse.lab", "lab"),
        ("kernel/table.py", "load('chapterhouse.games.' + x)", "games"),
        ("kernel/table.py", "load(f'chapterhouse.bots.{x}')", "bots"),
        ("kernel/templates/play.py", "from ...games import x", "games.x"),
        ("games/luna/laws.py", "import chapterhouse.bots", "bots"),
        ("games/luna/laws.py", "from ..templar import x", "games.templar.x"),
        ("games/luna/laws.py", "from .. import GAMES", "games.GAMES"),
        ("games/luna/laws.py", "import chapterhouse.games", "games"),
        ("bots/greedy.py", "from chapterhouse.lab import arena", "lab.arena"),
        ("lab/arena.py", "from chapterhouse.house import app", "house.app"),
        ("house/app.py", "from chapterhouse.lab import arena", "lab.arena"),
        ("house/app.py", "from ..cli import main", "cli.main"),
        ("__init__.py", "from . import kernel", "kernel"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, place: str, source: str, target: str) -> None:
    part = place.removesuffix(".py").split("/")[0]
    assert made_up(tmp_path, place, source) == [f"{place}:1: {part} must not import chapterhouse.{target}"]


@pytest.mark.parametrize("source", ["GAME = 'luna'", "def luna_moves(): ...", "from x import Luna"])
def test_a_game_in_the_kernel_is_found(tmp_path: Path, source: str) -> None:
    assert made_up(tmp_path, "kernel/table.py", source) == ["kernel/table.py: the kernel names luna"]


def test_a_part_of_no_layer_is_found(tmp_path: Path) -> None:
    assert made_up(tmp_path, "cellar/wine.py", "") == ["cellar/wine.py:1: cellar is no part of the house"]


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("kernel/table.py", "from . import state\nfrom chapterhouse import __version__"),
        ("kernel/templates/play.py", "from chapterhouse.kernel.rule import rule\nfrom ..rule import rule"),
        ("kernel/table.py", '"""Luna, for example."""  # or Templar\nTEMPLATES = 1'),
        ("kernel/table.py", "import numpy.games\nfrom games import x"),
        ("games/__init__.py", "from .luna import laws\nfrom chapterhouse.games.templar import laws"),
        ("games/luna/laws.py", "from .state import x\nfrom . import state\nfrom ...kernel.rule import rule"),
        ("games/luna/laws.py", "from chapterhouse.games.luna.state import x"),
        ("bots/greedy.py", "from chapterhouse.games import x\nfrom .random import y"),
        ("lab/arena.py", "from ..bots import greedy"),
        ("house/app.py", "from ..bots import greedy"),
        ("cli/play.py", "from ..house import app\nfrom chapterhouse.lab import arena\nfrom . import main"),
    ],
)
def test_a_right_import_passes(tmp_path: Path, place: str, source: str) -> None:
    assert made_up(tmp_path, place, source) == []

"""`@rule`: one source for a function that a debugger steps through and that runs at native speed.

With `CHAPTERHOUSE_INTERPRET=1` (or `NUMBA_DISABLE_JIT=1`) a rule stays the plain Python function it
is written as. Otherwise it is compiled, and its machine code cached under a hash of every source
file it can reach, so that stale code can never run.
"""

import ast
import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = "1" in (os.environ.get("CHAPTERHOUSE_INTERPRET"), os.environ.get("NUMBA_DISABLE_JIT"))

# Every rule of this process, in the order of definition; for `warm` and for tests.
RULES: list[Any] = []


@overload
def rule(function: F, /) -> F: ...
@overload
def rule(*, inline: bool = False, twin: Callable[..., Any] | None = None) -> Callable[[F], F]: ...
def rule(function: Any = None, /, *, inline: bool = False, twin: Callable[..., Any] | None = None) -> Any:
    """Marks a function as a rule. `inline` suits leaf laws of a few lines. `twin` is what runs
    when interpreted, for the few functions whose integer arithmetic Python does differently."""
    if function is None:
        return lambda f: _make(f, inline, twin)
    return _make(function, inline, twin)


def _make(function: Any, inline: bool, twin: Callable[..., Any] | None) -> Any:
    if INTERPRETED:
        return twin or function
    from chapterhouse.kernel.numba_glue import compiled

    made = compiled(function, stamp, inline)
    RULES.append(made)
    return made


def stamp(function: Any) -> str:
    """The name of the cache folder: a hash of everything that could change the machine code."""
    return _stamp_of(function.__module__)


@lru_cache(maxsize=1024)
def _stamp_of(module_name: str) -> str:
    from chapterhouse.kernel.numba_glue import environment

    hashed = hashlib.sha256(f"{environment()} {sys.version}".encode())
    for path in reachable_sources(module_name):
        hashed.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()[:24]


def reachable_sources(module_name: str) -> list[Path]:
    """The files of a module, of all it imports from its own top package and from this one, and of the
    modules that were handed to it as a template (`__linked__`)."""
    seen: dict[str, Path] = {}
    waiting = [module_name]
    while waiting:
        name = waiting.pop()
        path = _source_of(name)
        if name in seen or path is None:
            continue
        seen[name] = path
        waiting += _imports(path, name, path.stat().st_mtime_ns)
        waiting += _linked(name)
    return [seen[name] for name in sorted(seen)]


def _within(name: str, top: str) -> bool:
    return name.partition(".")[0] in (top, __name__.partition(".")[0])


def _linked(name: str) -> list[str]:
    module = sys.modules.get(name)
    return [m.__name__ for m in getattr(module, "__linked__", ())]


def _source_of(name: str) -> Path | None:
    module = sys.modules.get(name)
    file = getattr(module, "__file__", None)
    if file is None:
        try:
            spec = importlib.util.find_spec(name)
        except (ImportError, ValueError):
            return None
        file = spec.origin if spec else None
    return Path(file) if file and file.endswith(".py") else None


@lru_cache(maxsize=1024)
def _imports(path: Path, name: str, mtime: int) -> tuple[str, ...]:
    found: set[str] = set()
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    top = name.partition(".")[0]
    return tuple(sorted(n for n in found if _within(n, top)))


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    base = ".".join(parts[: len(parts) - node.level + 1])
    return f"{base}.{node.module}" if node.module else base


def instantiate(template: Path, name: str, **parts: ModuleType) -> ModuleType:
    """Makes a module from a template file, with modules such as `game` as its globals.

    Numba never caches functions that close over other compiled ones, but it does cache functions
    that reach them through a module global; hence generic kernels are files, one module per game.
    """
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, template)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(parts, __linked__=tuple(parts.values()))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module

"""The only file that touches Numba and llvmlite. Numba is untyped, and its cache is private API.

`compiled(f)` gives a dispatcher that
- keeps its machine code in a folder whose name is a hash of all sources the function can reach
  (Numba itself does not notice changed callees in other files: numba issues 1833, 8396),
- survives a corrupt, truncated or unwritable cache by compiling again,
- takes every integer as int64, so that no function is compiled once per integer width.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba import njit, typeof, types
from numba.core import event
from numba.core.caching import (
    CacheImpl,
    CompileResultCacheImpl,
    FunctionCache,
    _CacheLocator,
)

CPU_NAME: str = llvmlite.binding.get_host_cpu_name()
CPU_FEATURES: str = llvmlite.binding.get_host_cpu_features().flatten()
VERSIONS = f"numba {numba.__version__} llvmlite {llvmlite.__version__} numpy {np.__version__}"

Stamp = Callable[[Any], str]


def environment() -> str:
    """All that changes machine code beside the sources."""
    opt = os.environ.get("NUMBA_OPT", "")
    bounds = os.environ.get("CHAPTERHOUSE_BOUNDSCHECK", "")
    return f"{VERSIONS} {CPU_NAME} {CPU_FEATURES} opt={opt} bounds={bounds}"


def cache_root() -> Path:
    """Where machine code is kept: the setting, else the user's cache, else a temporary folder."""
    given = os.environ.get("CHAPTERHOUSE_CACHE")
    if given:
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    if os.access(os.path.dirname(home) or "/", os.W_OK) or os.access(home, os.W_OK):
        return Path(home) / "chapterhouse"
    return Path(tempfile.gettempdir()) / "chapterhouse-cache"


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba to keep a function under the folder of its stamp."""

    stamp: Stamp

    def __init__(self, py_func: Any, py_file: str) -> None:
        self._py_file = py_file
        self._key = type(self).stamp(py_func)
        self._name = py_func.__module__

    def get_cache_path(self) -> str:
        return str(cache_root() / self._key / self._name)

    def get_source_stamp(self) -> str:
        return self._key

    def get_disambiguator(self) -> None:
        return None

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator":
        return cls(py_func, py_file)


def _cache_class(stamp: Stamp) -> type[Any]:
    locator = type("Locator", (_Locator,), {"stamp": staticmethod(stamp)})

    class Impl(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (locator,)

    class RuleCache(FunctionCache):  # type: ignore[misc]
        _impl_class: type[CacheImpl] = Impl

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except Exception:  # a damaged file must never stop a game
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                super().save_overload(sig, data)
            except Exception:  # a full or read-only disk: we just compile next time
                return

    return RuleCache


def _widened(kind: Any) -> Any:
    plain = types.unliteral(kind)
    if isinstance(plain, types.Integer | types.Boolean) and plain != types.uint64:
        return types.int64
    return plain


def compiled(function: Callable[..., Any], stamp: Stamp, inline: bool = False) -> Any:
    """The function as machine code, compiled at the first call or taken from the cache."""
    bounds = bool(os.environ.get("CHAPTERHOUSE_BOUNDSCHECK"))
    options = {"nogil": True, "error_model": "numpy", "boundscheck": bounds}
    if inline:
        options["forceinline"] = True
    dispatcher = njit(**options)(function)
    dispatcher._cache = _LazyCache(function, stamp)
    plain_template = dispatcher.get_call_template

    def template(args: Any, kws: Any) -> Any:
        return plain_template(tuple(_widened(a) for a in args), kws)

    dispatcher.get_call_template = template
    return dispatcher


class _LazyCache:
    """Makes the real cache at first use: stamps need all modules to be loaded."""

    def __init__(self, function: Callable[..., Any], stamp: Stamp) -> None:
        self._function, self._stamp = function, stamp
        self._real: Any = None

    def _cache(self) -> Any:
        if self._real is None:
            try:
                self._real = _cache_class(self._stamp)(self._function)
            except Exception:  # no folder to write to: live without a cache
                self._real = _NoCache()
        return self._real

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._cache().load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        self._cache().save_overload(sig, data)

    def flush(self) -> None:
        self._cache().flush()

    @property
    def cache_path(self) -> Any:
        return getattr(self._cache(), "cache_path", None)


class _NoCache:
    def load_overload(self, sig: Any, target_context: Any) -> None:
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        return None

    def flush(self) -> None:
        return None


def compile_for(dispatcher: Any, *examples: Any) -> None:
    """Compiles (or loads) a function for arguments like the given ones, without calling it."""
    dispatcher.compile(tuple(_widened(typeof(e)) for e in examples))


def signatures(dispatcher: Any) -> list[str]:
    """The signatures compiled so far; there should be one."""
    return [str(s) for s in dispatcher.signatures]


def cache_hits(dispatcher: Any) -> int:
    """How many signatures came from the cache."""
    return sum(dispatcher.stats.cache_hits.values())


class CompileWatch(event.Listener):  # type: ignore[misc]
    """Calls back with the number of functions compiled so far."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell, self._count = tell, 0

    def on_start(self, happening: Any) -> None:
        return

    def on_end(self, happening: Any) -> None:
        self._count += 1
        self._tell(self._count)

    def __enter__(self) -> "CompileWatch":
        event.register("numba:compile", self)
        return self

    def __exit__(self, *exc: object) -> None:
        event.unregister("numba:compile", self)

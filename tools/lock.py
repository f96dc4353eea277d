"""Compiles pyproject.toml into requirements/*.txt: exact versions with hashes, for every platform.

The lists name no index, so that anyone may install them from the package index or mirror of their
own. Versions stay as they are unless pyproject.toml forbids them; `--upgrade` takes the newest.
"""

import subprocess
import sys
from pathlib import Path

# Each list with what it holds beside the package's own needs: a dependency group, a list whose versions
# it shares, and extras of the package.
LISTS: dict[str, tuple[str, str | None, tuple[str, ...]]] = {
    "run": ("build", None, ()),
    "dev": ("dev", "run", ("postgres", "lab", "rl", "spiel", "cluster")),
    "bench": ("bench", "run", ()),
}

FLAGS = [
    "--universal",
    "--python-version=3.11",
    "--fork-strategy=fewest",  # one version for every Python wherever there is one
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--quiet",
]


def command(name: str, upgrade: bool) -> list[str]:
    """The call that compiles one list."""
    group, shared, extras = LISTS[name]
    call = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--group", group, *FLAGS]
    call += [word for extra in extras for word in ("--extra", extra)]
    call += ["--output-file", f"requirements/{name}.txt"]
    call += ["--constraints", f"requirements/{shared}.txt"] if shared else []
    return call + (["--upgrade"] if upgrade else [])


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    upgrade = "--upgrade" in sys.argv[1:]
    for name in LISTS:
        print(f"requirements/{name}.txt")
        subprocess.run(command(name, upgrade), cwd=root, check=True)


if __name__ == "__main__":
    main()

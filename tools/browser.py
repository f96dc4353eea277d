"""Sees to it that there is a Chromium for the browser tests: Debian's, if none is there yet."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-dejavu-core")

MISSING = """\
The browser tests need Chromium, and it could not be installed by itself. Install it, for instance with
    apt-get install chromium
or name another one: CHAPTERHOUSE_CHROMIUM=/path/to/chromium make test"""


def chromium() -> str | None:
    """The browser that tests use."""
    named = os.environ.get("CHAPTERHOUSE_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """As root, or by a sudo that asks nothing."""
    if shutil.which("apt-get") is None:
        return
    before = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if before and shutil.which("sudo") is None:
        return
    quiet = {"stdout": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Chromium for the browser tests")
    call = [*before, "apt-get", "install", "-y", "-q", "--no-install-recommends", *PACKAGES]
    if subprocess.run(call, env=env, **quiet).returncode:  # type: ignore[call-overload]
        subprocess.run([*before, "apt-get", "update", "-q"], env=env, **quiet)  # type: ignore[call-overload]
        subprocess.run(call, env=env, **quiet)  # type: ignore[call-overload]


def main() -> None:
    if chromium() is None:
        install()
    if chromium() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()

"""Takes the pictures of README: real pages of a house that runs for as long as it takes.

`python -m tools.screenshots`"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import MISSING, chromium

ROOT = Path(__file__).resolve().parent.parent
SHELF = ROOT / "docs/pictures"
PORT = 18765
BASE = f"http://127.0.0.1:{PORT}"

# Name, game, decisions before the picture, and the browser.
SHOTS: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("luna", "luna", 44, {"viewport": {"width": 1360, "height": 850}, "color_scheme": "light"}),
    ("monasterium", "monasterium", 40, {"viewport": {"width": 1360, "height": 850}, "color_scheme": "dark"}),
    ("templar", "templar", 30, {"viewport": {"width": 1360, "height": 850}, "color_scheme": "light"}),
    ("monastery", "monastery", 30, {"viewport": {"width": 1360, "height": 850}, "color_scheme": "light"}),
    ("phone", "luna", 30, {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}),
)


def play(page: Page, game: str, decisions: int) -> None:
    """A seat among bots, so many decisions long."""
    page.goto(BASE)
    page.locator(f".game-{game} .primary").click()
    page.wait_for_selector(".action-bar", timeout=60_000)
    rng, now = Random(8), ".is-drafted .primary:enabled, .chooser li button"
    found = f"{now}, .cell.can, .action-bar .choice:enabled"
    for _ in range(decisions):
        page.wait_for_selector(found, timeout=60_000)
        page.wait_for_timeout(300)
        first = page.locator(now)
        open_ = first if first.count() else page.locator(found)
        if open_.count():
            open_.nth(rng.randrange(open_.count())).dispatch_event("click")
        page.wait_for_timeout(150)
    page.wait_for_selector(found, timeout=60_000)
    page.wait_for_timeout(1500)
    page.locator(".board-main").evaluate("(board) => board.scrollTo(0, 0)")


def take(browser: Browser) -> None:
    """All pictures of games that are there."""
    for name, game, decisions, options in SHOTS:
        if (ROOT / f"src/chapterhouse/games/{game}/game.py").exists():
            page = browser.new_context(locale="en-GB", **options).new_page()
            play(page, game, decisions)
            page.screenshot(path=SHELF / f"{name}.png")
            print(SHELF / f"{name}.png")
            page.context.close()


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit(MISSING)
    SHELF.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        call = [sys.executable, "-m", "chapterhouse", "serve", "--port", str(PORT), "--data", data]
        house = subprocess.Popen(call, cwd=ROOT)
        try:
            time.sleep(12)
            with sync_playwright() as playwright:
                take(playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]))
        finally:
            house.terminate()
            house.wait(30)


if __name__ == "__main__":
    main()

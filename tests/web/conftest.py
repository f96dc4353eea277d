"""A browser, and pages that must not complain: any error, refused resource or broken policy fails a test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from chapterhouse.house.static import STATIC
from tests.house.conftest import RunningHouse
from tools import browser

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own browser. Without one these tests fail: they are not left out in silence."""
    if not (STATIC / "manifest.json").is_file():
        pytest.fail("the pages are not built: run `python tools/build_web.py`, or `make test`")
    path = browser.chromium()
    if path is None:
        pytest.fail(browser.MISSING)
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield made
        made.close()


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house for browsers."""
    made = RunningHouse(f"sqlite:{tmp_path_factory.mktemp('web') / 'house.sqlite'}")
    yield made
    made.stop()


class Watched:
    """Browsers whose complaints are kept."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self._browser, self.base = chromium, base
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # what a test provokes

    def page(self, **more: Any) -> Page:
        """A page of a browser of its own."""
        options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **more}
        context = self._browser.new_context(base_url=self.base, **options)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def close(self) -> None:
        """Shuts the browsers, and fails if one has complained."""
        for context in self._contexts:
            context.close()
        left = [said for said in self.complaints if not any(word in said for word in self.forgiven)]
        assert left == []


@pytest.fixture
def watched(chromium: Browser, web: RunningHouse) -> Iterator[Watched]:
    """Browsers of one test."""
    made = Watched(chromium, web.url)
    yield made
    made.close()


@pytest.fixture
def open_page(watched: Watched) -> Callable[..., Page]:
    """Opens a page in a new browser."""
    return watched.page

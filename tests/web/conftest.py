"""A browser, and pages that must not complain: any error, refused resource or broken policy fails a test."""

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from chapterhouse.house.static import STATIC
from tests.house.conftest import RunningHouse

ROOT = Path(__file__).resolve().parents[2]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}


def _tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own browser. Without one these tests fail: they are not left out in silence."""
    if not (STATIC / "manifest.json").is_file():
        pytest.fail("the pages are not built: run `python tools/build_web.py`, or `make test`")
    tool = _tool("browser")
    path = tool.chromium()
    if path is None:
        pytest.fail(tool.MISSING)
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

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser, self.base = browser, base
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

"""The accessibility rules of axe, as they come locked with the client's own tools."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FILE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def _source() -> str:
    return FILE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What is wrong on the page, rule by rule with the places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((all) => all.violations)")
    return [
        f"{rule['id']}: {rule['help']}: " + "; ".join(node["html"][:160] for node in rule["nodes"][:3])
        for rule in found
    ]

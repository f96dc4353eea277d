"""Somebody who sits before the page: looks what can be chosen, and chooses with mouse, keys or finger."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

# What can be chosen now, and where it is on the page. A choice that would end the turn lies as a draft.
LOOK = """() => {
  const page = document.querySelector('.table-page');
  if (!page || page.getAttribute('aria-busy') === 'true') return null;
  const all = (found) => [...document.querySelectorAll(found)];
  const open = all('.chooser button:not(.shut)');
  const draft = all('.is-drafted .primary:not(:disabled)');
  const cells = open.length || draft.length ? [] : all('.cell.can');
  const buttons = open.length || draft.length ? [] : all('.action-bar .choice:not(:disabled)');
  return {
    n: Number(page.dataset.n), phase: page.dataset.phase, point: page.dataset.point,
    draft: draft.length, chooser: open.length, cells: cells.length, buttons: buttons.length,
  };
}"""

SPOT = """([found, at]) => {
  const element = [...document.querySelectorAll(found)][at];
  if (!element) return null;
  const drawn = element.querySelector('.space') ?? element;
  drawn.scrollIntoView({block: 'center', inline: 'center'});
  const box = drawn.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

KINDS = {
    "chooser": ".chooser button:not(.shut)",
    "draft": ".is-drafted .primary:not(:disabled)",
    "cells": ".cell.can",
    "buttons": ".action-bar .choice:not(:disabled)",
}


class Player:
    """Plays at random. `seen` is told of every kind of decision when it comes for the first time."""

    def __init__(self, page: Page, seed: int, seen: Callable[[str], None] = lambda point: None) -> None:
        self.page, self.rng, self._seen = page, Random(seed), seen
        self.points: set[str] = set()
        self.made = 0

    def look(self, wait: float = 60.0) -> dict[str, Any]:
        """What can be chosen, when something can be; or the end."""
        found: dict[str, Any] = self.page.wait_for_function(
            f"() => {{ const it = ({LOOK})(); "
            "return it && (it.phase !== 'running' && it.phase !== 'open' || "
            "it.draft + it.chooser + it.cells + it.buttons) ? it : null }",
            timeout=wait * 1000,
        ).json_value()
        return found

    def glance(self) -> None:
        """Chooses something if there is something to choose."""
        found = self.page.evaluate(LOOK)
        if found and found["draft"] + found["chooser"] + found["cells"] + found["buttons"]:
            self.choose(found)

    def play(self, most: int, stop: Callable[[dict[str, Any]], bool] = lambda found: False) -> dict[str, Any]:
        """Chooses until the end, or so often, or until something is so."""
        found = self.look()
        while found["phase"] == "running" and self.made < most and not stop(found):
            if found["point"] and found["point"] not in self.points and not found["chooser"] + found["draft"]:
                self.points.add(found["point"])
                self._seen(found["point"])
            self.choose(found)
            self.made += 1
            found = self.look()
        return found

    def choose(self, found: dict[str, Any]) -> None:
        """One of the things on the page."""
        kind = next((kind for kind in ("chooser", "draft") if found[kind]), "")
        if kind:
            self.take(kind, self.rng.randrange(found[kind]))
            return
        at = self.rng.randrange(found["cells"] + found["buttons"])
        if at < found["cells"]:
            self.take("cells", at)
        else:
            self.take("buttons", at - found["cells"])

    def take(self, kind: str, at: int) -> None:
        """Clicks with the mouse."""
        spot = self.page.evaluate(SPOT, [KINDS[kind], at])
        if spot:
            self.page.mouse.click(*spot)


class Fingers(Player):
    """Taps."""

    def take(self, kind: str, at: int) -> None:
        """A tap on it, where it is on the glass."""
        spot = self.page.evaluate(SPOT, [KINDS[kind], at])
        if spot:
            self.page.touchscreen.tap(*spot)


class Keys(Player):
    """Plays by keyboard alone: a key walks from target to target, Enter chooses."""

    def take(self, kind: str, at: int) -> None:
        """Goes there by keys and presses Enter."""
        if kind == "draft":
            self.page.keyboard.press("e")
        elif kind == "chooser":
            for _ in range(at):
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        elif kind == "cells":
            self.page.evaluate("document.activeElement?.blur()")
            for _ in range(at + 1):
                self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(str(at + 1))


def open_table(page: Page, game: str, seats: list[str], **settings: Any) -> dict[str, Any]:
    """A new table, opened as the page itself does it; shown when this returns."""
    page.goto("/")
    run = settings.pop("run", {})
    body = {
        "game": game,
        "players": len(seats),
        "seats": seats,
        "name": "Ada",
        "options": settings.pop("options", {}),
        "settings": {"pace": 0, **run},
    }
    opened: dict[str, Any] = page.evaluate(
        """async (body) => {
          const ask = (path, what) => fetch(path, {method: 'POST', body: JSON.stringify(what),
            headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
          await ask('/api/me', {name: body.name, lang: document.documentElement.lang});
          return ask('/api/tables', body);
        }""",
        body,
    )
    page.goto(f"/t/{opened['table']}?seat={opened['seat'] or 0}")
    page.wait_for_selector(".table-page")
    return opened

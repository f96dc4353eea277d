"""What a screen reader finds on a page, held as files: whatever changes there is looked at by somebody.

`CHAPTERHOUSE_WRITE_GOLDEN=1 pytest tests/web/test_spoken.py` writes the files anew."""

import os
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from playwright.sync_api import Page

from chapterhouse.games.library import game_ids
from chapterhouse.kernel.texts import LANGUAGES
from tests.web.player import Player, open_table
from tests.web.stored import SEED

GOLDEN = Path(__file__).with_name("golden")
WRITE = "CHAPTERHOUSE_WRITE_GOLDEN"


def compare(name: str, said: str) -> None:
    """Compares with the file; writes it where that was asked for."""
    path = GOLDEN / f"{name}.yaml"
    if os.environ.get(WRITE):
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8"), f"{path.name}: if it is meant so, write it anew"


# What this seat adds to the dice is no chance here; all other numbers of the page still differ.
SAME_DICE = """let n = 0; crypto.getRandomValues = (bytes) => bytes.fill(++n)"""


@pytest.mark.parametrize("game", game_ids())
def test_what_a_table_says_when_it_is_laid_out(open_page: Callable[..., Page], game: str) -> None:
    page = open_page()
    page.add_init_script(SAME_DICE)
    with mock.patch("chapterhouse.house.opening.fresh_seed", return_value=SEED):
        table = open_table(page, game, ["me", "random"])
    Player(page, 1).look()
    page.goto(f"/t/{table['table']}?seat=0#ply=0")
    page.wait_for_selector(".table-page[aria-busy=false] .is-looking")
    page.wait_for_load_state("networkidle")
    compare(f"{game}.table", page.locator(".board-main").aria_snapshot() + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_what_the_lobby_says_of_a_game(open_page: Callable[..., Page], game: str, lang: str) -> None:
    page = open_page(locale=lang)
    page.goto("/")
    page.wait_for_selector(f".game-{game} .primary")
    compare(f"{game}.lobby.{lang}", page.locator(f".game-{game}").aria_snapshot() + "\n")

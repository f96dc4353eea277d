"""Tables in lists: what they say of themselves, and which finished games everybody may look back at."""

from random import Random
from typing import Any

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house import service
from chapterhouse.house.cards import card_told, card_words, clock_words, span
from chapterhouse.house.client import HouseClient, HouseSaidNo
from chapterhouse.house.service import House
from chapterhouse.house.store import queries
from chapterhouse.house.store.rows import Card, CardSeat
from chapterhouse.house.words import words
from chapterhouse.kernel.texts import LANGUAGES
from tests.house.conftest import RunningHouse
from tests.house.seats import People, assert_done, people


def card(**more: Any) -> Card:
    """A card."""
    settings = more.pop("settings", ms.Settings())
    given = {
        "table": "t", "seq": 3, "at": 0, "game": "luna", "phase": "open", "listed": settings.listed,
        "watch": settings.watch, "clock": settings.clock.mode, "seats": (CardSeat(0, "person", "Ada"),),
        "awaited": (), "due": False, "options": {}, "settings": settings,
    }  # fmt: skip
    return Card(**{**given, **more})


def test_a_card_says_how_the_table_is_played() -> None:
    assert card_words(card(), "en") == ["usual rules", "no clock", "others may look on", "no chat"]
    options = {"setup": "preset", "figures": "random", "level": 1}
    settings = ms.Settings(ms.Clock("live", 1200, 30), watch=False, chat=True, listed=False, hotseat=True)
    told = card_words(card(options=options, settings=settings), "en")
    assert "20 minutes each, 30 seconds more for every turn" in told
    assert "not for looking on" in told
    assert "chat" in told
    assert told[0] != "usual rules"
    assert len({tuple(card_words(card(options=options, settings=settings), lang)) for lang in LANGUAGES}) == 3


def test_a_clock_in_words() -> None:
    w = words("en")
    assert [span(s, w) for s in (0, 1, 90, 60, 3600, 86_400, 604_800, 5_460)] == [
        "0 seconds", "1 second", "90 seconds", "1 minute", "1 hour", "1 day", "7 days", "91 minutes",
    ]  # fmt: skip
    relaxed = clock_words(ms.Clock("relaxed", 604_800, 86_400, (22, 6)), w)
    assert relaxed == "7 days each, 1 day more for every turn, still from 22 to 6 o’clock (UTC)"


# -- finished games -----------------------------------------------------------------------


def lines(client: HouseClient, lang: str = "en") -> dict[str, dict[str, Any]]:
    """All finished games, page for page."""
    found: dict[str, dict[str, Any]] = {}
    before: str | None = ""
    while before is not None:
        told = client.get(f"/api/finished?before={before}&lang={lang}")
        assert len(told["tables"]) <= service.PAGE
        fresh = {line["table"]: line for line in told["tables"]}
        assert not set(found) & set(fresh)
        found |= fresh
        before = told["before"]
    return found


def test_finished_games_come_page_for_page_the_newest_first(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "PAGE", 2)
    later = 10**16  # than any other game of this house
    over = {"phase": "over", "end": "sixth round", "scores": (41,), "winners": (0,)}
    given = [card(table=f"page{at}", at=later + at // 2, **over) for at in range(5)]
    given.append(card(table="private", at=later, **over, settings=ms.Settings(watch=False)))
    given.append(card(table="unlisted", at=later, **over, settings=ms.Settings(listed=False)))
    given.append(card(table="broken-off", at=later, phase="abandoned"))

    async def keep(house: House) -> None:
        for one in given:
            await house.store.write(queries.keep_card, one)

    open_house.inside(keep)
    found = lines(open_house.client())
    assert list(found)[:5] == ["page4", "page3", "page2", "page1", "page0"]
    assert not {"private", "unlisted", "broken-off"} & set(found)
    page = open_house.client().request("GET", "/plain/finished")[2].decode()
    assert "/plain/t/page4/dice" in page
    assert "before=" in page
    assert "Ada 41" in page
    open_house.inside(lambda house: house.store.write(forget))


def forget(db: queries.Connection) -> None:
    """Cards without a table are nobody's business but this test's."""
    db.rows("DELETE FROM card WHERE table_id NOT IN (SELECT id FROM gaming_table)")


def test_a_finished_game_of_others_can_be_looked_back_at(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        table.play(10_000, Random(1))
        stranger = open_house.client()
        line = lines(stranger)[table.table]
        record = stranger.get(f"/api/tables/{table.table}/record")
        assert line["result"]["scores"] == record["result"]["scores"]
        assert line["result"]["winners"] == record["result"]["winners"]
        assert line["words"]
        assert {"Ada", "Ben"} == {seat["name"] for seat in line["seats"]}
        assert stranger.get(f"/api/tables/{table.table}/poll?after=-1")["messages"]
        told = {str(lines(stranger, lang)[table.table]["result"]["words"]) for lang in LANGUAGES}
        assert len(told) == 3


def abandoned(table: People) -> None:
    """Ends a game by consent."""
    table.deal()
    motion = assert_done(table[0].wish(ms.Propose("a", "abandon"))).n
    assert_done(table[1].wish(ms.Answer("a", motion, True)))


def test_a_private_game_is_nobody_elses_business_after_the_end_either(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, watch=False) as table:
        abandoned(table)
        stranger = open_house.client()
        for what in ("poll?after=-1", "record", "dice"):
            with pytest.raises(HouseSaidNo, match="forbidden"):
                stranger.get(f"/api/tables/{table.table}/{what}")
        assert table[0].house.get(f"/api/tables/{table.table}/dice", table[0].key)["holds"] is True
    hidden = card(phase="over", end="sixth round", scores=(41,), settings=ms.Settings(watch=False))
    assert card_told(hidden, "en")["result"] is None
    assert card_told(hidden, "en", own=True)["result"]["scores"] == (41,)
    assert "scores" not in card_told(hidden, "en")


def test_a_running_game_that_is_not_for_looking_on_is_not_in_the_lobby(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, watch=False) as table:
        stranger = open_house.client()

        def lobby() -> list[str]:
            return [line["table"] for line in stranger.get("/api/tables")["tables"]]

        assert table.table in lobby()
        table.deal()
        assert table.table not in lobby()


@pytest.mark.parametrize("before", ["x", "-1", "1" * 30, "12-" + "x" * 100, "1.5-a"])
def test_a_page_that_cannot_be_is_refused(open_house: RunningHouse, before: str) -> None:
    with pytest.raises(HouseSaidNo, match="malformed"):
        open_house.client().get(f"/api/finished?before={before}")


def test_my_running_tables_come_before_those_that_are_over(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "SHOWN", 2)
    browser = open_house.client()
    browser.post("/api/me", {"name": "Ada"})
    first = browser.post("/api/tables", {"game": "luna", "players": 2})["table"]
    for _ in range(2):
        body = {"game": "luna", "players": 2, "seats": ["me", "random"], "settings": {"confirm": "quick"}}
        opened = browser.post("/api/tables", body)
        with_me = open_house.house
        told = {"type": "ready", "id": "r"}
        browser.post(f"/api/tables/{opened['table']}/send?seat=0", told)
        browser.post(
            f"/api/tables/{opened['table']}/send?seat=0", {"type": "propose", "id": "p", "what": "abandon"}
        )
        assert with_me.tables[opened["table"]].life.phase == "abandoned"
    mine = [line["table"] for line in browser.get("/api/me")["tables"]]
    assert len(mine) == 2
    assert mine[0] == first

"""Long polling: the same messages, where sockets are blocked (WS-5)."""

import threading
import time
from random import Random

from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient, PollClient, fresh_id
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, people


def poll(client: HouseClient, table: str, key: str, query: str) -> list[dict[str, object]]:
    told: list[dict[str, object]] = client.get(f"/api/tables/{table}/poll?{query}", key)["messages"]
    return told


def test_a_poll_waits_for_news(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        mover, other = table.mover, table.other
        got: list[list[dict[str, object]]] = []
        query = f"seat={other.seat}&after={other.n}&wait=20&want=moves"
        waiting = threading.Thread(
            target=lambda: got.append(poll(open_house.client(), table.table, other.key, query))
        )
        waiting.start()
        time.sleep(0.3)
        assert not got
        assert_done(mover.play(mover.now.legal[0]))
        waiting.join(10)
        assert [message["type"] for message in got[0]] == ["event", "now"]


def test_a_poll_without_news_is_empty_in_time(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        start = time.monotonic()
        told = poll(open_house.client(), table.table, table[0].key, f"seat=0&after={table[0].n}&wait=1")
        assert told == []
        assert 0.9 < time.monotonic() - start < 5


def test_polls_and_sockets_hear_the_same(open_house: RunningHouse) -> None:
    with people(open_house, "monasterium", 2) as table:
        table.deal()
        table.play(30, Random(2))
        polled = PollClient(open_house.client(), table.table, table[0].key, 0)
        polled.receive(1)
        assert [(e.n, e.kind, e.entry, e.data) for e in polled.events] == [
            (e.n, e.kind, e.entry, e.data) for e in table[0].events
        ]
        assert polled.now.legal == table[0].now.legal
        told = polled.wish(ms.Past(fresh_id(), 3))
        assert isinstance(told, ms.Looked)


def test_chat_by_polling(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, chat=True) as table:
        assert_done(table[0].wish(ms.Chat("a", "hello")))
        query = f"seat=1&after={table[1].n}&wait=1&chat=0"
        told = poll(open_house.client(), table.table, table[1].key, query)
        assert [(message["type"], message.get("text")) for message in told] == [
            ("spoken", "hello"), ("now", None),
        ]  # fmt: skip

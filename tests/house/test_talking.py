"""Chat: off unless the table wants it, players and spectators apart, under the vow of silence."""

from dataclasses import replace

import pytest

from chapterhouse.house import messages as ms
from chapterhouse.house.client import SeatClient, fresh_id
from chapterhouse.house.guard import Limits
from tests.house.conftest import FREE, RunningHouse
from tests.house.seats import People, assert_done, people, refused


def spectator(running: RunningHouse, table: People, name: str = "Zoe") -> SeatClient:
    """Somebody with a name who looks on."""
    client = running.client()
    client.post("/api/me", {"name": name})
    made = SeatClient(client, table.table)
    made.open()
    return made


def test_chat_is_off_by_default(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        refused(table[0].wish(ms.Chat("c", "hello")), "chat_off")


def test_players_and_spectators_do_not_read_each_other_while_the_game_runs(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, chat=True) as table:
        table.deal()
        watcher = spectator(open_house, table)
        assert_done(table[0].wish(ms.Chat("a", "my plan")))
        assert_done(watcher.wish(ms.Chat("b", "his plan is bad")))
        assert table[1].wait_until(lambda: len(table[1].spoken) == 1, 5)
        assert watcher.wait_until(lambda: len(watcher.spoken) == 1, 5)
        assert [line.text for line in table[1].spoken] == ["my plan"]
        assert [(line.text, line.name, line.seat) for line in watcher.spoken] == [
            ("his plan is bad", "Zoe", None)
        ]
        n = table[0].n
        motion = assert_done(table[0].wish(ms.Propose("p", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
        late = spectator(open_house, table, "Yan")
        assert late.wait_until(lambda: len(late.spoken) == 2, 5)
        assert n < table[0].n  # chat is no part of the log
        assert "plan" not in str(table[1].events)
        watcher.close()
        late.close()


def test_a_spectator_without_a_name_does_not_talk(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, chat=True) as table:
        nobody = SeatClient(open_house.client(), table.table, "looking on")
        nobody.open()
        refused(nobody.wish(ms.Chat("a", "hello")), "bad_name")
        nobody.close()


def test_the_vow_of_silence(open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game says by its hook when the players may not talk; spectators took no vow."""
    with people(open_house, "luna", 2, chat=True) as table:
        life = open_house.house.tables[table.table].life
        vow = replace(life.engine.game, silence=lambda view: view.seat is None)
        monkeypatch.setattr(life.engine, "game", vow)
        assert_done(table[0].wish(ms.Chat("a", "before the deal")))
        table.deal()
        assert table[0].now.silence
        refused(table[0].wish(ms.Chat("b", "psst")), "silence")
        watcher = spectator(open_house, table)
        assert_done(watcher.wish(ms.Chat("c", "so quiet")))
        watcher.close()


def test_rl_2_three_lines_at_once(tmp_path: object) -> None:
    running = RunningHouse(f"sqlite:{tmp_path}/h.sqlite", replace(FREE, chat=Limits().chat))
    try:
        with people(running, "luna", 2, chat=True) as table:
            for text in "abc":
                assert_done(table[0].wish(ms.Chat(fresh_id(), text)))
            told = refused(table[0].wish(ms.Chat(fresh_id(), "d")), "rate")
            assert told.retry
            assert 0 < told.wait <= 2
    finally:
        running.stop()


def test_rl_2_five_tables_a_minute_and_then_429_with_a_time(tmp_path: object) -> None:
    running = RunningHouse(f"sqlite:{tmp_path}/h.sqlite", Limits())
    try:
        client = running.client()
        body = {"game": "luna", "players": 2, "name": "Ada"}
        answers = [client.request("POST", "/api/tables", body) for _ in range(6)]
        assert [status for status, _, _ in answers] == [200] * 5 + [429]
        assert 1 <= int(answers[5][1]["retry-after"]) <= 12
        entering = [client.request("POST", "/api/me", {"name": "Ada"})[0] for _ in range(12)]
        assert entering[-1] == 429
    finally:
        running.stop()

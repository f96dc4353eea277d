"""Stored tables replay, or are named: RI-2, RI-4, RI-5, RI-7; dice are counted from the logs: FA-5."""

import asyncio
import gc
import json
import tracemalloc
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from chapterhouse.cli import house as cli
from chapterhouse.games.library import all_games, game_ids, load_game
from chapterhouse.house.checking import Checked, check_tables
from chapterhouse.house.service import House
from chapterhouse.house.store import Store, queries, store_of
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import from_json, replay
from tests.house.conftest import RunningHouse
from tests.house.seats import people


def filled(folder: Path, decisions: int = 25) -> str:
    """A house with one running table of every game; returns where its store is."""
    url = f"sqlite:{folder / 'house.sqlite'}"
    running = RunningHouse(url)
    for game in game_ids():
        with people(running, game, 2) as table:
            table.deal()
            table.play(decisions, Random(2))
    running.stop()
    return url


def found(url: str) -> list[Checked]:
    """What the check says of every table."""

    async def ask(store: Store) -> list[Checked]:
        return [checked async for checked in check_tables(store)]

    store = store_of(url)
    store.open()
    try:
        return asyncio.run(ask(store))
    finally:
        store.close()


def change(url: str, sql: str, *args: object) -> None:
    """Somebody changes the file by hand."""

    async def run(store: Store) -> None:
        await store.write(lambda db: db.rows(sql, *args))

    store = store_of(url)
    store.open()
    asyncio.run(run(store))
    store.close()


def test_ri_4_running_tables_replay_under_todays_rules(tmp_path: Path) -> None:
    told = found(filled(tmp_path))
    assert sorted(checked.game for checked in told) == sorted(game_ids())
    assert [checked.fault for checked in told] == [""] * len(told)
    assert all(checked.events > 10 for checked in told)


def test_ri_4_a_table_of_other_rules_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = filled(tmp_path, 5)
    game = load_game("luna")
    object.__setattr__(game, "rules_version", game.rules_version + 1)
    try:
        faults = {checked.game: checked.fault for checked in found(url)}
        ran = CliRunner().invoke(cli, ["tables", "--data", str(tmp_path), "--json"])
        shown = CliRunner().invoke(cli, ["tables", "--data", str(tmp_path), "--lang", "de"])
    finally:
        object.__setattr__(game, "rules_version", game.rules_version - 1)
    assert "rules version" in faults.pop("luna")
    assert set(faults.values()) == {""}
    assert ran.exit_code == 1
    assert {json.loads(line)["game"] for line in ran.stdout.splitlines()} == set(game_ids())
    assert shown.exit_code == 1
    assert "anders" in shown.stdout


def test_ri_5_a_changed_event_is_named_by_its_number(tmp_path: Path) -> None:
    url = filled(tmp_path, 5)
    change(
        url, "UPDATE event SET at = at + 1 WHERE seq = 3 AND table_id IN (SELECT min(id) FROM gaming_table)"
    )
    faults = [checked.fault for checked in found(url)]
    assert [fault for fault in faults if fault] == ["event 3 was changed after it was written"]


def test_the_command_says_how_many_tables_it_saw(tmp_path: Path) -> None:
    filled(tmp_path, 5)
    for lang, word in (("en", "tables"), ("it", "tavoli"), ("de", "Tische")):
        ran = CliRunner().invoke(cli, ["tables", "--data", str(tmp_path), "--lang", lang])
        assert ran.exit_code == 0
        assert word in ran.stdout


# -- one finished game for every end ------------------------------------------------------


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_ri_2_finished_games_replay_at_every_event(game: Game, open_house: RunningHouse) -> None:
    """A whole game at the house, its record replayed ply by ply."""
    ended_and_replayed(open_house, game, max(game.options.players))


@pytest.mark.soak
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_ri_2_every_number_of_players(game: Game, open_house: RunningHouse) -> None:
    for players in game.options.players:
        if players > 1:
            ended_and_replayed(open_house, game, players)


def ended_and_replayed(running: RunningHouse, game: Game, players: int) -> None:
    with people(running, game.id, 1, bots=["random"] * (players - 1)) as table:
        table.deal()
        while table[0].wait_for_turn():
            legal = table[0].now.legal
            table[0].play(Random(len(table[0].events)).choice(legal))
        raw = running.client().request("GET", f"/api/tables/{table.table}/record")[2]
        again = replay(from_json(raw), game)
        assert table[0].now.result is not None
        assert tuple(again.scores()) == table[0].now.result.scores


# -- memory -------------------------------------------------------------------------------


@pytest.mark.soak
def test_ri_7_ten_thousand_loads_leave_nothing_behind(tmp_path: Path) -> None:
    running = RunningHouse(filled(tmp_path))

    async def load(house: House, times: int) -> None:
        ids = await house.store.read(queries.tables, "", 100)
        for at in range(times):
            house.tables.pop(ids[at % len(ids)], None)
            await house.table(ids[at % len(ids)])

    running.inside(lambda house: load(house, 200))
    gc.collect()
    tracemalloc.start()
    running.inside(lambda house: load(house, 200))
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    running.inside(lambda house: load(house, 10_000))
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    running.stop()
    assert after - before < 0.01 * 10_000 * 4096


# -- dice ---------------------------------------------------------------------------------


def test_fa_5_the_dice_of_finished_games_are_counted_from_their_logs(open_house: RunningHouse) -> None:
    for _ in range(3):  # what other tests have finished
        open_house.inside(House.sweep)
    before = open_house.client().get("/api/dice")["games"].get("monasterium", {})
    with people(open_house, "monasterium", 1, bots=["random"]) as table:
        table.deal()
        while table[0].wait_for_turn():
            table[0].play(table[0].now.legal[0])
        open_house.inside(House.sweep)
        told = open_house.client().get("/api/dice")["games"]["monasterium"]
        truth = open_house.house.tables[table.table].life.running
        rolls = [h for e in truth.log(everything=True) for h in e.happenings if h.kind == "roll"]
    dice = sum(len(h.params["outcome"][kind]) for h in rolls for kind in ("neutral", "personal"))
    assert sum(told["roll"].values()) - sum(before.get("roll", {}).values()) == dice
    assert set(told["roll"]) <= set("123456")

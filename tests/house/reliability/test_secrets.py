"""What must not leave the house: HI-2 over whole games on every way out, HI-8 by the clock."""

import base64
import json
from collections.abc import Iterator
from random import Random
from statistics import NormalDist
from time import perf_counter
from typing import Any

import msgspec
import pytest

from chapterhouse.games.library import game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseSaidNo, SeatClient, fresh_id
from tests.house.conftest import RunningHouse
from tests.house.seats import People, assert_done, people


def canaries(table: People) -> dict[str, bytes]:
    """Everything secret about a table that has an exact form: seed, keys, cookies' hashes."""
    running = table.running
    row = running.house.tables[table.table].row
    seed = row.seed
    found = {
        "seed": seed, "seed in hex": seed.hex().encode(), "seed in base 64": base64.b64encode(seed),
        "seed as a number": str(int.from_bytes(seed, "big")).encode(),
    }  # fmt: skip
    for at, seat in enumerate(table.seats):
        found[f"key of seat {at}"] = seat.key.encode()
    for seat_, link in table.links.items():
        found[f"invitation of seat {seat_}"] = link.rpartition("/")[2].encode()
    return found


def payloads(table: People, watcher: SeatClient) -> Iterator[tuple[str, bytes]]:
    """All bytes that the house has sent to anybody about the table."""
    for seat in (*table.seats, watcher):
        who = "spectator" if seat.seat is None else f"seat {seat.seat}"
        yield from ((who, raw) for raw in seat.raw)
    client = table.running.client()
    for path in (
        f"/api/tables/{table.table}",
        f"/api/tables/{table.table}/record",
        "/api/tables",
        "/api/dice",
        "/",
    ):
        yield "a stranger", client.request("GET", path)[2]
    for seat in table.seats:
        path = f"/api/tables/{table.table}/record?seat={seat.seat}"
        yield f"seat {seat.seat}", client.request("GET", path, key=seat.key)[2]


def spectator(running: RunningHouse, table: str) -> SeatClient:
    """A browser that looks on."""
    browser = running.client()
    browser.post("/api/me", {"name": "Eve"})
    watcher = SeatClient(browser, table)
    watcher.open()
    return watcher


def played(running: RunningHouse, game: str, decisions: int, seed: int) -> None:
    """A game with two people and a spectator, searched through while it runs."""
    with people(running, game, 2) as table:
        watcher = spectator(running, table.table)
        table.deal()
        table.play(decisions, Random(seed))
        watcher.wait_for(table[0].n)
        for seat in (*table.seats, watcher):  # who comes back gets the log anew
            again = SeatClient(seat.house, table.table, seat.key, seat.seat)
            again.open()
            seat.raw += again.raw
            again.close()
        running_still = table[0].now.phase == "running"
        for who, raw in payloads(table, watcher) if running_still else ():
            for what, canary in canaries(table).items():
                assert canary not in raw, (what, who)
        hidden_from(table, watcher)
        watcher.close()


def hidden_from(table: People, watcher: SeatClient) -> None:
    """What the truth hides from somebody, he was not sent: neither parameters nor words of its own, and
    always the same number of bytes."""
    truth = table.running.house.tables[table.table].life.running
    for reader in (*table.seats, watcher):
        told = {
            e.entry.ply: e for e in reader.events if e.entry is not None and e.kind in ("played", "dealt")
        }
        sizes = dict[str, set[int]]()
        for entry in truth.log(reader.seat):
            event = told.get(entry.ply)
            if event is None or event.entry is None:
                continue
            whole = truth.entry(entry.ply)
            for shown, real in zip(event.entry.happenings, whole.happenings, strict=True):
                if real.seat is not None and real.seat != reader.seat:
                    assert (shown.kind, shown.params) == ("hidden", {"event": real.kind})
            if event.entry.hidden:
                assert not event.entry.params
                assert not event.entry.notation
                raw = msgspec.json.encode(ms.EntryTold(0, event.entry.kind, hidden=True))
                sizes.setdefault(event.entry.kind, set()).add(len(raw))
        assert all(len(found) == 1 for found in sizes.values())


@pytest.mark.parametrize("game", game_ids())
def test_hi_2_no_secret_leaves_the_house(open_house: RunningHouse, game: str) -> None:
    played(open_house, game, 60, 4)


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
def test_hi_2_a_thousand_games(open_house: RunningHouse, game: str) -> None:
    for seed in range(1000 // len(game_ids())):
        played(open_house, game, 2000, seed)


# -- time tells nothing -------------------------------------------------------------------


@pytest.mark.soak
def test_hi_8_how_long_a_refusal_takes_does_not_depend_on_what_is_hidden(open_house: RunningHouse) -> None:
    """Two tables that differ in their hidden things alone; the same refused decision, 2,500 times each."""
    hidden = [game for game in game_ids() if any(k.who != "public" for k in load_game(game).alphabet.kinds)]
    assert hidden
    for game in hidden:
        with people(open_house, game, 2) as one, people(open_house, game, 2) as two:
            for table in (one, two):
                table.deal()
            action = _refused(one, two)
            times = ([], [])  # type: tuple[list[float], list[float]]
            for i in range(5000):
                seat = (one, two)[i % 2][1]
                begun = perf_counter()
                seat.wish(ms.Why(fresh_id(), action))
                times[i % 2].append(perf_counter() - begun)
        assert mann_whitney(*times) > 0.01


def _refused(one: People, two: People) -> str:
    """A decision that is nobody's now."""
    game = load_game(one[0].welcome.game) if one[0].welcome else None
    assert game is not None
    legal = {*one[0].now.legal, *two[0].now.legal, *one[1].now.legal, *two[1].now.legal}
    return next(a for a in map(game.alphabet.text, range(game.alphabet.size)) if a not in legal)


def mann_whitney(one: list[float], two: list[float]) -> float:
    """The chance that both were drawn from the same times (normal approximation)."""
    ranked = sorted([(t, 0) for t in one] + [(t, 1) for t in two])
    ranks = sum(i for i, (_, which) in enumerate(ranked, 1) if which == 0)
    n, m = len(one), len(two)
    u = ranks - n * (n + 1) / 2
    z = (u - n * m / 2) / (n * m * (n + m + 1) / 12) ** 0.5
    return 2 * (1 - NormalDist().cdf(abs(z)))


def test_the_two_sample_test_tells_different_times_apart() -> None:
    rng = Random(1)
    same = [rng.random() for _ in range(500)]
    assert mann_whitney(same, [rng.random() for _ in range(500)]) > 0.01
    assert mann_whitney(same, [rng.random() + 0.2 for _ in range(500)]) < 0.01


# -- what a client says is not believed ---------------------------------------------------


def test_ct_4_no_message_of_a_client_carries_what_the_house_knows_better() -> None:
    """No field by which a client could tell result, points, legality, or whose turn it is."""
    forbidden = {
        "result",
        "scores",
        "score",
        "points",
        "legal",
        "winners",
        "awaited",
        "to_act",
        "phase",
        "over",
    }
    parts = ms.schema()["$defs"]
    sent = [ref["$ref"].rpartition("/")[2] for ref in parts["ClientMessage"]["anyOf"]]
    assert len(sent) >= 10
    fields = {name for message in sent for name in parts[message]["properties"]}
    assert not fields & forbidden
    assert all(parts[message].get("additionalProperties") is False for message in sent)


def test_ct_4_extra_claims_are_refused(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        mover = table.mover
        wish = json.loads(msgspec.json.encode(ms.Play("x", mover.n, mover.now.legal[0], True)))
        for claim in ({"scores": [99, 0]}, {"winners": [0]}, {"legal": True}, {"to_act": 0}):
            raw: dict[str, Any] = {**wish, **claim}
            status, _, answer = mover.house.request(
                "POST", f"/api/tables/{table.table}/send?seat={mover.seat}", raw, mover.key
            )
            assert status == 400
            assert json.loads(answer)["error"]["code"] == "malformed"
        assert_done(mover.play(mover.now.legal[0]))


def test_nobody_reads_a_table_that_may_not_be_watched(open_house: RunningHouse) -> None:
    with people(open_house, "luna", 2, watch=False) as table:
        with pytest.raises(HouseSaidNo) as refused:
            open_house.client().get(f"/api/tables/{table.table}/record")
        assert refused.value.status == 403

"""Dice that people can look at: what came, what comes on average, whether it is unusual (FA-5); the house's
own proof of every draw; and nothing of it that is hidden while a game runs."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from chapterhouse.games.library import all_games, game_ids, load_game
from chapterhouse.house import messages as ms
from chapterhouse.house.client import HouseClient
from chapterhouse.house.dice import counted, in_order
from chapterhouse.house.dice_words import face_words, verdict_words
from chapterhouse.house.odds import Odds, odds_of, proof, weighed
from chapterhouse.house.words import words
from chapterhouse.kernel.errors import BadRecord
from chapterhouse.kernel.game import Game, Names
from chapterhouse.kernel.phrases import chance_say
from chapterhouse.kernel.record import record_of, to_json
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES
from tests.house.conftest import RunningHouse
from tests.house.seats import assert_done, people


def played(game: str, seed: bytes = b"d" * 32, decisions: int = 5000) -> Table:
    """A game of random players."""
    table, rng = Table(load_game(game), 3, seed=seed), Random(1)
    while not table.over and table.ply < decisions:
        seat = table.awaited[0]
        table.play(rng.choice(table.legal(seat)), seat)
    return table


def test_six_faces_come_equally_often_on_average() -> None:
    table = played("monasterium")
    found = weighed(table, 100)["roll"]
    shown = counted((entry.happenings for entry in table.log(everything=True)), {})["roll"]
    assert set(found.expected) == set("123456")
    assert sum(found.expected.values()) == pytest.approx(sum(shown.values()))
    assert max(found.expected.values()) < 1.1 * min(found.expected.values())


@pytest.mark.parametrize("game", game_ids())
def test_draws_are_compared_with_the_same_number_of_draws(game: str) -> None:
    """Whatever a game draws from: as many outcomes are expected as came, and each kind has its odds."""
    table = played(game, decisions=250)
    shown = counted((entry.happenings for entry in table.log(everything=True)), {})
    found = weighed(table, 40)
    assert set(found) == set(shown)
    for kind, odds in found.items():
        assert set(shown[kind]) <= set(odds.expected)
        assert sum(odds.expected.values()) == pytest.approx(sum(shown[kind].values()), rel=0.25)
        assert 0 <= odds.as_far <= 40
    assert weighed(table, 40) == found  # whoever asks is told the same


def test_fair_games_are_seldom_unusual() -> None:
    far = [weighed(played("monasterium", bytes([at]) * 32, 150), 100)["roll"].as_far for at in range(10)]
    assert sum(found < 5 for found in far) <= 3
    assert max(far) > 30


def test_loaded_dice_are_found() -> None:
    rng = Random(5)

    def rolls(weights: str) -> Counter[str]:
        return Counter(rng.choice(weights) for _ in range(120))

    again = [rolls("123456") for _ in range(200)]
    assert odds_of(rolls("1234566"), again).as_far < 60
    assert odds_of(rolls("1234666"), again).as_far < 2
    assert odds_of(Counter(dict.fromkeys("123456", 20)), again).as_far == 200
    never = odds_of(Counter({"7": 1, **dict.fromkeys("123456", 20)}), again)  # what cannot come
    assert never.as_far == 0
    assert not odds_of(Counter("abc"), [Counter("abc")] * 9).free


def test_a_proof_works_every_draw_out_again() -> None:
    table = played("monasterium", decisions=60)
    text = to_json(record_of(table, full=True))
    told = proof(text, table.game, table.board, 5)
    assert told.decisions == 60
    assert told.draws == sum(h.chance for e in table.log(everything=True) for h in e.happenings)
    with pytest.raises(BadRecord):
        proof(text.replace(table.seed.hex(), "e" * 64), table.game, table.board, 5)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_kind_of_chance_and_every_outcome_has_words(game: Game, lang: str) -> None:
    w, names = words(lang, game), Names(game, game.load_board(None), game.options.players[-1])
    table = played(game.id, decisions=300)
    shown = counted((entry.happenings for entry in table.log(everything=True)), {})
    for kind in (event for event in game.events.kinds if event.chance):
        assert w.knows(chance_say(kind.name)), kind.name
    for kind_name, faces in shown.items():
        labels = [face_words(game, kind_name, face, names, w) for face in faces]
        assert len(set(labels)) == len(labels)
        assert not any("_" in label or label.startswith(("face-", "name-")) for label in labels)


def test_the_sentence_says_what_the_numbers_say() -> None:
    for lang in LANGUAGES:
        w = words(lang)
        told = [verdict_words(Odds({}, far, True), w) for far in (120, 10, 9, 2, 1, 0)]
        kinds = ["".join(c for c in line if not c.isdigit()) for line in told]
        assert kinds[0] == kinds[1] != kinds[2] == kinds[3] != kinds[4] == kinds[5]
        assert "120" in told[0]
        assert verdict_words(Odds({}, 200, False), w) not in told


def test_numbers_by_size_and_words_by_the_alphabet() -> None:
    assert in_order(["10", "b", "9", "a"]) == ["9", "10", "a", "b"]


# -- at a table ---------------------------------------------------------------------------


def dice(client: HouseClient, table: str, lang: str = "en") -> dict[str, Any]:
    """What the house tells of the dice of a table."""
    told: dict[str, Any] = client.get(f"/api/tables/{table}/dice?lang={lang}")
    return told


def test_fa_5_the_dice_of_a_table_are_counted_while_it_runs_and_proved_at_its_end(
    open_house: RunningHouse,
) -> None:
    with people(open_house, "monasterium", 2) as table:
        stranger = open_house.client()
        before = dice(stranger, table.table)
        assert (before["kinds"], before["holds"], before["seed"]) == ([], None, None)
        table.deal()
        table.play(30, Random(2))
        running = dice(stranger, table.table)
        assert running["seed"] is None
        assert running["holds"] is None
        assert running["kinds"]
        assert all(face["expected"] is None for kind in running["kinds"] for face in kind["faces"])
        table.play(90, Random(3))
        motion = assert_done(table[0].wish(ms.Propose("end", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("end", motion, True)))
        told = dice(stranger, table.table)
        assert told["holds"] is True
        assert told["seed"] == stranger.get(f"/api/tables/{table.table}/record")["seed"]
        rolls = next(kind for kind in told["kinds"] if kind["kind"] == "roll")
        assert [face["face"] for face in rolls["faces"]] == list("123456")
        assert sum(face["count"] for face in rolls["faces"]) == rolls["count"] > 30
        assert rolls["words"]
        assert len({dice(stranger, table.table, lang)["check"] for lang in LANGUAGES}) == 3
        for lang in LANGUAGES:
            page = stranger.request("GET", f"/plain/t/{table.table}/dice?lang={lang}")[2].decode()
            assert told["seed"] in page
        open_house.house.dice.count(open_house.house.tables[table.table].life.running)
        everything = stranger.get("/api/dice?lang=de")["all"]
        assert "Würfel" in [kind["label"] for game in everything for kind in game["kinds"]]
        assert "Würfel" in stranger.request("GET", "/plain/dice?lang=de")[2].decode()


def test_hidden_draws_are_not_counted_while_the_game_runs(open_house: RunningHouse) -> None:
    with people(open_house, "monastery", 2) as table:
        table.deal()
        told = dice(open_house.client(), table.table)
        drawn = [kind["kind"] for kind in told["kinds"]]
        assert "colour" in drawn
        assert not {"draw", "start_tile"} & set(drawn)
        own = table[0].house.get(f"/api/tables/{table.table}/dice?seat=0", table[0].key)
        assert own == told  # the same for everybody
        motion = assert_done(table[0].wish(ms.Propose("a", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
        ended = dice(open_house.client(), table.table)
        assert ended["holds"] is True
        assert "draw" in [kind["kind"] for kind in ended["kinds"]]


def test_a_game_that_does_not_fit_its_seed_is_told(
    open_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    with people(open_house, "luna", 2) as table:
        table.deal()
        motion = assert_done(table[0].wish(ms.Propose("a", "abandon"))).n
        assert_done(table[1].wish(ms.Answer("a", motion, True)))
        other = played("luna", b"o" * 32, 3)
        false = to_json(record_of(other, full=True)).replace('"commitment": "', '"commitment": "0')
        house = open_house.house
        monkeypatch.setattr(house, "_record", lambda life, seat: false)
        told = dice(open_house.client(), table.table)
        assert told["holds"] is False
        assert "commitment" in told["check"]

"""The page of dice: what was drawn and rolled, what comes on average, whether that is unusual, in words."""

from collections.abc import Mapping
from typing import Any

from chapterhouse.games.library import load_game
from chapterhouse.house.dice import DiceCount, counted, in_order
from chapterhouse.house.odds import TIMES, Odds, Proof
from chapterhouse.house.service import House
from chapterhouse.house.talking import Talk
from chapterhouse.house.words import Words, words
from chapterhouse.kernel.game import Game, Names
from chapterhouse.kernel.phrases import chance_say, face_say
from chapterhouse.kernel.table import Table

RARE, VERY_RARE = 0.05, 0.01


async def table_dice(house: House, talk: Talk) -> dict[str, Any]:
    """The dice of a table. While it runs only what everybody has seen is counted, and nothing compared: what
    may still come could tell what is hidden."""
    life = talk.place.table.life
    w, created = words(talk.reader.lang, life.engine.game), life.created
    told: dict[str, Any] = {
        "game": created.game, "title": life.engine.game.title, "phase": life.phase,
        "commitment": created.commitment, "seed": None, "holds": None, "kinds": [],
    }  # fmt: skip
    if life.table is None:
        return {**told, "check": w("dice-not-dealt")}
    if life.phase == "running":
        return told | _running(life.table, w)
    proof = await house.proof(talk.place)
    return told | _finished(life.running, proof, w) | {"seed": life.seed.hex()}


def _running(table: Table, w: Words) -> dict[str, Any]:
    seen = [entry.happenings for entry in table.log(None)]
    hidden = sum(h.chance and h.kind == "hidden" for happenings in seen for h in happenings)
    counts = counted(seen, {})
    kinds = [_kind(kind, counts[kind], table.names, w) for kind in counts]
    return {"check": w("dice-running", hidden=hidden), "kinds": kinds}


def _finished(table: Table, proof: Proof | str, w: Words) -> dict[str, Any]:
    counts = counted((entry.happenings for entry in table.log(everything=True)), {})
    odds = {} if isinstance(proof, str) else proof.odds
    kinds = [_kind(kind, counts[kind], table.names, w, odds.get(kind)) for kind in counts]
    if isinstance(proof, str):
        return {"holds": False, "check": w("dice-broken", fault=proof), "kinds": kinds}
    check = w("dice-holds", draws=proof.draws, decisions=proof.decisions)
    return {"holds": True, "check": check, "kinds": kinds}


def all_dice(count: DiceCount, lang: str) -> list[dict[str, Any]]:
    """All dice of the house's finished games, by game."""
    told = []
    for id_, counts in sorted(count.counts.items()):
        game = load_game(id_)
        w, names = words(lang, game), Names(game, game.load_board(None), game.options.players[-1])
        kinds = [_kind(kind, counts[kind], names, w) for kind in counts]
        told.append({"game": id_, "title": game.title, "kinds": kinds})
    return told


def _kind(
    kind: str, shown: Mapping[str, int], names: Names, w: Words, odds: Odds | None = None
) -> dict[str, Any]:
    """One kind of chance: every outcome with its count, and with what comes on average."""
    expected = odds.expected if odds else {}
    rows = [
        {"face": face, "label": face_words(names.game, kind, face, names, w), "count": shown.get(face, 0),
         "expected": round(expected[face], 1) if face in expected else None}
        for face in in_order({*shown, *expected})
    ]  # fmt: skip
    told = {"kind": kind, "label": w.say(chance_say(kind)), "count": sum(shown.values()), "faces": rows}
    return {**told, "words": verdict_words(odds, w) if odds else ""}


def face_words(game: Game, kind: str, face: str, names: Names, w: Words) -> str:
    """How a single outcome is called."""
    event = next(event for event in game.events.kinds if event.name == kind)
    message = face_say(event, face, names)
    return w.say(message) if w.knows(message) else face


def verdict_words(odds: Odds, w: Words) -> str:
    """A plain sentence on whether that is unusual."""
    if not odds.free:
        return w("dice-fixed")
    share = odds.as_far / TIMES
    key = "dice-usual" if share >= RARE else "dice-rare" if share >= VERY_RARE else "dice-very-rare"
    return w(key, far=odds.as_far, times=TIMES)

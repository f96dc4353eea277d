"""Games for OpenSpiel: importing this module registers `chapterhouse_luna` and all others.

    import pyspiel
    import chapterhouse.lab.envs.spiel

    game = pyspiel.load_game("chapterhouse_luna(players=3)")

Chance is sampled, not spelled out: where dice or draws come, OpenSpiel's chance player hands over
random bytes, all 256 equally likely, and the game's own generator goes on from a hash of all bytes so
far. So a history replays to the same state, copies of a state go on with fresh chance, and no state
holds the coming dice. The deal takes eight bytes, every later chance event four. (OpenSpiel's mode
SAMPLED_STOCHASTIC cannot be had: it asks for a generator state that games in Python cannot give.)
"""

import hashlib
import secrets
from collections.abc import Mapping, Set
from typing import Any

import numpy as np
import pyspiel

from chapterhouse.games.library import all_games, load_game
from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.fields import NOBODY
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.layout import Rows
from chapterhouse.kernel.observation import Observation
from chapterhouse.kernel.options import Setting
from chapterhouse.kernel.templates.api import HALTED
from chapterhouse.lab.envs.running import standings
from chapterhouse.lab.match import margins

PREFIX = "chapterhouse_"
VALUES = 256
DEAL_BYTES, CHANCE_BYTES = 8, 4
# The generator of a state that holds no coming dice: before the deal, and where it is only looked at.
NO_DICE = bytes(15) + b"\x01"
EVEN_ODDS = [(value, 1 / VALUES) for value in range(VALUES)]
# A game that nobody ends is cut off, and scored as it stands.
CAP = 5000
# No margin comes near this.
MOST_POINTS = 10_000.0


class _Position:
    """Everything of a state that is not OpenSpiel's own. Copies are cheap."""

    def __init__(
        self, name: str, rows: Rows, legal: tuple[int, ...], key: bytes, due: int, plies: int
    ) -> None:
        self.name, self.rows, self.legal = name, rows, legal
        self.key, self.due, self.plies = key, due, plies

    def __deepcopy__(self, memo: Any) -> "_Position":
        return _Position(self.name, self.rows.copy(), self.legal, self.key, self.due, self.plies)

    def __reduce__(self) -> Any:
        return _restored, (self.name, self.rows.tobytes(), self.legal, self.key, self.due, self.plies)


def _restored(
    name: str, record: bytes, legal: tuple[int, ...], key: bytes, due: int, plies: int
) -> _Position:
    rows = np.frombuffer(record, load_game(name).state.dtype).copy()
    return _Position(name, rows, legal, key, due, plies)


class HouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with its number of players, options, reward and cap fixed."""

    kind: str  # every game has a class of its own: OpenSpiel keeps it until Python itself has ended

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = load_game(self.kind)
        given = {**_defaults(self.rules), **(params or {})}
        self.players: int = given["players"]
        self.reward, self.cap = given["reward"], int(given["cap"])
        self.engine = Engine(self.rules)
        setting = Setting(self.players, self.engine.board)
        chosen = dict(part.split("=", 1) for part in given["options"].split(";") if part)
        self.options = self.rules.options.encode(self.rules.options.settle(setting, chosen), setting)
        self.sight = Observation(self.rules.state)
        most = 1.0 if self.reward == "rank" else MOST_POINTS
        zero_sum = self.reward == "rank" and self.players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.alphabet.size, max_chance_outcomes=VALUES,
            num_players=self.players, min_utility=-most, max_utility=most,
            utility_sum=0.0 if zero_sum else None, max_game_length=self.cap,
        )  # fmt: skip
        super().__init__(_game_type(self.rules, zero_sum), info, dict(given))

    def new_initial_state(self, *unused: Any) -> "HouseState":
        """Before the deal."""
        return HouseState(self)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """The deal's, and those after every decision."""
        return DEAL_BYTES + CHANCE_BYTES * self.cap

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HouseObserver":
        """What seats see: of the public fields, of their own, or of both."""
        if iig_obs_type is None:
            return HouseObserver(self, {"public", "own"})
        alone = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return HouseObserver(
            self, {name for name, asked in (("public", iig_obs_type.public_info), ("own", alone)) if asked}
        )


class HouseState(pyspiel.State):  # type: ignore[misc]
    """One position."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        blank = game.engine.blank(game.players, NO_DICE)
        self.at = _Position(game.rules.id, blank, (), b"", DEAL_BYTES, 0)

    @property
    def house(self) -> HouseGame:
        """The game, with its engine."""
        game: HouseGame = self.get_game()
        return game

    @property
    def _over(self) -> bool:
        return not self.at.due and (self._to_act == NOBODY or self.at.plies >= self.house.cap)

    @property
    def _to_act(self) -> int:
        return int(self.at.rows["to_act"][0])

    def current_player(self) -> int:
        """The seat to act, the chance player, or nobody."""
        if self.at.due:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._over else self._to_act

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return self._over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.at.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A random byte."""
        return EVEN_ODDS

    def _apply_action(self, action: int) -> None:
        at, engine = self.at, self.house.engine
        if at.due:
            self._take_byte(action)
            return
        at.plies += 1
        self._listed(engine.step(at.rows, action, halt=True))

    def _take_byte(self, byte: int) -> None:
        at, engine = self.at, self.house.engine
        at.key = hashlib.blake2b(at.key + bytes([byte]), digest_size=16).digest()
        at.due -= 1
        if at.due:
            return
        engine.key(at.rows, at.key)
        if at.plies:
            self._listed(engine.resume(at.rows))
        else:
            self._listed(engine.deal(at.rows, self.house.options))

    def _listed(self, count: int) -> None:
        self.at.due = CHANCE_BYTES if count == HALTED else 0
        self.at.legal = tuple(self.house.engine.out[: max(0, count)].tolist())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        return self.house.rules.alphabet.text(action)

    def returns(self) -> list[float]:
        """All zeros until the end."""
        if not self._over:
            return [0.0] * self.house.players
        engine, rows = self.house.engine, self.at.rows
        scores = tuple(engine.points(rows))
        if self.house.reward == "margin":
            return [float(m) for m in margins(scores)]
        winners = engine.winners(rows) if self._to_act == NOBODY else _best(scores)
        return standings(scores, winners)

    def __str__(self) -> str:
        rows = self.at.rows.copy()
        self.house.engine.key(rows, NO_DICE)  # the generator is no part of what anybody may know
        return f"{self.house.rules.id} after {self.at.plies} decisions, {self.house.rules.state.digest(rows)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "HouseState":
        """A state that agrees with what a player sees: hidden things dealt anew from its view alone."""
        made: HouseState = self.clone()
        view = self.house.rules.state.filtered(self.at.rows, player)
        made.at.rows = self.house.engine.imagine(view, player, secrets.token_bytes(16))
        return made


class HouseObserver:
    """A seat's observation: a tensor with named pieces, one a field, and a short text."""

    def __init__(self, game: HouseGame, whose: Set[str]) -> None:
        self._sight = game.sight
        self._fields = [f for f in self._sight.layout.observed if f.visibility in whose]
        shapes = {f.name: f.shape[1:] if f.visibility == "own" else f.shape for f in self._fields}
        self.dict = {name: np.zeros(shape or (1,), np.float32) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(piece.size for piece in self.dict.values()), np.float32)

    def set_from(self, state: HouseState, player: int) -> None:
        """Writes what a player sees."""
        seen, at = self._sight.vector(state.at.rows, player), 0
        for name, piece in self.dict.items():
            numbers = seen[self._sight.places[name]]
            piece[:], self.tensor[at : at + piece.size] = numbers.reshape(piece.shape), numbers
            at += piece.size

    def string_from(self, state: HouseState, player: int) -> str:
        """The numbers by name; public ones that are zero are left out."""
        seen = self._sight.vector(state.at.rows, player).tolist()
        named = list(zip(self._sight.names, seen, strict=True))
        told = [pair for f in self._fields for pair in named[self._sight.places[f.name]]
                if pair[1] or f.visibility == "own"]  # fmt: skip
        return " ".join(f"{name}={value}" for name, value in told)


def _best(scores: tuple[int, ...]) -> list[int]:
    return [s for s, points in enumerate(scores) if points == max(scores)] if len(scores) > 1 else []


def _defaults(game: Game) -> dict[str, Any]:
    players = max(2, game.options.players[0])
    return {"players": players, "options": "", "reward": "rank", "cap": CAP}


def _hides(game: Game) -> bool:
    return any(f.visibility != "public" and f.name != "rng" for f in game.state.fields)


def _game_type(game: Game, zero_sum: bool = True) -> Any:
    kinds, utilities = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"{game.title} (Chapterhouse)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if _hides(game) else kinds.PERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.options.players[-1],
        min_num_players=game.options.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_defaults(game),
    )


for _game in all_games():
    if PREFIX + _game.id not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(_game), type("HouseGame", (HouseGame,), {"kind": _game.id}))

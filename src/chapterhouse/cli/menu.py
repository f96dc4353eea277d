"""What `chapterhouse` opens without a command: choose a game and who plays it, then play."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from chapterhouse.cli.options import language, wish
from chapterhouse.cli.screen import read_line, screen
from chapterhouse.cli.words import Words
from chapterhouse.games.library import all_games
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.say import Say
from chapterhouse.kernel.texts import LANGUAGES

T = TypeVar("T")


class Leave(Exception):
    """The user has seen enough."""


def open_menu() -> None:
    """Asks what is to be played, and plays it. A bare Enter takes what stands in brackets."""
    try:
        lang = _language()
        words = Words(lang)
        _say(words("menu-welcome"))
        if _resume(words):
            return
        game = _game(words)
        words = Words(lang, game)
        seats = _seats(game, words)
    except (Leave, EOFError):
        return
    from chapterhouse.cli.play import play

    play(wish(game, len(seats)), seats, lang)


def _say(text: str) -> None:
    screen().print(text)


def _ask(question: str, default: str, read: Callable[[str], T]) -> T:
    """Asks until the answer can be read; `read` raises ValueError or an error of the house."""
    while True:
        line = read_line(f"{question} [{default}] ") or default
        if line.casefold() in ("q", "quit"):
            raise Leave
        try:
            return read(line)
        except (HouseError, ValueError) as error:
            _say(str(error))


def _language() -> str:
    names = {"en": "English", "it": "Italiano", "de": "Deutsch"}
    return _ask(" · ".join(f"{code} {names[code]}" for code in LANGUAGES), language(), _among(LANGUAGES))


def _among(values: Sequence[str]) -> Callable[[str], str]:
    """Reads one of these words, or its number."""

    def read(line: str) -> str:
        if line.isdecimal() and 0 < int(line) <= len(values):
            return values[int(line) - 1]
        if line.casefold() not in values:
            raise ValueError(", ".join(values))
        return line.casefold()

    return read


def _resume(words: Words) -> bool:
    """Offers to go on with the last game that is not over."""
    from chapterhouse.cli.saves import running_games

    found = running_games()
    if not found:
        return False
    yes, no = words("yes"), words("no")
    if _ask(words("menu-resume", file=found[0].stem, yes=yes, no=no), no, _among((yes, no))) == no:
        return False
    from chapterhouse.cli.play import go_on

    go_on(found[0], None, None, words.lang, None)
    return True


def _game(words: Words) -> Game:
    games = all_games()
    for at, game in enumerate(games, 1):
        _say(f"  {at}  {game.title}: {Words(words.lang, game).say(Say('game-blurb'))}")
    chosen = _ask(words("menu-game"), "1", _among([game.id for game in games]))
    return next(game for game in games if game.id == chosen)


def _seats(game: Game, words: Words) -> tuple[str, ...]:
    from chapterhouse.cli.options import seat_names
    from chapterhouse.cli.play import DEFAULT, known_seats

    counts = [str(n) for n in game.options.players]
    players = _ask(words("menu-players", counts=", ".join(counts)), counts[0], _count(counts))
    default = seat_names(None, players, known_seats(), DEFAULT, "seat") or ()
    _say(words("menu-who", names=", ".join(known_seats())))

    def read(line: str) -> tuple[str, ...]:
        names = tuple(name.strip() for name in line.split(","))
        return seat_names(names, players, known_seats(), DEFAULT, "seat") or ()

    return _ask(words("menu-seats"), ",".join(default), read)


def _count(counts: Sequence[str]) -> Callable[[str], int]:
    def read(line: str) -> int:
        if line not in counts:
            raise ValueError(", ".join(counts))
        return int(line)

    return read

"""What `chapterhouse` opens without a command: choose a game and who plays it, then play."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from chapterhouse.cli.options import language, wish
from chapterhouse.cli.screen import read_line, screen
from chapterhouse.cli.words import Words
from chapterhouse.games.library import all_games
from chapterhouse.kernel.errors import HouseError
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.options import Option, Options, OptionValue, Setting
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
        options = _options(game, len(seats), words)
    except (Leave, EOFError):
        return
    from chapterhouse.cli.play import play

    play(wish(game, len(seats), list(options.items())), seats, lang)


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


def _options(game: Game, players: int, words: Words) -> dict[str, Any]:
    """The options of the game, if somebody wants others than the usual ones."""
    from chapterhouse.house.about import about_option
    from chapterhouse.house.words import words as house_words

    setting, chosen = Setting(players, game.load_board(None)), dict[str, Any]()
    yes, no = words("yes"), words("no")
    if _ask(words("menu-usual", yes=yes, no=no), yes, _among((yes, no))) == yes:
        return chosen
    for option in game.options.options:
        about = about_option(game, option, house_words(words.lang, game))
        choices = [c for c in about["choices"] or () if _fits(c["value"], option, setting)]
        _say(f"{about['label']}: {about['help']}")
        for at, choice in enumerate(choices, 1):
            _say(f"  {at}  {choice['label']}")
        usual = next((c["label"] for c in choices if c["value"] == option.default), str(option.default))
        read = _value(game, setting, option, choices, dict(chosen))
        chosen[option.name] = _ask(about["label"], usual, read)
    return chosen


def _fits(value: Any, option: Option, setting: Setting) -> bool:
    """Whether an option can have a value at a table of this size."""
    try:
        option.read(value, setting)
    except ValueError:
        return False
    return True


def _value(
    game: Game, setting: Setting, option: Option, choices: Sequence[Mapping[str, Any]], chosen: Options
) -> Callable[[str], OptionValue]:
    """Reads the value of an option: its number, its words, or as it stands in records; refuses what does not
    go with what was chosen before."""

    def read(line: str) -> OptionValue:
        value: Any = line
        if line.isdecimal() and 0 < int(line) <= len(choices):
            value = choices[int(line) - 1]["value"]
        for choice in choices:
            if choice["label"].casefold() == line.casefold():
                value = choice["value"]
        return game.options.settle(setting, {**chosen, option.name: value})[option.name]

    return read


def _count(counts: Sequence[str]) -> Callable[[str], int]:
    def read(line: str) -> int:
        if line not in counts:
            raise ValueError(", ".join(counts))
        return int(line)

    return read

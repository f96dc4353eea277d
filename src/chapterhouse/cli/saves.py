"""Where games are kept: saves by name, and the running games that `--resume` goes on with."""

import os
import sys
from datetime import datetime
from pathlib import Path

import msgspec

from chapterhouse.kernel.board import BoardFile
from chapterhouse.kernel.errors import BadRecord, HouseError
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.record import Record, from_json, to_json


class NoSave(HouseError):
    """There is no game to go on with."""


def data_folder() -> Path:
    """The user's data folder of the house (the XDG convention; on Windows the roaming folder)."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "chapterhouse"
    if sys.platform == "win32" and os.environ.get("APPDATA"):
        return Path(os.environ["APPDATA"]) / "chapterhouse"
    return Path.home() / ".local" / "share" / "chapterhouse"


def read_record(path: Path) -> Record:
    """The record in a file; a fault names the file."""
    try:
        return from_json(path.read_bytes())
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """Writes all of a record or nothing: a crash in the middle leaves the old file."""
    write_text(path, to_json(record))


def write_text(path: Path, text: str) -> None:
    """Replaces a file in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


# -- running games ------------------------------------------------------------------------


def new_save(game: Game) -> Path:
    """The file of a game that begins now."""
    stem = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    folder, number = data_folder() / "games", 1
    while (path := folder / f"{stem}-{number}.json").exists():
        number += 1
    return path


def running_games(game_id: str | None = None) -> list[Path]:
    """The saved games that are not over, the latest first."""
    files = (data_folder() / "games").glob(f"{game_id or '*'}-*.json")
    return [path for path in sorted(files, key=_written, reverse=True) if _runs(path)]


def last_game(game_id: str | None = None) -> Path:
    """The game that was played last and is not over."""
    found = running_games(game_id)
    if not found:
        raise NoSave(f"no running {game_id or 'game'} in {data_folder() / 'games'}; expected --resume FILE")
    return found[0]


def _written(path: Path) -> float:
    return path.stat().st_mtime


class _Head(msgspec.Struct):
    result: object = None


def _runs(path: Path) -> bool:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Head).result is None
    except (OSError, msgspec.MsgspecError):
        return False


# -- boards that records were played on ---------------------------------------------------


def keep_board(board: BoardFile, path: Path) -> None:
    """Keeps an owner's board file, so that a game on it goes on without being told where it is."""
    kept = kept_board(board.digest)
    if not kept.exists():
        write_text(kept, path.read_text(encoding="utf-8-sig"))


def kept_board(digest: str) -> Path:
    """Where the board file of a hash is kept."""
    return data_folder() / "boards" / f"{digest}.toml"


def board_of(record: Record, game: Game, given: Path | None) -> BoardFile:
    """The board that a record is played on: the given one, the game's own, or one kept here."""
    if given is not None:
        return game.load_board(given)
    kept, own = kept_board(record.board_hash), game.load_board(None)
    if record.board_hash != own.digest and kept.exists():
        return game.load_board(kept)
    return own

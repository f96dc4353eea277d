"""Writes what is made from the package: docs/rules/, one page a game, and the schemas of records and of
the house's protocol.

A test compares them with what this script would write, so that they cannot fall behind.
"""

import json
from importlib import import_module
from pathlib import Path

import chapterhouse
from chapterhouse.house import messages
from chapterhouse.kernel.record import schema, schema_file
from chapterhouse.kernel.rulebook import rulebook
from chapterhouse.kernel.rulepage import to_markdown

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path(chapterhouse.__file__).parent / "games"


def games() -> list[str]:
    """The games that have numbered rules."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/text/rules.en.toml"))


def page(game: str) -> str:
    """The page about the rules of one game."""
    board = import_module(f"chapterhouse.games.{game}.board").load_board()
    return to_markdown(rulebook(GAMES / game), board.leaves())


def pages() -> dict[Path, str]:
    """Every page, by its path."""
    return {ROOT / "docs" / "rules" / f"{game}.md": page(game) for game in games()} | {
        schema_file(): json.dumps(schema(), indent=1) + "\n",
        messages.schema_file(): json.dumps(messages.schema(), indent=1) + "\n",
    }


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()

"""Every game can be drawn, at any moment, for any seat, in every language."""

from xml.etree import ElementTree

from chapterhouse.kernel.engine import Engine
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.pictures.drawing import plan
from chapterhouse.kernel.pictures.svg import picture
from chapterhouse.kernel.table import Table
from chapterhouse.kernel.texts import LANGUAGES, texts
from tests.conformance.play import chooser, new_table
from tests.conformance.variants import positions, variants


def draw(table: Table, lang: str) -> None:
    """As whoever decides sees it, and as a spectator."""
    say = texts(lang, table.game).say
    for seat in (table.to_act if not table.over else 0, None):
        scene = table.game.scene(table.view(seat), table.names)
        leaves = plan(scene, say)
        assert {cell.space.id for leaf in leaves for cell in leaf.cells} == {
            space.id for sheet in scene.sheets for space in sheet.spaces
        }
        drawn = sum(token.count for leaf in leaves for token in leaf.tokens)
        assert drawn == sum(piece.count for piece in scene.pieces)
        ElementTree.fromstring(picture(scene, say))


def test_pictures_of_games(game: Game, engine: Engine) -> None:
    for number, variant in enumerate(variants(game)):
        table = new_table(game, variant, 40 + number, engine)
        choose = chooser(table, 0.5, number)
        while not table.over and table.ply < 240:
            if table.ply % 40 == 0:
                draw(table, LANGUAGES[number % len(LANGUAGES)])
            table.play(choose(table))
        draw(table, "de")


def test_pictures_of_positions_built_by_hand(game: Game) -> None:
    for build in positions(game):
        draw(build(), "en")


def test_a_table_shows_itself_in_a_notebook(game: Game, engine: Engine) -> None:
    """... as the seat to act sees it."""
    table = new_table(game, variants(game)[0], 3, engine)
    shown = ElementTree.fromstring(table._repr_svg_())
    assert shown.tag.endswith("svg")

"""What is said of a space of Monastery when it is pointed at: what it is for, and the rules."""

from chapterhouse.games.monastery.scene_words import Look, is_feature
from chapterhouse.games.monastery.state import ABBEY
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Space

ALIKE = {"row": "grid"}


def about(look: Look, space: Space) -> Say:
    """By the kind of the space, which its id begins with; of a tile, whether it is built."""
    kind, _, number = space.id.partition("-")
    if kind == "tile":
        return say(f"about-{tile_kind(look, int(number))}")
    return say(f"about-{ALIKE.get(kind, kind)}")


def tile_kind(look: Look, tile: int) -> str:
    """The Abbey, a feature, a built tile, or one that is not built yet."""
    if tile == ABBEY:
        return "abbey"
    if is_feature(look, int(look.s.kind[tile])):
        return "feature"
    return "built" if look.built(tile) else "site"

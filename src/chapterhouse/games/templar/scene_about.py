"""What is said of a space of Templar when it is pointed at: what it is for, and the rules."""

from chapterhouse.games.templar.scene_words import Look
from chapterhouse.games.templar.state import BOOK, CHALICE, ROUND
from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Space

ALIKE = {"room": "floor", "gate": "outside"}  # a name of the text board, and what it names
TREASURES = {"chalice": CHALICE, "book": BOOK, "area": ROUND}


def about(look: Look, space: Space) -> Say:
    """By the kind of the space, which its id begins with; T-5: with what its treasures are worth."""
    kind = space.id.partition("-")[0]
    name = f"about-{ALIKE.get(kind, kind)}"
    if kind in TREASURES:
        return say(name, points=int(look.b.value[TREASURES[kind]]))
    return say(name)

"""What is said of a space of Luna when it is pointed at: what it is for, and the rules."""

from chapterhouse.kernel.say import Say, say
from chapterhouse.kernel.scene import Space


def about(space: Space) -> Say:
    """By the kind of the space, which its id begins with."""
    return say(f"about-{space.id.partition('-')[0]}")

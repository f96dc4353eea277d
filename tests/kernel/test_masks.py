"""Sets as bit masks."""

from chapterhouse.kernel.masks import bits


def test_members_are_counted() -> None:
    for mask in (0, 1, 2, 3, 8, 0b1011, (1 << 29) - 1, 1 << 40):
        assert bits(mask) == bin(mask).count("1")

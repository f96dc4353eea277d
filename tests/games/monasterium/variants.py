"""What the conformance suite plays of Monasterium."""

from tests.conformance.variants import Position, Variant

VARIANTS = (
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(3, {"start_player": 1, "missions": "A1,A4,B2,B3,C1,C5"}),
)

POSITIONS: tuple[Position, ...] = ()

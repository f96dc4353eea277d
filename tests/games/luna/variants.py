"""What the conformance suite plays of Luna."""

from tests.conformance.variants import Position, Variant

VARIANTS = (
    Variant(1),
    Variant(1, {"level": 2, "figures": "chosen"}),
    Variant(1, {"level": 3}),
    Variant(1, {"level": 3, "figures": "chosen"}),
    Variant(2),
    Variant(3),
    Variant(4),
    Variant(2, {"setup": "preset"}),
    Variant(3, {"setup": "preset"}),
    Variant(4, {"setup": "preset"}),
    Variant(2, {"figures": "chosen"}),
    Variant(4, {"figures": "chosen"}),
)

POSITIONS: tuple[Position, ...] = ()

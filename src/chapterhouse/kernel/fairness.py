"""Dice that can be checked: seed, commitment, entropy of the seats, and the key of every ply.

The host fixes a 256-bit seed and publishes its commitment; then every seat may add entropy; then
the dice of each ply follow from all of it by a keyed hash. Nobody can foretell dice from dice seen,
the host alone cannot choose them, and with the seed published at the end everybody can check them.
The commitment is a separate hash: knowing it says nothing about the dice.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SEED_BYTES = 32
KEY_BYTES = 16


def fresh_seed() -> bytes:
    """A new seed from the system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """A seed from what a user typed, the same on every machine."""
    return hashlib.sha256(b"chapterhouse seed text\0" + text.encode()).digest()


def commitment(seed: bytes) -> str:
    """What the host shows at the start."""
    return hashlib.sha256(b"chapterhouse commitment 1\0" + seed).hexdigest()


def honours(seed: bytes, shown: str) -> bool:
    """Whether a seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), shown)


class Dice:
    """The keys of all plies of one game."""

    def __init__(self, seed: bytes, entropy: Sequence[str]) -> None:
        mixed = hashlib.sha256(b"chapterhouse dice 1\0" + seed)
        for part in entropy:
            raw = part.encode()
            mixed.update(len(raw).to_bytes(4, "big") + raw)
        self._base = hashlib.blake2b(key=mixed.digest(), digest_size=KEY_BYTES)

    def key(self, ply: int) -> bytes:
        """The generator's state for a ply; set-up is ply 0."""
        hashed = self._base.copy()
        hashed.update(ply.to_bytes(8, "big"))
        return hashed.digest()

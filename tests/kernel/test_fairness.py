"""FA-1 to FA-3: commitment, keyed dice, entropy of the seats."""

from chapterhouse.kernel.fairness import (
    SEED_BYTES,
    Dice,
    commitment,
    fresh_seed,
    honours,
    seed_from_text,
)


def test_a_seed_has_256_bits_and_is_never_the_same() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert len(fresh_seed()) * 8 == SEED_BYTES * 8 == 256


def test_a_commitment_fits_its_seed_alone() -> None:
    """FA-1."""
    seed = seed_from_text("one")
    assert honours(seed, commitment(seed))
    assert not honours(seed_from_text("two"), commitment(seed))


def test_the_commitment_tells_nothing_of_the_dice() -> None:
    """FA-2: no key of any ply can be made from the commitment by the functions of the house."""
    seed = seed_from_text("secret")
    shown = bytes.fromhex(commitment(seed))
    guessed = {Dice(shown, ()).key(ply) for ply in range(50)} | {shown[:16], shown[16:]}
    assert not guessed & {Dice(seed, ()).key(ply) for ply in range(50)}


def test_every_ply_has_its_own_key_and_the_same_again() -> None:
    dice = Dice(seed_from_text("a"), ("x", "y"))
    keys = [dice.key(ply) for ply in range(1000)]
    assert len(set(keys)) == 1000
    assert keys == [Dice(seed_from_text("a"), ("x", "y")).key(ply) for ply in range(1000)]


def test_entropy_of_every_seat_counts_and_its_order_too() -> None:
    """FA-3."""
    seed = seed_from_text("a")
    mixes = [(), ("x",), ("x", "y"), ("y", "x"), ("xy",), ("x", "y", "")]
    assert len({Dice(seed, mix).key(1) for mix in mixes}) == len(mixes)

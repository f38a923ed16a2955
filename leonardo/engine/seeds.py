"""Seeds of games, and the random streams that follow from them, each part of a game from a key of its own.

A seed that a person gives is any number; the streams of such a game are those of every version. A drawn seed is secret:
it has 128 bits, and each key and each stream follows from it by a keyed hash, so that nothing leads back to it or
across to another key. A drawn seed is known by its size, so it gives the same game again where a person gives it.
"""

from enum import Enum
from hashlib import blake2b
from random import Random
from typing import Final

from leonardo.engine.game import NATURE

Seed = int | str  # a number, or the words for one game of a series of a given number: `7/0`

_BITS: Final = 128
_DRAWN: Final = 1 << _BITS  # the bit before those of a drawn seed; a number that a person thinks of is smaller
_DIGITS: Final = len(str(_DRAWN))
_WIDE: Final = 64  # bytes of a hash that seeds a stream


class Part(Enum):
    """What draws from streams apart from all others."""

    DEAL = "deal"
    NATURE = "nature"
    PLAYERS = "players"
    PROGRAMS = "programs"  # decisions that programs of others lose to chance; they themselves are told of no seed
    ADVICE = "advice"
    REVIEW = "review"
    STYLES = "styles"
    RIVALS = "rivals"  # who plays at a table of an arena against others that are drawn


def drawn_from(system: Random) -> int:
    """Return a new seed of 128 bits; for a game that is played they must come from the system."""
    return _DRAWN | system.getrandbits(_BITS)


def key_of(seed: Seed, part: Part) -> Seed:
    """Return the key of a part of a game, from which the seed does not follow; of a given number the number itself."""
    return _key(seed, part.value) if _is_drawn(seed) else seed


def seed_in(seed: Seed, number: int) -> Seed:
    """Return the seed of a game in a series, from which neither that of the series nor of another game follows."""
    return _key(seed, f"game {number}") if _is_drawn(seed) else f"{seed}/{number}"


def dealing(seed: Seed) -> Random:
    """Return the stream that a game is dealt from."""
    return Random(key_of(seed, Part.DEAL))


def chance(seed: Seed, turn: int) -> Random:
    """Return the stream of nature for its turn of this number, or of the game's turn, as the caller counts them."""
    return stream(key_of(seed, Part.NATURE), NATURE, turn)


def stream(key: Seed, *name: int | str) -> Random:
    """Return the stream of this name under a key; the same on every machine."""
    words = "/".join(map(str, name))
    return Random(_hashed(key, words, _WIDE) if _is_drawn(key) else f"{key}/{words}")


def _is_drawn(seed: Seed) -> bool:
    number = isinstance(seed, int) or (seed.isdecimal() and len(seed) == _DIGITS)
    return number and _DRAWN <= int(seed) < _DRAWN << 1


def _key(seed: Seed, words: str) -> int:
    return _DRAWN | _hashed(seed, words, _BITS // 8)


def _hashed(key: Seed, words: str, size: int) -> int:
    secret = str(int(key)).encode("ascii")
    return int.from_bytes(blake2b(words.encode("utf-8"), key=secret, digest_size=size).digest(), "big")

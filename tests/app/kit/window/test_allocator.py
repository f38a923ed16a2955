"""Memory that is not needed any more goes back to the system, whatever small is kept beside it."""

import platform
import sys
from ctypes import CDLL, Structure, c_size_t
from typing import Final

import pytest

from leonardo.app.kit.window.allocator import LARGE, give_back, keep_large_pieces_apart
from scripts.attack.holding import resident

_SAID: Final = [
    "arena",
    "ordblks",
    "smblks",
    "hblks",
    "hblkhd",
    "usmblks",
    "fsmblks",
    "uordblks",
    "fordblks",
    "keepcost",
]


class _Mallinfo2(Structure):
    """What the C library says of itself, as in malloc.h."""

    _fields_ = tuple((name, c_size_t) for name in _SAID)


def apart() -> int:
    """Return how many bytes were asked of the system by themselves."""
    mallinfo2 = CDLL(None).mallinfo2
    mallinfo2.restype = _Mallinfo2
    return int(mallinfo2().hblkhd)


pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.libc_ver()[0] != "glibc", reason="no other C library can be asked to"
)


def test_what_lies_free_between_what_is_kept_is_given_back() -> None:
    pieces = [bytearray(50_000) for _ in range(2_000)]
    kept = pieces[::20]
    del pieces
    before = resident()
    give_back()
    assert resident() < before - 50
    assert len(kept) == 100


def test_what_is_large_lies_apart_from_what_is_small() -> None:
    keep_large_pieces_apart()
    bytes(8 * LARGE)  # the library would learn from it to cut all that is smaller from the heap
    before = apart()
    large = [bytes(2 * LARGE) for _ in range(20)]
    assert apart() - before >= 40 * LARGE
    large.clear()
    assert apart() - before < LARGE

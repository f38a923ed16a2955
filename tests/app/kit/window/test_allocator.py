"""Memory that is not needed any more goes back to the system, whatever small is kept beside it."""

import platform
import subprocess
import sys
from typing import Final

import pytest

from leonardo.app.kit.window.allocator import give_back
from scripts.fuzz.holding import resident

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.libc_ver()[0] != "glibc", reason="no other C library can be asked to"
)

LARGE_AND_SMALL: Final = """
from ctypes import CDLL, Structure, c_size_t
from leonardo.app.kit.window.allocator import LARGE, keep_large_pieces_apart

class Said(Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = tuple((name, c_size_t) for name in names.split())

mallinfo2 = CDLL(None).mallinfo2
mallinfo2.restype = Said
keep_large_pieces_apart()
bytes(8 * LARGE)  # the library would learn from it to cut all that is smaller from the heap
before = mallinfo2().hblkhd
large = [bytes(2 * LARGE) for _ in range(20)]
print((mallinfo2().hblkhd - before) // LARGE)
large.clear()
print((mallinfo2().hblkhd - before) // LARGE)
"""
"""Tells how many MiB were asked of the system by themselves while forty are kept, and then."""


def test_what_lies_free_between_what_is_kept_is_given_back() -> None:
    pieces = [bytearray(50_000) for _ in range(2_000)]
    kept = pieces[::20]
    del pieces
    before = resident()
    give_back()
    assert resident() < before - 50
    assert len(kept) == 100


def test_what_is_large_lies_apart_from_what_is_small() -> None:
    told = subprocess.run([sys.executable, "-c", LARGE_AND_SMALL], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["40", "0"]

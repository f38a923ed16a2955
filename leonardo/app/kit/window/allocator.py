"""How the C library deals out memory, where that is GNU's: pictures come and go by the thousand in an evening.

What is large is asked of the system, and given back to it, by itself. Left alone, the library learns from the first
large picture that is given back to cut all later ones from one heap with everything small, where whatever small is
kept behind them holds their room: 300 MiB after twenty games, and more with each.
"""

import sys
from functools import cache
from typing import TYPE_CHECKING, Final, Optional

if TYPE_CHECKING:
    from ctypes import CDLL

LARGE: Final = 1 << 20
"""Bytes from which a piece is asked of the system by itself."""
_SPARE: Final = 64 << 20
"""Bytes at the end of the heap that are kept for what comes next."""
_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
"""The names that `mallopt` knows for these, from malloc.h."""


def keep_large_pieces_apart() -> None:
    """Have what is large asked of the system, and given back to it, by itself from now on."""
    library = _gnu()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, LARGE)
        library.mallopt(_TRIM_THRESHOLD, _SPARE)


def give_back() -> None:
    """Give the system back what is free between things that are kept.

    It takes about a tenth of a millisecond for each MiB that is given back.
    """
    library = _gnu()
    if library is not None:
        library.malloc_trim(0)


@cache
def _gnu() -> Optional["CDLL"]:
    """Return the C library, if it is that of GNU: others know no such calls."""
    if sys.platform != "linux":
        return None
    from ctypes import CDLL  # noqa: PLC0415 - the title does not wait for it

    library = CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None

"""How much work something is, in operations and not in seconds: the same on every machine, however busy."""

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType

MANY = 100_000  # calls of which it is written, for who reads of a failed test, what was called most


def calls(work: Callable[[], object]) -> int:
    """Return how many functions written in Python are called to do some work."""
    called: Counter[CodeType] = Counter()

    def noted(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(noted)
    try:
        work()
    finally:
        sys.setprofile(before)
    count = called.total()
    if count > MANY:
        for code, times in called.most_common(10):
            sys.stdout.write(f"{times:9} {code.co_filename}:{code.co_firstlineno} {code.co_qualname}\n")
    return count

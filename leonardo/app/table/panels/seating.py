"""In which order the panels of the others stand beside a table: where several share the screen, seats keep theirs."""

from collections.abc import Sequence


def beside(clockwise: Sequence[int], home: int | None) -> tuple[int, ...]:
    """Return whose panels stand beside the table, given all seats `clockwise` from the one that sits below.

    Where several persons take turns below, the others stand as `home` sees them, or as the next seat that is there;
    and that seat stands in the place of who sits below now. So nobody else moves when another person sits down there.
    """
    below = clockwise[0]
    if home is None:
        return tuple(clockwise[1:])
    start = min(range(len(clockwise)), key=lambda number: (clockwise[number] - home) % (max(clockwise) + 1))
    at_home = clockwise[start]
    others = [*clockwise[start + 1 :], *clockwise[:start]]
    return tuple(at_home if seat == below else seat for seat in others)

"""The light around who acts: it comes and goes in a few steps, so that no panel flashes up or goes dark at once."""

import math
from typing import Final

from leonardo.app.kit.tween import linear
from leonardo.app.table.looks.glow import BEHIND, FAINT
from leonardo.ui.timeline import Playing, Timeline, tween

EASES: Final = 150
"""Milliseconds in which it comes, and in which it goes, at any speed."""
LEVELS: Final = (BEHIND, FAINT, 0.0, 0.5, 1.0)
"""How strong it is at each of its steps, as a light is."""

Lit = tuple[tuple[int, float], ...]
"""The seats that are lit, and how strongly each is."""


class Limelight:
    """How strongly each seat is lit, on a timeline."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._playing: dict[int, Playing] = {}
        self._seat: int | None = None

    @property
    def lit(self) -> Lit:
        shares = ((seat, self._share(seat)) for seat in sorted(self._playing))
        return tuple((seat, LEVELS[_step(share)]) for seat, share in shares if share or seat == self._seat)

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds it looks different; none if nothing will."""
        return EASES / len(LEVELS) if any(each.left_ms > 0 for each in self._playing.values()) else None

    def turn_to(self, seat: int | None, *, moving: bool) -> None:
        """Let a `seat` be lit that acts, if any does, and no other; without `moving` all is as it will be at once."""
        before, self._seat = self._seat, seat
        for other, share in ((before, 0.0), (seat, 1.0)) if seat != before else ():
            if other is not None:
                self._turn(other, share)
        for playing in () if moving else self._playing.values():
            playing.reach(math.inf)

    def _share(self, seat: int) -> float:
        share: float = self._playing[seat].value("light") if seat in self._playing else 0.0
        return share

    def _turn(self, seat: int, end: float) -> None:
        start = self._share(seat)
        if seat in self._playing:
            self._timeline.stop(self._playing[seat])
        self._playing[seat] = self._timeline.play(tween(seat, "light", start, end, EASES * abs(end - start), linear))


def _step(share: float) -> int:
    return min(len(LEVELS) - 1, int(share * len(LEVELS)))

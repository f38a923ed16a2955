"""The light around who acts: it comes and goes in a few steps, so that no panel flashes up or goes dark at once."""

from typing import Final

from leonardo.app.table.looks.glow import BEHIND, FAINT

EASES: Final = 150
"""Milliseconds in which it comes, and in which it goes, at any speed."""
LEVELS: Final = (BEHIND, FAINT, 0.0, 0.5, 1.0)
"""How strong it is at each of its steps, as a light is."""

Lit = tuple[tuple[int, float], ...]
"""The seats that are lit, and how strongly each is."""


class Limelight:
    """How strongly each seat is lit, by the time that it is told to have passed."""

    def __init__(self) -> None:
        self._shares: dict[int, float] = {}
        self._seat: int | None = None

    @property
    def lit(self) -> Lit:
        """The seats that are lit."""
        return tuple((seat, LEVELS[_step(share)]) for seat, share in sorted(self._shares.items()))

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds it looks different; none if nothing will."""
        stays = {} if self._seat is None else {self._seat: 1.0}
        return None if self._shares == stays else EASES / len(LEVELS)

    def end(self) -> None:
        """Let nobody be lit."""
        self._shares, self._seat = {}, None

    def update(self, milliseconds: float, seat: int | None, *, moving: bool) -> bool:
        """Let time pass in which a `seat` acts, if any does; without `moving` all is as it will be at once.

        Return whether it looks different.
        """
        if self._shares == ({} if seat is None else {seat: 1.0}):
            self._seat = seat
            return False
        before, self._seat = self.lit, seat
        by = milliseconds / EASES if moving else 1.0
        goes = {other: share - by for other, share in self._shares.items() if other != seat and share > by}
        comes = {} if seat is None else {seat: min(1.0, self._shares.get(seat, 0.0) + by)}
        self._shares = goes | comes
        return self.lit != before


def _step(share: float) -> int:
    return min(len(LEVELS) - 1, int(share * len(LEVELS)))

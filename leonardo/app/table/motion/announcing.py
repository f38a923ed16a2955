"""What is announced while the table goes on, such as a new phase: a small banner for a moment, that holds up nothing.

All times are milliseconds.
"""

from typing import Final

from attrs import frozen

LASTS: Final = 820.0
"""For how long it is to be seen."""
_COMES: Final = 120.0
_GOES: Final = 200.0
_SHADES: Final = 5
"""How many times it is drawn anew while it comes, and while it goes."""
_A_FRAME: Final = 16.0


@frozen
class Announced:
    """A few words, and the sign on the seal beside them, or a `picture` in its place."""

    sign: str
    words: str
    picture: str = ""


class Announcing:
    """Says what is announced, and how far it has come."""

    def __init__(self) -> None:
        self._announced: Announced | None = None
        self._age = 0.0

    def begin(self, announced: Announced) -> None:
        """Announce something from now on."""
        self._announced, self._age = announced, 0.0

    def end(self) -> None:
        """Announce nothing any more."""
        self._announced = None

    @property
    def now(self) -> tuple[Announced, float] | None:
        """What is announced, and how far it can be seen, 0..1 in a few steps; none if nothing is."""
        if self._announced is None:
            return None
        share = min(1.0, self._age / _COMES, (LASTS - self._age) / _GOES)
        return self._announced, round(_SHADES * share) / _SHADES

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds it looks different; none if nothing will change."""
        if self._announced is None:
            return None
        stays = _COMES <= self._age < LASTS - _GOES
        return LASTS - _GOES - self._age if stays else _A_FRAME

    def update(self, milliseconds: float) -> bool:
        """Let time pass; tell whether it looks different."""
        before = self.now
        self._age += milliseconds
        if self._age >= LASTS:
            self._announced = None
        return self.now != before

"""What is announced while the table goes on, such as a new phase: a small banner for a moment, that holds up nothing.

All times are milliseconds.
"""

from typing import Final

from attrs import frozen

from leonardo.ui.timeline import Playing, Timeline, pause

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
    """Says what is announced, and how far it has come on a timeline."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._announced: tuple[Announced, Playing] | None = None

    def begin(self, announced: Announced) -> None:
        """Announce something from now on."""
        self.end()
        self._announced = announced, self._timeline.play(pause(LASTS), self.end)

    def end(self) -> None:
        """Announce nothing any more."""
        if self._announced is not None:
            self._timeline.stop(self._announced[1])
        self._announced = None

    @property
    def now(self) -> tuple[Announced, float] | None:
        """What is announced, and how far it can be seen, 0..1 in a few steps; none if nothing is."""
        if self._announced is None:
            return None
        announced, playing = self._announced
        share = min(1.0, playing.now_ms / _COMES, playing.left_ms / _GOES)
        return announced, round(_SHADES * share) / _SHADES

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds it looks different; none if nothing will change."""
        if self._announced is None:
            return None
        _, playing = self._announced
        stays = playing.now_ms >= _COMES and playing.left_ms > _GOES
        return playing.left_ms - _GOES if stays else _A_FRAME

"""What built-in players say now and then: a short line at their own panel, which holds up nothing.

A game tells to whom something worth a remark happens (`Motion.remark`). Who says it in which `Voice`, and how often
anybody says anything, is the same for all games. The texts stand under `remarks.<voice>.<occasion>.<number>`.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from attrs import define, field, frozen

from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import SPEECH_STANDS, Flag
from leonardo.app.table.spots import SeatSpot

APART: Final = 12
"""How many events are shown between two remarks, at least."""


class Voice(StrEnum):
    """The four tempers of old, by which a player talks."""

    FIERY = "fiery"
    MERRY = "merry"
    GLOOMY = "gloomy"
    CALM = "calm"


class Occasion(StrEnum):
    """What a remark is about, as it happened to who makes it."""

    REFUSED = "refused"
    """Somebody said no to an offer."""
    RUINED = "ruined"
    ROBBED = "robbed"
    """Somebody took a thing, a place or much money."""
    OVERTAKEN = "overtaken"
    """Somebody else was quicker, or takes the lead."""
    GREAT_WORK = "great_work"
    TIGHT_AUCTION = "tight_auction"
    """It got what it bid for, and others bid nearly as much."""


_WAYS: Final = 2
_WAYS_OFTEN: Final = 4
"""How many lines each voice has for an occasion, and for one that comes often."""


def ways_of(occasion: Occasion) -> int:
    """Return how many lines each voice has for an occasion."""
    return _WAYS_OFTEN if occasion is Occasion.OVERTAKEN else _WAYS


@frozen
class Remark:
    """A `seat` has an occasion to say something."""

    seat: int
    occasion: Occasion


@define
class Talk:
    """Who says something, and what: the seats with `voices`, as long as it is `wanted`.

    They say the same again as late as possible, and all of them together nothing for `APART` events after a remark.
    """

    voices: Mapping[int, Voice]
    wanted: Callable[[], bool] = lambda: True
    _silent_for: int = APART
    _said: dict[tuple[int, Occasion], int] = field(factory=dict)

    def hear(self, remark: Remark | None) -> Flag | None:
        """Take note of one more event; return what is said about it, if anything is."""
        self._silent_for += 1
        if remark is None or self._silent_for < APART or remark.seat not in self.voices or not self.wanted():
            return None
        self._silent_for = 0
        about = remark.seat, remark.occasion
        self._said[about] = said = self._said.get(about, 0) + 1
        number = (remark.seat + said) % ways_of(remark.occasion) + 1
        words = tr(f"remarks.{self.voices[remark.seat].value}.{remark.occasion.value}.{number}")
        said_so = tr("remarks.said", words=words)
        return Flag(remark.seat, SeatSpot(remark.seat), said_so, quiet=True, is_speech=True, stands=SPEECH_STANDS)


NO_TALK: Final = Talk({})
"""Nobody says anything."""


def voice_at(seat: int) -> Voice:
    """Return the voice of a seat whose player has no temper of its own."""
    return tuple(Voice)[seat % len(Voice)]

"""What built-in players say now and then: a short line in a bubble on their own panel, which holds up nothing.

A game tells to whom something worth a remark happens (`Motion.remark`). Who says it in which `Voice`, and how often
anybody says anything, is the same for all games. The texts stand under `remarks.<voice>.<occasion>.<number>`.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from attrs import define, field, frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
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


# ---- the bubble

_UNITS: Final = 19
_GROUND: Final = (250, 242, 220, 250)
_EDGE: Final = (96, 62, 32, 255)
_WITHIN: Final = 6
"""Units between the edges of a panel and a bubble on it."""
_TAIL: Final = 8
"""Units by which its tail reaches up to the name."""


def bubble(
    brush: Brush, words: str, panel: Rect, names: Sequence[Rect], window: Rect, sums: Sequence[Rect] = ()
) -> tuple[Surface, Rect]:
    """Return a bubble with words and where it lies; the first of the `names` on panels is that of who speaks.

    Its tail points at that name or its panel: it lies below the name, or if anything was hidden there below the sum on
    the panel, or below the panel, or else above the name. No part of it leaves the `window`.
    """
    own, inside = names[0], panel.inflate(-2 * brush.px(_WITHIN), 0)
    key = "bubble", words, inside.width, brush.layout.k, brush.painter.scale
    hangs, stands = (
        brush.pictures.made((*key, above), partial(_cloth, brush, words, inside.width, above=above))
        for above in (False, True)
    )
    place = hangs.get_rect(topleft=(own.left, own.bottom)).clamp(inside.left, own.bottom, inside.width, window.height)
    own_sum = max((each.bottom for each in sums if panel.contains(each)), default=own.bottom)
    below = [place.move(0, foot - place.top) for foot in (own.bottom, own_sum, panel.bottom)]
    above = place.move(0, own.top - place.bottom)
    hidden = (*names[1:], *sums)
    for spared in (hidden, names[1:]):
        for way in (*below, above):
            if way.collidelist(spared) < 0 and window.contains(way):
                return (stands if way is above else hangs), way
    return hangs, place.clamp(window)


def _cloth(brush: Brush, words: str, widest: int, *, above: bool) -> Surface:
    """Return a bubble no wider than that: its tail is over the beginning of its words, or under it if it is `above`."""
    px, painter = brush.px, brush.painter
    pad, tail, low = max(6, px(10)), max(3, px(_TAIL)), max(1, px(4))
    room = painter.even_width(words, Face.MEDIUM, _UNITS, widest - 2 * pad)
    size = room + 2 * pad, painter.height_of(words, Face.MEDIUM, _UNITS, room) + max(4, px(8))
    surface = shapes.blank(size[0] + 1, tail + size[1] + low)
    body = Rect((0, 0 if above else tail), size)
    shapes.lay(surface, shapes.plate(size, max(4, px(8)), (30, 12, 4, 90)), (1, body.top + low))
    shapes.lay(surface, shapes.plate(size, max(4, px(8)), _GROUND, _EDGE, max(1, px(1.6))), body.topleft)
    for row in range(tail + 2):
        left, at = pad + tail - row // 2, body.bottom + tail - 1 - row if above else row
        surface.fill(_EDGE, (left - 1, at, row + 3, 1))
        surface.fill(_GROUND, (left, at, row + 1, 1))
    painter.draw_wrapped(surface, words, body.inflate(-2 * pad, 0), Face.MEDIUM, _UNITS, INK, "left", "middle")
    return surface

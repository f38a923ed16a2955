"""The panels of the others: who they are, points and florins, what they have on the map, what they would score."""

from typing import Final

from attrs import frozen

from leonardo.app.engines.picture.signs import Sign, leonardo, sign
from leonardo.app.engines.spots import PurseSpot
from leonardo.app.engines.standing import Holdings, InTurn
from leonardo.app.kit.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.kit.seats import PAINT, Looks, SeatColour, names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import ACT, BLOOD, BROWN
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.widgets import SHADOW, changed, named, portrait, running, seat_ground
from leonardo.engine.engines.constants import Face as DieFace
from leonardo.ui.node import (
    SPACER,
    L,
    Lines,
    Node,
    Share,
    Spacer,
    TextScale,
    Variants,
    column,
    component,
    image,
    paint,
    pin,
    row,
    stack,
    text,
)

_TITLE: Final = Style(Face.TITLE_BOLD, 18, NARROW)
_POINTS: Final = Style(Face.BOLD, 32)
_SUM: Final = Style(Face.BOLD, 25)
_COUNT: Final = Style(Face.BOLD, 19)
_ASIDE: Final = Style(Face.ITALIC, 16)
_MEANING: Final = Style(Face.ITALIC, 14.5)
_ROWS, _HEAD_ROWS = 5.6, 3.7
"""Lines of text that a panel needs in its height, and a head."""
_GAP: Final = L(8, 4)
_THIN: Final = L(0, 3)
_BAND: Final = 84
"""How much of the colour of a seat lies behind its name, of 255."""
_FIGURE: Final = 0.4
"""The share of the room of a sign that a die with its number takes."""


@frozen(cache_hash=True)
class Rival:
    """What a panel tells of a seat: `tank` are the hits and the dice of its design, `when` it has its turn.

    It has Leonardo if it `leads`; `change` is what its sum has just changed by.
    """

    seat: int
    points: int
    florins: int
    held: Holdings
    cards: int
    tank: tuple[int, int] | None
    plane: bool
    archive: int
    gain: int
    when: InTurn | None
    leads: bool
    moves: bool
    begun: bool
    change: int = 0


@frozen(cache_hash=True)
class Held:
    """What a seat has of something: its sign, how much, whether it counts, and what it means in words.

    Where words have no room, `figures` say the same by dice: a man for hits, a blank one for dice that are rolled.
    """

    sign: Sign
    much: str
    there: bool
    meaning: str = ""
    figures: tuple[tuple[DieFace, int], ...] = ()


@component
def rivals(each: tuple[Rival, ...], looks: Looks, heads: int, face: float) -> Node:
    """Return all panels, each the taller the fewer they are; so many `heads` abreast where the window is narrow.

    A `face` takes such a share of the width, at most.
    """
    panels = [_panel(one, looks, heads > 0, face) for one in each]
    if not heads:
        return TextScale(rows=_ROWS * len(panels), style=LITTLE, kids=(column(*panels, gap=_GAP),))
    abreast, high = (2, 2) if heads == 2 else (max(2, min(heads, len(panels))), 1)
    cells = [*panels, *(SPACER for _ in range(abreast * high - len(panels)))]
    lines = (row(*cells[start : start + abreast], gap=_GAP, grow=1) for start in range(0, len(cells), abreast))
    return TextScale(rows=_HEAD_ROWS * high, style=LITTLE, kids=(column(*lines, gap=_GAP),))


@component
def _panel(one: Rival, looks: Looks, heads: bool, face: float) -> Node:
    """Return a panel: the portrait beside the upper rows, and the others below."""
    colour, counted = looks[one.seat].colour, _counted(one)
    upper: tuple[Node, ...] = (_who(one.seat, names_of(looks)), _sums(one.seat, one.points, one.florins, one.change))
    band, lower = None, list[Node]()
    if heads:
        scored = Held(Sign.GAIN, tr("table.change.more", count=one.gain), one.gain > 0)
        lower, high, below = [_counts((*counted, scored))], 2.6, 1.3
    else:
        band = _band(colour)
        upper = *upper, _counts(counted, said=True)
        lower, high, below = [_counts(_machines(one), said=True), _score(one)], 3.9, 2.3
    hung = portrait(one.seat, width=Share(face), max_aspect=0.8)
    beside = row(hung, column(*upper, grow=1), gap=_GAP, grow=high)
    body = column(beside, column(*lower, grow=below), pad=(L(12, 6), L(4, 2), L(8, 4), L(4, 2)))
    lit = paint(ornaments.light_panel, bleed=2) if one.moves else None
    size = {"height": Share(1 / 3 if heads else 0.22), "min_height": L(0, 24), "max_height": 56}
    him = pin(leonardo(**size), (1, 0), (1, 0)) if one.leads else None
    return stack(SHADOW, seat_ground(colour), band, lit, body, him, id=SeatSpot(one.seat), grow=1, max_height=262)


def _band(colour: SeatColour) -> Node:
    """Return the colour of a seat behind its name, thin enough for the name to be read."""
    paint_ = PAINT[colour]
    plate = paint(Brush.plate, 6, (*paint_, _BAND), 1.0, (*paint_, 200), grow=1)
    return column(plate, Spacer(grow=5.2), pad=(L(10, 6), _THIN, _THIN, 0))


@component
def _who(seat: int, names: tuple[str, ...]) -> Node:
    """Return the name, with room for Leonardo beside it."""
    room = Spacer(max_height=40, aspect=0.9)
    name = text(names[seat], _TITLE, INK, alike=names, grow=1)
    return row(name, room, id=named(seat), hit=False, focus=False, grow=1)


@component
def _sums(seat: int, points: int, florins: int, change: int) -> Node:
    """Return the points in their laurel, and the florins with what they have just changed by.

    The coin makes room for that where it must; where there is too little beside the sum, it comes below it.
    """
    scored = text(str(points), _POINTS, BLOOD, side="centre", fill=0.5)
    laurel = row(stack(image("laurel"), scored, aspect=1, align="centre"), width=Share(0.44), pad=(0, 0, 8, 0))
    coin = image("florin_blank", width=32, height=32, align="centre")
    count = running(PurseSpot(seat))[1]
    before = (str(florins - change),) if change else ()  # from there it runs
    sum_ = text((), _SUM, value=florins, reserve=before, rigid=True, id=count, hit=False, focus=False)
    if change:
        slip = changed(change, _COUNT)
        beside = row(coin, sum_, slip, gap=4), row(sum_, slip, gap=_THIN)
        cash: Node = Variants(kids=(*beside, column(stack(sum_, grow=1), row(slip, grow=1))))
    else:
        cash = row(coin, sum_, gap=5)
    return row(laurel, stack(cash, id=PurseSpot(seat), grow=1), grow=1.6)


@component
def _counts(each: tuple[Held, ...], said: bool = False) -> Node:
    """Return signs with what there is of each, side by side; below them what they mean, if that has room."""
    brief = row(*(_held(one) for one in each))
    if not said:
        return stack(brief, grow=1.3)
    meanings = tuple(one.meaning for one in each)
    told = row(*(_held_in_words(one, meanings, Share(1 / len(each))) for one in each))
    return Variants(kids=(told, brief), grow=1.3)


def _held(one: Held) -> Node:
    dice = [part for face, number in one.figures for part in (_die(face), text(str(number), _COUNT))]
    return row(*_counted_by_sign(one), *dice, gap=_THIN, grow=1 + _FIGURE * len(one.figures))


def _counted_by_sign(one: Held) -> tuple[Node, Node]:
    mark = sign(one.sign, one.there, max_height=30, align="centre")
    return mark, text(one.much, _COUNT, INK if one.there else ACT)


def _die(face: DieFace) -> Node:
    return image(f"engines_die_{face.name.lower()}", aspect=1, height=Lines(_COUNT, 0.62), align="centre")


def _held_in_words(one: Held, meanings: tuple[str, ...], wide: Share) -> Node:
    meaning = text(
        one.meaning, _MEANING, BROWN if one.there else ACT, alike=meanings, height=Lines(_MEANING), rigid=True
    )
    return column(row(*_counted_by_sign(one), gap=_THIN, height=30), meaning, SPACER, width=wide, pad=(0, 0, 2, 0))


def _counted(one: Rival) -> tuple[Held, ...]:
    """Return what a seat has on the map, and its cards."""
    counts = {"lands": one.held.lands, "castles": one.held.castles, "cards": one.cards}
    return tuple(
        Held(kind, str(count), count > 0, tr(f"engines.picture.caption.{name}", count=count))
        for kind, (name, count) in zip((Sign.LANDS, Sign.CASTLES, Sign.CARDS), counts.items(), strict=True)
    )


def _machines(one: Rival) -> tuple[Held, ...]:
    """Return its machines with what they can do, and its archive."""
    tank, figures = "", tuple[tuple[DieFace, int], ...]()
    if one.tank is not None:
        hits, dice = one.tank
        figures = (DieFace.MAN, hits), (DieFace.BLANK, dice)
        told = {"hits": hits, "dice": dice}
        words = {name: tr(f"engines.picture.caption.{name}", count=count) for name, count in told.items()}
        tank = tr("engines.picture.caption.tank", **words)
    return (
        Held(Sign.TANK, str(one.held.tanks), one.tank is not None, tank, figures),
        Held(Sign.PLANE, str(one.held.planes), one.plane),
        Held(Sign.ARCHIVE, str(one.archive), one.archive > 0, tr("engines.picture.caption.archive")),
    )


def _score(one: Rival) -> Node:
    """Return what a seat would score now, and when it has its turn, if there is room to say so."""
    if not one.begun:
        return SPACER
    when = text(tr(f"engines.picture.turn_{one.when.value}"), _ASIDE, BLOOD, drop=1) if one.when is not None else None
    told = text(tr("engines.picture.gain", count=one.gain), _ASIDE, BROWN)
    return row(told, SPACER, when, pad=(L(2, 4), 0), gap=8, grow=1)

"""A laboratory of another seat: who works in it, and a bar of its weeks with the possible goals.

However fully it is told, the spaces of both laboratories begin at one edge, and so do the bars. Spaces are of one size,
be there many of them or few. Where squares would leave too little of those who stand in them, these stand closely.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.rivals.bar import draw_bar
from leonardo.app.davinci.picture.workshop.sheet import draw_sheet
from leonardo.app.davinci.spots import LaboratorySpot, SecretSpot, SpaceSpot, WeeksSpot
from leonardo.app.kit.brush import ASIDE, BOLD, LITTLE, Brush, Style
from leonardo.app.kit.seats import PAINT, Looks
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BRASS, BROWN
from leonardo.app.table.widgets import running
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import LaboratoryView
from leonardo.ui.node import Custom, L, Lines, Node, Share, Spacer, Variants, column, component, paint, row, stack, text

Way = Literal["long", "short", "letter"]
Telling = Literal["large", "full", "line", "half"]
"""How fully both are told: in three large rows each, in two, in one, or both in one row."""

_MOST_SPACES: Final = 6
"""Spaces that a laboratory may have: room is kept for so many, so that all of them are of one size."""
_CROWDED: Final = 0.6
"""The width of a space without a square, in heights of who stands on it."""
_LEAST_STEP: Final = 7
"""Pixels from one to the next there, from which they can be told from each other."""
_IN_WELL: Final = 0.1
"""How far above the lower edge of a space they stand, in widths of it."""
_SMALLEST_FIGURE: Final = 12
"""Pixels of a space under which a figure on it could not be told from a blot."""
_STANDING: Final = 0.8
"""The height of a figure without its hat in spaces: it fills one, and the hat reaches over its edge."""
_FREE, _EDGE = (222, 196, 148), (150, 102, 30, 200)
_QUIET: Final = 150
"""How opaque free spaces are where there is no work."""
_OVER: Final = 20
"""Units by which the sheet of what all can see reaches over the row of the name."""
_LARGE: Final = Style(BOLD.face, 23)
_SQUARES: Final = {"even": 1.0, "gap": L(3, 1), "grow": 1}
_GAP: Final = L(9, 4)


_APART: Final = {"large": L(18, 8), "full": L(5, 4), "line": L(5, 4), "half": L(16, 10)}


@frozen(cache_hash=True)
class Work:
    """What is told of a laboratory, if there is one; `goals` are the weeks at which its work may be done, in order."""

    seat: int
    place: Place
    bench: LaboratoryView | None
    goals: tuple[int, ...] = ()


@component
def laboratories(works: tuple[Work, ...], looks: Looks, telling: Telling) -> Node:
    """Return both laboratories, named as fully as both can be."""
    tell, ways, flow, least, usual = _TELLINGS[telling]
    kids = tuple(flow(*(tell(work, looks, way) for work in works), gap=_APART[telling]) for way in ways)
    growth = 1 if telling == "large" else 2
    return Variants(kids=kids, grow=usual, min_height=least, max_height=L(growth * usual, round(0.55 * growth * usual)))


@component
def _large(work: Work, looks: Looks, way: Way) -> Node:
    """Return it with the sheet of what all can see, squares, and a long bar below them."""
    told: Node | None = None
    if work.bench is None or not work.bench.busy:
        told = text(_instead(work), ASIDE, BROWN, side="right")
    elif work.bench.invention is not None:
        told = row(Spacer(grow=1), paint(_sheet, work.bench.invention, bleed=L(_OVER + 4), aspect=1.8))
    beside = stack(told, grow=1, min_width=Lines(_LARGE, 3.1))
    head = row(_name(work, _LARGE, way), beside, height=Lines(_LARGE))
    if work.bench is None:
        return column(head, id=_spot(work))
    bar = _weeks(work, looks, large=True) if work.bench.busy else Spacer(id=_weeks_of(work))
    below = stack(bar, height=L(30, 17))
    return column(head, row(*_spaces(work), **_SQUARES), below, id=_spot(work), grow=1)


@component
def _full(work: Work, looks: Looks, way: Way) -> Node:
    """Return it with squares, and a bar above them beside the name."""
    medal, busy = None, work.bench is not None and work.bench.busy
    if work.bench is not None and busy:
        known = work.bench.invention
        medal = Spacer(aspect=1) if known is None else paint(_medal, known, bleed=4, aspect=1)
    weeks = _weeks(work, looks, grow=1, min_width=Lines(LITTLE, 3.0))
    head = row(_name(work, BOLD, way), weeks, medal, gap=_GAP, height=Lines(BOLD))
    spaces = row(*_spaces(work), **_SQUARES) if work.bench is not None else None
    return stack(column(head, spaces, gap=L(4, 3), max_height=L(67, 46)), id=_spot(work), grow=1)


@component
def _line(work: Work, looks: Looks, way: Way) -> Node:
    """Return it in one row, with those who work there close to each other."""
    weeks = _weeks(work, looks, grow=1, min_width=Lines(LITTLE, 3.2))
    spaces = None
    if work.bench is not None:
        least = L(0, _LEAST_STEP * _MOST_SPACES) if way == "short" else None
        size: dict[str, Any] = {"max_aspect": _CROWDED * _MOST_SPACES, "min_width": least, "max_height": 42}
        spaces = Custom(kids=_spaces(work), place=_closely, **size)
    name = _name(work, LITTLE, way, pad=(0, 0, L(4, 2), 0))
    return row(name, spaces, weeks, gap=L(4, 2), cross="centre", id=_spot(work), grow=1)


@component
def _half(work: Work, looks: Looks, way: Way) -> Node:
    """Return it in half of a row: a bar, and the spaces below it."""
    spaces = row(*_spaces(work), even=1.0, gap=1, grow=2) if work.bench is not None else None
    body = column(_weeks(work, looks, grow=3), spaces, grow=1)
    return row(_name(work, LITTLE, way), body, gap=4, id=_spot(work), grow=1)


def _spot(work: Work) -> LaboratorySpot:
    return LaboratorySpot(work.seat, work.place)


def _weeks_of(work: Work) -> WeeksSpot:
    return WeeksSpot(work.seat, work.place)


def _name(work: Work, style: Style, way: Way, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return what it is called, with room for what the other one is."""
    names = {place: tr(f"davinci.picture.laboratory.{place.name.lower()}.{way}") for place in LABORATORIES}
    ink = INK if work.bench is not None else BROWN
    return text(names[work.place], style, ink, rigid=True, reserve=tuple(names.values()), **fields)


def _instead(work: Work) -> str:
    return tr("davinci.picture.idle" if work.bench is not None else "davinci.picture.no_laboratory")


def _weeks(work: Work, looks: Looks, large: bool = False, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return the bar of weeks, or what is said in its place: that there is no work, or no laboratory."""
    if work.bench is None:
        return text((_instead(work), tr("davinci.picture.nothing")), ASIDE, BROWN, **fields)
    told: Node = text(_instead(work), ASIDE, BROWN, side="right")
    if work.bench.busy:
        counts, *_ = running(_weeks_of(work))
        colour, weeks = PAINT[looks[work.seat].colour], work.bench.weeks
        apart: dict[str, Any] = {"id": counts, "hit": False, "focus": False}
        told = paint(draw_bar, work.goals, colour, large, value=weeks, bleed=6, **apart)
    return stack(told, Spacer(id=SecretSpot(work.seat, work.place)), id=_weeks_of(work), **fields)


def _spaces(work: Work) -> tuple[Node, ...]:
    """Return the spaces with those who stand on them, automata first, and room for all there may be."""
    bench = work.bench or LaboratoryView(spaces=0)
    who = ["automaton"] * bench.automata + ["master"] * bench.master + ["apprentice"] * bench.apprentices
    who += [""] * (bench.spaces - len(who))
    spaces = (
        paint(
            *(_space, work.seat, standing, number < bench.automaton_spaces, not (standing or bench.busy)),
            id=SpaceSpot(work.seat, work.place, number),
            bleed=Share(0.4),
        )
        for number, standing in enumerate(who)
    )
    return (*spaces, *(Spacer() for _ in range(_MOST_SPACES - bench.spaces)))


def _closely(_brush: Brush, rect: Rect) -> Iterator[Rect]:
    """Yield where spaces lie side by side that are as high as their row."""
    wide = min(rect.width // _MOST_SPACES, round(rect.height * _CROWDED))
    yield from (Rect(rect.left + wide * number, rect.top, wide, rect.height) for number in range(_MOST_SPACES))


def _space(brush: Brush, surface: Surface, at: Rect, seat: int, who: str, automatic: bool, quiet: bool) -> None:
    """Draw a space, sunk into the panel, with who stands on it; a small square has the colour of who does."""
    side = min(at.size)
    well = Rect(0, 0, side, side)
    well.midbottom = at.centerx, at.bottom - (at.height - side) // 4
    if at.height < _SMALLEST_FIGURE:
        fill = PAINT[brush.looks[seat].colour] if who else _FREE
        brush.box(surface, well, (*(BRASS if who == "automaton" else fill), _QUIET if quiet else 255), _EDGE, 3)
        return
    picture = brush.faded("well_automaton" if automatic else "well", side, _QUIET if quiet else 255)
    surface.blit(picture, picture.get_rect(center=well.center))
    crowded = at.height > side
    height = round(at.height * 1000 / figures.with_hat(1000)) if crowded else round(side * _STANDING)
    foot = well.centerx, well.bottom - round(side * _IN_WELL)
    if who == "automaton":
        figures.automaton(brush, surface, foot, height)
    elif who == "master":
        figures.master(brush, surface, seat, foot, round(height * 0.84))
    elif who:
        figures.apprentice(brush, surface, seat, foot, height)


def _medal(brush: Brush, surface: Surface, at: Rect, invention: int) -> None:
    size = round(brush.type(BOLD) * 1.35)
    figures.medal(brush, surface, INVENTIONS[invention].tier, at.center, size, invention)


def _sheet(brush: Brush, surface: Surface, at: Rect, invention: int) -> None:
    """Draw the sheet of what all can see that it works on, higher than its row, and its medal before it."""
    side, medal = at.height + brush.px(_OVER), round(brush.type(_LARGE) * 1.35)
    sheet = Rect(at.right - side, at.bottom - side, side, side)
    draw_sheet(brush, surface, invention, sheet, numbered=False)
    centre = sheet.left - brush.px(6), sheet.bottom - medal // 2
    figures.medal(brush, surface, INVENTIONS[invention].tier, centre, medal, invention)


_TELLINGS: Final[dict[Telling, tuple[Callable[..., Node], tuple[Way, ...], Callable[..., Node], Lines, float]]] = {
    "large": (_large, ("long", "short"), column, Lines(LITTLE, 1.4, 200), 230),
    "full": (_full, ("long", "short"), column, Lines(LITTLE, 1.9, 82), 121),
    "line": (_line, ("short", "letter"), column, Lines(LITTLE, 0.9, 40), 59),
    "half": (_half, ("letter",), row, Lines(LITTLE, 0.9), 19),
}
"""How both are told: each one, what it is called, how they lie, how high they are at least, and usually, in units."""

"""Who one is, the purse with its sum, the piles of coins for bids and stakes, and the capital by kind."""

from typing import Any, Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.moves.in_hand import PILES
from leonardo.app.citta.picture.parts import COUNT, coin, party_names, sign
from leonardo.app.citta.spots import CapitalSpot, CoinSpot, PurseSpot
from leonardo.app.citta.standing import Standing
from leonardo.app.citta.words import phrases
from leonardo.app.citta.words.phrases import capital_word, place_name, side_name
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.seats import Looks, names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import ENGRAVED, GAIN, LIGHT, LOSS, WARM
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.widgets import OWN_NAME, portrait, purse_with_sum, running, spread
from leonardo.engine.citta.constants import Side
from leonardo.ui.node import (
    SPACER,
    L,
    Lines,
    Node,
    Share,
    Spacer,
    Variants,
    column,
    component,
    fill,
    image,
    paint,
    row,
    stack,
    text,
)

_NAME: Final = Style(Face.TITLE_BOLD, 21, NARROW)
_ASIDE: Final = Style(Face.ITALIC, 17)
_WHY: Final = Style(Face.BOLD, 20)
_SUM: Final = Style(Face.BOLD, 56)
_OUT: Final = Style(Face.STRONG, 28, (Face.TEXT,))
_CAPITAL: Final = Style(Face.BOLD, 23)
_PART: Final = Style(Face.BOLD, 16.5)
_PALE: Final = 195
"""What remains, of 255, of a coin that cannot be taken."""
_KINDS: Final[tuple[tuple[str, Colour], ...]] = (
    ("florins", (232, 190, 92)),
    ("palaces", (218, 132, 98)),
    ("works", (132, 168, 142)),
    ("offices", (168, 140, 196)),
)
"""What a capital is made of, and the colour of each kind."""
_KEEP: Final = L(0, 2)
_BESIDE: Final = L(6, 4)
"""What is free at the right of why the sum has changed, for the light around a purse that is open."""


@frozen(cache_hash=True)
class Purse:
    """What is told of a party before the one who looks, who has a `face`; nothing but the name of one who is out.

    `change` is what its sum has just changed by, `after` what a thing that is pointed at would leave of it. `pale` are
    the piles from which nothing can be taken while something is staked; else there are no piles. `why` says what its
    last change was, in ever fewer words.
    """

    seat: int
    face: int
    standing: Standing | None = None
    side: Side | None = None
    seats: int = 0
    change: int = 0
    after: int | None = None
    pale: frozenset[int] | None = None
    why: tuple[str, ...] = ()


@component
def purse(own: Purse, looks: Looks) -> Node:
    """Return the first field of the tray."""
    foot, spot, stand = None, None, own.standing
    if stand is None:
        name, told = _name(own.face, (own.seat,), None, looks), tr("citta.picture.out_of_game")
        who = column(name, text(told, _OUT, LIGHT, wrap=True, grow=1), grow=1)
    else:
        name, spot = _name(own.face, stand.capital.members, own.side, looks), CapitalSpot(own.seat)
        who = column(name, _cash(own, stand.capital.florins, looks), grow=1)
        foot = _capital(looks[own.seat].colour, stand, own.seats) if own.pale is None else _piles(own.pale)
    return column(
        row(portrait(own.face, width=Share(0.3), max_aspect=0.78), who, gap=12, grow=1),
        stack(foot, Spacer(id=spot), height=L(62, 36)),
        pad=L(10, 5),
    )


@component
def _name(face: int, members: tuple[int, ...], side: Side | None, looks: Looks) -> Node:
    """Return who one is; the others of a guild whose names have no room are told by their shields."""
    if len(members) == 1:
        told: Node = text(looks[face].name, _NAME, LIGHT, grow=1)
    else:
        whole = text(party_names(members, names_of(looks))[:1], _NAME, LIGHT, rigid=True)
        shields = (image(f"shield_{looks[each].colour}", max_aspect=1) for each in members if each != face)
        told = Variants(kids=(whole, row(text(looks[face].name, _NAME, LIGHT), *shields, gap=4)), grow=1)
    beside = text(side_name(side), _ASIDE, WARM, drop=1, max_width=Share(0.42)) if side is not None else None
    return row(told, beside, gap=6, height=Lines(_NAME), id=OWN_NAME, hit=False, focus=False)


def _cash(own: Purse, florins: int, looks: Looks) -> Node:
    note: str | tuple[str, ...] = ""
    colour, style = LIGHT, COUNT
    if own.after is not None:
        note, colour = tr("citta.picture.after", count=own.after), LIGHT if own.after >= 0 else LOSS
    elif own.change and phrases.signed(own.change) not in own.why[-1:]:  # the reason is still to come
        note, colour = signed(own.change), GAIN if own.change > 0 else LOSS
    elif own.why:
        note, colour, style = own.why, LOSS if own.why[-1].startswith("\N{MINUS SIGN}") else GAIN, _WHY
    elif own.seat != own.face:
        note, colour, style = tr("citta.picture.decides", name=looks[own.seat].name), WARM, _ASIDE
    below = text(note, style, colour, side="right", height=Lines(COUNT), pad=(0, 0, _BESIDE, 0))
    return column(_sum(own.seat, florins), below, id=PurseSpot(own.seat), grow=1)


@component
def _sum(seat: int, florins: int) -> Node:
    told = {"alike": ("0000",), "fill": 0.92, "shade": True, "grow": 1}
    size: dict[str, Any] = {"aspect": 1, "max_height": 66, "max_width": Share(0.34)}
    return purse_with_sum(PurseSpot(seat), florins, _SUM, told, gap=8, **size)


@component
def _piles(pale: frozenset[int]) -> Node:
    """Return the coins that bids and stakes are taken from, in the place of the capital."""
    shape = {"aspect": 1, "bleed": 8, "align": "centre"}
    piles = (paint(_pile, florins, florins in pale, id=CoinSpot(florins), **shape) for florins in PILES)
    return spread(*piles)


def _pile(brush: Brush, surface: Surface, at: Rect, florins: int, pale: bool) -> None:
    """Draw three coins, one upon the other, with what they are worth; one pale one where none can be taken."""
    step, picture = max(1, brush.px(3)), brush.pictures.get("florin_blank", at.size)
    if pale:
        picture = picture.copy()
        picture.set_alpha(_PALE)
    for lift in (0,) if pale else (2, 1, 0):
        surface.blit(picture, at.move(0, -lift * step))
    style = Style(Face.BOLD, at.height * 0.38 / brush.layout.k / brush.painter.scale)
    middle = at.centerx, at.centery - step
    brush.write(surface, str(florins), middle, style, ENGRAVED, align="centre", room=at.width - 4)


@component
def _capital(colour: str, standing: Standing, seats: int) -> Node:
    """Return the capital, its place, and the bar of its kinds with their sums."""
    own = standing.capital
    sums = [(name, getattr(own, name), paint_) for name, paint_ in _KINDS]
    whole = max(1, sum(florins for _, florins, _ in sums))
    pieces = (_kind(standing.speaker, colour, *each) for each in sums if each[1] / whole > 0.01)
    place = tr("citta.picture.place_of", place=place_name(standing.place), count=seats)
    runs = {"value": own.share, "id": running(CapitalSpot(standing.speaker))[0], "hit": False, "focus": False}
    head = row(
        text(capital_word(len(own.members)), _ASIDE, WARM),
        text((), _CAPITAL, LIGHT, reserve=("0000",), **runs),
        SPACER,
        text(place, _ASIDE, WARM),
        gap=8,
        grow=1,
    )
    return column(head, stack(paint(Brush.plate, 4, (30, 16, 6, 255), 1.2), row(*pieces, pad=_KEEP), grow=1))


@component
def _kind(seat: int, seat_colour: str, name: str, florins: int, colour: Colour) -> Node:
    """Return a piece of the bar: its sum with its word, or after its sign, or alone, as there is room."""
    whole: dict[str, Any] = {"ways": tr(f"citta.picture.of_{name}", count=florins)}
    brief: dict[str, Any] = {"ways": str(florins)}
    if name == "florins":  # it runs together with the sum of the purse
        counts = {"ways": (), "value": florins, "id": running(PurseSpot(seat))[3], "hit": False, "focus": False}
        whole, brief = {**counts, "form": _of_florins}, counts
    told = text(style=_PART, colour=ENGRAVED, side="centre", rigid=True, pad=(_KEEP, 0), **whole)
    short = text(style=_PART, colour=ENGRAVED, side="centre", rigid=True, **brief)
    mark = {"florins": coin(), "palaces": image(f"house_{seat_colour}", max_aspect=1)}.get(name) or sign(name[:-1])
    beside = row(mark, short, gap=_KEEP, justify="centre")
    return stack(fill(colour), Variants(kids=(told, beside, short, column())), grow=florins)


def _of_florins(florins: float) -> str:
    return tr("citta.picture.of_florins", count=round(florins))

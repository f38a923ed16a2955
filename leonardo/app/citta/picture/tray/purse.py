"""Who one is, the purse with its sum, the piles of coins for bids and stakes, and the capital by kind."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.moves.in_hand import PILES
from leonardo.app.citta.picture.parts import coin, portrait, sign
from leonardo.app.citta.picture.rivals import names_of
from leonardo.app.citta.spots import CapitalSpot, CoinSpot, PurseSpot
from leonardo.app.citta.standing import Standing
from leonardo.app.citta.words.phrases import capital_word, place_name, side_name
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import ENGRAVED, GAIN, LIGHT, LOSS, RICHES, WARM
from leonardo.app.table.tree_picture import running
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.state import Party
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

NAME: Final = "own name"
"""The id of the name beside the purse."""
_NAME: Final = Style(Face.TITLE_BOLD, 21, NARROW)
_ASIDE: Final = Style(Face.ITALIC, 17)
_SUM: Final = Style(Face.BOLD, 56)
_SMALL: Final = Style(Face.BOLD, 19)
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


@frozen(cache_hash=True)
class Purse:
    """What is told of a party before the one who looks, who has a `face`; nothing but the name of one who is out.

    `change` is what its sum has just changed by, `after` what a thing that is pointed at would leave of it. `pale` are
    the piles from which nothing can be taken while something is staked; else there are no piles.
    """

    seat: int
    face: int
    party: Party | None = None
    standing: Standing | None = None
    seats: int = 0
    change: int = 0
    after: int | None = None
    pale: frozenset[int] | None = None


@component
def purse(own: Purse, looks: tuple[PlayerStyle, ...]) -> Node:
    """Return the first field of the tray."""
    name = _name(own.face, own.party.members, own.party.side, looks) if own.party is not None else _out(own.seat, looks)
    who = column(name, _cash(own, looks), grow=1)
    foot = None
    if own.pale is not None:
        foot = _piles(own.pale)
    elif own.standing is not None:
        foot = _capital(looks[own.seat].colour, own.standing, own.seats)
    return column(
        row(portrait(own.face, width=Share(0.3), max_aspect=0.78), who, gap=12, grow=1),
        stack(foot, Spacer(id=CapitalSpot(own.seat) if own.standing is not None else None), height=L(62, 36)),
        pad=L(10, 5),
    )


@component
def _out(seat: int, looks: tuple[PlayerStyle, ...]) -> Node:
    return stack(text(looks[seat].name, _NAME, LIGHT), height=Lines(_NAME), id=NAME, hit=False, focus=False)


@component
def _name(face: int, members: tuple[int, ...], side: Side | None, looks: tuple[PlayerStyle, ...]) -> Node:
    """Return who one is; the others of a guild whose names have no room are told by their shields."""
    if len(members) == 1:
        told: Node = text(looks[face].name, _NAME, LIGHT, grow=1)
    else:
        whole = text(names_of(members, tuple(look.name for look in looks))[:1], _NAME, LIGHT, rigid=True)
        shields = (image(f"shield_{looks[each].colour}", max_aspect=1) for each in members if each != face)
        told = Variants(kids=(whole, row(text(looks[face].name, _NAME, LIGHT), *shields, gap=4)), grow=1)
    beside = text(side_name(side), _ASIDE, WARM, drop=1, max_width=Share(0.42)) if side is not None else None
    return row(told, beside, gap=6, height=Lines(_NAME), id=NAME, hit=False, focus=False)


def _cash(own: Purse, looks: tuple[PlayerStyle, ...]) -> Node:
    if own.party is None:
        return text(tr("citta.picture.out_of_game"), _OUT, LIGHT, wrap=True, grow=1)
    note, colour, style = "", LIGHT, _SMALL
    if own.after is not None:
        note, colour = tr("citta.picture.after", count=own.after), LIGHT if own.after >= 0 else LOSS
    elif own.change:
        note = tr("table.change.more" if own.change > 0 else "table.change.less", count=abs(own.change))
        colour = GAIN if own.change > 0 else LOSS
    elif own.seat != own.face:
        note, colour, style = tr("citta.picture.decides", name=looks[own.seat].name), WARM, _ASIDE
    below = text(note, style, colour, side="right", height=Lines(_SMALL))
    return column(_sum(own.seat, own.party.florins), below, id=PurseSpot(own.seat), grow=1)


@component
def _sum(seat: int, florins: int) -> Node:
    apart = {"hit": False, "focus": False}
    counts, _, swells = running(PurseSpot(seat))
    mark = image("purse_open", aspect=1, max_height=66, max_width=Share(0.34), align="centre", id=swells, **apart)
    sum_ = text((), _SUM, RICHES, value=florins, alike=("0000",), fill=0.92, shade=True, grow=1, id=counts, **apart)
    return row(mark, sum_, gap=8, grow=1)


@component
def _piles(pale: frozenset[int]) -> Node:
    """Return the coins that bids and stakes are taken from, in the place of the capital."""
    return row(*(_pile_of(florins, florins in pale) for florins in PILES))


def _pile_of(florins: int, pale: bool) -> Node:
    coins = paint(_pile, florins, pale, aspect=1, bleed=8, id=CoinSpot(florins), align="centre")
    return row(SPACER, coins, SPACER, grow=1)


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
    pieces = (_kind(colour, *each) for each in sums if each[1] / whole > 0.01)
    place = tr("citta.picture.place_of", place=place_name(standing.place), count=seats)
    head = row(
        text(capital_word(len(own.members)), _ASIDE, WARM),
        text(str(own.share), _CAPITAL, LIGHT),
        SPACER,
        text(place, _ASIDE, WARM),
        gap=8,
        grow=1,
    )
    return column(head, stack(paint(Brush.plate, 4, (30, 16, 6, 255), 1.2), row(*pieces, pad=_KEEP), grow=1))


@component
def _kind(seat_colour: str, name: str, florins: int, colour: Colour) -> Node:
    """Return a piece of the bar: its sum with its word, or after its sign, or alone, as there is room."""
    whole = tr(f"citta.picture.of_{name}", count=florins)
    told = text(whole, _PART, ENGRAVED, side="centre", rigid=True, pad=(_KEEP, 0))
    short = text(str(florins), _PART, ENGRAVED, side="centre", rigid=True)
    mark = {"florins": coin(), "palaces": image(f"house_{seat_colour}", max_aspect=1)}.get(name) or sign(name[:-1])
    beside = row(mark, short, gap=_KEEP, justify="centre")
    return stack(fill(colour), Variants(kids=(told, beside, short, column())), grow=florins)

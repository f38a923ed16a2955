"""The panels of the others: who they are, what they have in hand, what of each quarter is theirs, and their capital."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import ASIDE, GAP, coin, holding, men, sign
from leonardo.app.citta.spots import CapitalSpot, MenSpot, PurseSpot
from leonardo.app.citta.standing import Holding, Standing
from leonardo.app.citta.words.phrases import capital_word, place_name, side_name
from leonardo.app.kit.seats import PAINT, PlayerStyle, SeatColour
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.table.looks.colours import ACT, BROWN, DARK, GAIN, LOSS
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.tree_picture import running
from leonardo.engine.citta.constants import MEN_A_PARTY, Side
from leonardo.engine.citta.state import Party
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
    row,
    stack,
    text,
)

_TITLE: Final = Style(Face.TITLE_BOLD, 18, NARROW)
_SUM: Final = Style(Face.BOLD, 30)
_COUNT: Final = Style(Face.BOLD, 19)
_SMALL: Final = Style(Face.BOLD, 17)
_ROWS, _HEAD_ROWS = 6.4, 3.4
"""Lines of text that a panel needs in its height, and a head."""
_PALE: Final = 120
"""How opaque the panel of a player who is out is, up to 255."""
_INNER: Final = (L(8, 4), L(4, 2))
_FACE: Final = {"width": Share(0.305), "max_aspect": 0.8}


@frozen(cache_hash=True)
class Rival:
    """What a panel tells of a party.

    `owned` are palaces, bridges and works, `most` is the largest share of a capital, `change` what the sum has just
    changed by. Purse, men and capital are no spots where the same ones are before the one who looks.
    """

    seat: int
    party: Party
    owned: tuple[int, int, int]
    held: tuple[Holding, ...]
    standing: Standing
    most: int
    moves: bool
    change: int = 0
    spots: bool = True


@component
def rivals(each: tuple[Rival | int, ...], looks: tuple[PlayerStyle, ...], heads: bool) -> Node:
    """Return all panels, each the taller the fewer they are, or a row of heads where the window is narrow.

    Of a player who is bankrupt the seat alone is given.
    """
    panels = [_out(one, looks) if isinstance(one, int) else _panel(one, looks, heads) for one in each]
    if heads:
        return TextScale(rows=_HEAD_ROWS, style=LITTLE, kids=(row(*panels, gap=GAP),))
    return TextScale(rows=_ROWS * (len(looks) - 1), style=LITTLE, kids=(column(*panels, gap=GAP),))


@component
def _ground(colour: SeatColour, pale: int = 255) -> Node:
    """Return paper with the colour of a seat at its edge."""
    edge = paint(Brush.plate, 2, (*PAINT[colour], pale), 0.01, (*INK, 190 * pale // 255), width=L(7, 4))
    return stack(image("panel", mode="panel", pale=pale), row(edge, pad=(L(0, 2), L(0, 3))))


@component
def _out(seat: int, looks: tuple[PlayerStyle, ...]) -> Node:
    """Return the panel of a player who is bankrupt: paler, with nothing but the portrait and the name."""
    name = text(looks[seat].name, _TITLE, BROWN, alike=tuple(look.name for look in looks))
    who = column(stack(name, grow=1), stack(text(tr("citta.picture.bankrupt"), ASIDE, BROWN), grow=1.5), SPACER, grow=1)
    body = _body(paint(_hang, seat, (), _PALE, bleed=Share(0.13), **_FACE), (who,), Spacer(grow=1.75))
    return stack(_ground(looks[seat].colour, _PALE), _rows(body), id=SeatSpot(seat), grow=1, max_height=240)


@component
def _panel(one: Rival, looks: tuple[PlayerStyle, ...], heads: bool) -> Node:
    """Return a panel in as many rows as it has room for."""
    party, colour, names = one.party, looks[one.seat].colour, tuple(look.name for look in looks)
    briefly = _in(one.seat, _named_with_sum(party.members, party.side, names, one.standing.capital.share))
    held = tuple((each.quarter, (each.own, each.all)) for each in one.held)
    cash = _cash(one.seat, (party.florins, one.change), party.men, held if heads else (), one.spots)
    counts = _counts((*one.owned, len(party.offices)), colour)
    capital = _capital(one.standing, one.most, colour, heads, one.spots)
    face = _portraits(one.seat, party.members)
    kids: tuple[Node, ...]
    if heads:
        kids = (_head(face, (briefly, cash, counts, capital), Lines(LITTLE, 5.4)), _head(face, (briefly, cash, counts)))
    else:
        who, quarters = _in(one.seat, _named(party.members, party.side, names)), _quarters(one.seat, held)
        five = _rows(_body(face, (who, cash, counts), quarters), capital, Lines(LITTLE, 5.4))
        four = _rows(_body(face, (who, cash), quarters), capital, Lines(LITTLE, 4.4))
        kids = (five, four, _rows(_body(face, (briefly, cash), quarters)))
    rows = Variants(kids=kids)
    lit = paint(ornaments.light_panel, bleed=2) if one.moves else None
    return stack(_ground(colour), rows, lit, id=SeatSpot(one.seat), grow=1, max_height=240)


@component
def _in(seat: int, who: Node) -> Node:
    """Return a row with a name, the place of which a flag may take."""
    return stack(who, id=("name", seat), hit=False, focus=False, grow=1)


def _rows(body: Node, capital: Node | None = None, least: Lines | None = None) -> Node:
    return stack(column(body, capital, pad=_INNER), min_height=least)


@component
def _body(face: Node, upper: tuple[Node, ...], quarters: Node) -> Node:
    """Return all of a panel but the capital."""
    high = 2.5 if len(upper) == 2 else 3.65
    beside = row(face, column(*upper, grow=1), gap=GAP, pad=(L(4, 2), 0, 0, 0), grow=high)
    return column(beside, quarters, grow=high + 1.75)


def _head(face: Node, rows: tuple[Node, ...], least: Lines | None = None) -> Node:
    """Return the body of a panel that is but a head."""
    beside = row(face, column(*rows, grow=1), gap=GAP, pad=(L(12, 6), L(4, 2), L(8, 4), L(4, 2)))
    return stack(beside, min_height=least)


@component
def _portraits(seat: int, members: tuple[int, ...]) -> Node:
    """Return the portrait, or those of a guild one before the other, its speaker in front."""
    behind = tuple(member for member in members if member != seat)[:3]
    return paint(_hang, seat, behind, 255, bleed=Share(0.13), **_FACE)


def _hang(brush: Brush, surface: Surface, at: Rect, seat: int, behind: tuple[int, ...], pale: int) -> None:
    if pale < 255:
        ground = ornaments.canvas(surface.get_size())
        ornaments.portrait(brush, ground, seat, at)
        ground.set_alpha(pale)
        surface.blit(ground, (0, 0))
        return
    for number, member in enumerate(reversed(behind)):
        small = Rect(at.left, at.top, round(at.width * 0.72), round(at.height * 0.62))
        small.right = at.right - number * at.width // 8
        ornaments.portrait(brush, surface, member, small)
    front = Rect(at.left, at.top + at.height * 3 // 10, round(at.width * 0.8), round(at.height * 0.7)) if behind else at
    ornaments.portrait(brush, surface, seat, front)


def names_of(members: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a party is called: its player, or its members joined and ever shorter, cut alike."""
    called = [names[member] for member in members]
    if len(called) == 1:
        return (called[0],)
    joined = tr("citta.picture.and").join
    cuts = (
        joined(name if len(name) <= left + 1 else f"{name[:left].rstrip()}." for name in called)
        for left in range(max(map(len, called)), 0, -1)
    )
    return tuple(dict.fromkeys((joined(called), *cuts)))


def _name(members: tuple[int, ...], names: tuple[str, ...], *, rigid: bool = False) -> Node:
    alike = () if len(members) > 1 or rigid else names
    return text(names_of(members, names), _TITLE, INK, alike=alike, grow=1, rigid=rigid)


@component
def _named(members: tuple[int, ...], side: Side | None, names: tuple[str, ...]) -> Node:
    """Return the name of a party with its side, if that has room beside it."""
    if side is None or len(members) > 1:
        return row(_name(members, names))
    told = {each: tr("citta.picture.in_brackets", told=side_name(each)) for each in Side}
    reserve = tuple(told.values())
    beside = text(told[side], ASIDE, BROWN, side="right", reserve=reserve, drop=1, max_width=Share(0.52))
    return row(_name(members, names), beside, gap=6)


@component
def _named_with_sum(members: tuple[int, ...], side: Side | None, names: tuple[str, ...], share: int) -> Node:
    """Return the name of a party with its share of the capital, and its side if that has room between."""
    sum_ = text(str(share), _SMALL, BROWN)
    plain = row(_name(members, names), sum_, gap=6)
    if side is None:
        return plain
    told = text(tr("citta.picture.in_brackets", told=side_name(side)), ASIDE, BROWN, rigid=True)
    return Variants(kids=(row(_name(members, names, rigid=True), told, sum_, gap=12), plain))


@component
def _cash(
    seat: int, sum_: tuple[int, int], men_: int, held: tuple[tuple[str, tuple[int, int]], ...], spots: bool
) -> Node:
    """Return the purse and the men-at-arms, or what the sum has just changed by; a head shows quarters between."""
    (florins, change), count = sum_, {"id": running(PurseSpot(seat))[1], "hit": False, "focus": False}
    told = text((), _SUM, INK, value=florins, alike=("0000",), grow=0 if held or change else 1, **count)
    mark = coin(height=Share(0.84), max_height=34, align="centre")
    quarters = (holding(seat, quarter, share, 0.62, 0, aspect=0.8) for quarter, share in held if share[0])
    beside = _change(change) if change else row(*quarters, grow=1) if held else None
    figures = None if change else men(men_, MEN_A_PARTY, 0.74, max_height=36, align="centre")
    purse = Spacer(id=PurseSpot(seat) if spots else None, width=Share(0.62))
    there = row(purse, Spacer(width=Share(0.02)), Spacer(id=MenSpot(seat) if spots else None, grow=1))
    return stack(row(mark, told, beside, figures, gap=6), there, grow=1.5)


def _change(change: int) -> Node:
    told = tr("table.change.more" if change > 0 else "table.change.less", count=abs(change))
    words = text(told, _COUNT, GAIN if change > 0 else LOSS, side="centre", pad=(6, 0))
    return stack(paint(Brush.plate, 12, (*DARK, 255)), words, height=Lines(_COUNT), align="centre")


@component
def _counts(counts: tuple[int, ...], colour: str) -> Node:
    """Return palaces, bridges, works and offices."""
    house = image(f"house_{colour}", max_height=27, align="centre")
    signs = zip(("bridge", "work", "office"), counts[1:], strict=True)
    marks = (house, *(sign(name, there=count > 0, max_height=23, align="centre") for name, count in signs))
    told = (text(str(count), _COUNT, INK if count else ACT) for count in counts)
    return row(*(row(*each, gap=2, width=Share(0.25)) for each in zip(marks, told, strict=True)), grow=1.15)


@component
def _quarters(seat: int, held: tuple[tuple[str, tuple[int, int]], ...]) -> Node:
    """Return each quarter's sign with a little house for each palace."""
    return row(*(holding(seat, quarter, share, 0.62, 9, grow=1) for quarter, share in held), grow=1.75)


@component
def _capital(standing: Standing, most: int, colour: SeatColour, heads: bool, spots: bool) -> Node:
    own = standing.capital
    share = round(own.share / max(1, most), 3)
    bar = paint(_bar, share, PAINT[colour], grow=1, height=12, max_height=Share(0.5), align="centre")
    heading = text(capital_word(len(own.members)), ASIDE, BROWN, drop=1, max_width=Share(0.36), pad=(4, 0, 0, 0))
    place = None if heads else text(place_name(standing.place), ASIDE, BROWN)
    told = text(str(own.share), _COUNT, INK)
    spot = CapitalSpot(standing.speaker) if spots else None
    return row(heading, bar, told, place, gap=6, grow=1, id=spot)


def _bar(_brush: Brush, surface: Surface, at: Rect, share: float, colour: tuple[int, int, int]) -> None:
    ornaments.bar(surface, at, share, colour)

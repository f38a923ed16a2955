"""The panels of the others: who they are, what they have in hand, what of each quarter is theirs, and their capital."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import ASIDE, COUNT, GAP, SMALL, coin, holding, men, party_names, sign
from leonardo.app.citta.spots import CapitalSpot, MenSpot, PurseSpot
from leonardo.app.citta.standing import Holding, Standing
from leonardo.app.citta.words.phrases import capital_word, place_name, side_name
from leonardo.app.kit.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.kit.seats import PAINT, Looks, SeatColour, names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import ACT, BROWN
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.widgets import changed, named, running, seat_ground
from leonardo.engine.citta.constants import MEN_A_PARTY, Side
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
_ROWS, _HEAD_ROWS = 6.4, 3.4
"""Lines of text that a panel needs in its height, and a head."""
_SMALL_HEAD: Final = 0.62
"""The width at most of the portrait of a member that does not speak, in widths of the place of all."""
_PALE: Final = 120
"""How opaque the panel of a player who is out is, up to 255."""


@frozen(cache_hash=True)
class Rival:
    """What a panel tells of a party.

    `counts` are palaces, bridges, works and offices, `most` is the largest share of a capital, `change` what the sum
    has just changed by; `turn` says what it did in its last turn. Purse, men and capital are no spots where the same
    ones are before the one who looks.
    """

    standing: Standing
    side: Side | None
    men: int
    counts: tuple[int, int, int, int]
    held: tuple[Holding, ...]
    most: int
    moves: bool
    change: int = 0
    spots: bool = True
    turn: str = ""


@component
def rivals(each: tuple[Rival | int, ...], looks: Looks, heads: bool) -> Node:
    """Return all panels, each the taller the fewer they are, or a row of heads where the window is narrow.

    Of a player who is bankrupt the seat alone is given.
    """
    panels = [_out(one, looks) if isinstance(one, int) else _panel(one, looks, heads) for one in each]
    lines, flow = (_HEAD_ROWS, row) if heads else (_ROWS * (len(looks) - 1), column)
    return TextScale(rows=lines, style=LITTLE, kids=(flow(*panels, gap=GAP),))


@component
def _out(seat: int, looks: Looks) -> Node:
    """Return the panel of a player who is bankrupt: paler, with nothing but the portrait and the name."""
    name = text(looks[seat].name, _TITLE, BROWN, alike=names_of(looks))
    who = column(stack(name, grow=1), stack(text(tr("citta.picture.bankrupt"), ASIDE, BROWN), grow=1.5), SPACER, grow=1)
    rows = _rows(_portraits(seat, (seat,), _PALE), (who,), Spacer(grow=1.75))
    return stack(seat_ground(looks[seat].colour, _PALE), rows, id=SeatSpot(seat), grow=1, max_height=240)


@component
def _panel(one: Rival, looks: Looks, heads: bool) -> Node:
    """Return a panel in as many rows as it has room for."""
    seat, own, names = one.standing.speaker, one.standing.capital, names_of(looks)
    who, briefly = (_who(seat, own.members, one.side, names, share, one.turn) for share in (None, own.share))
    cash = _cash(seat, own.florins, one.change, one.men, one.held if heads else (), one.spots)
    counts, face = _counts(one.counts, looks[seat].colour), _portraits(seat, own.members)
    capital = _capital(one.standing, one.most, looks[seat].colour, heads, one.spots)
    kids: tuple[Node, ...]
    if heads:
        kids = _head(face, (briefly, cash, counts, capital), Lines(LITTLE, 5.4)), _head(face, (briefly, cash, counts))
    else:
        quarters = _quarters(seat, one.held)
        turn = text(one.turn, ASIDE, BROWN)
        six = _rows(face, (who, turn, cash, counts), quarters, capital, Lines(LITTLE, 6.4))
        five = _rows(face, (who, cash, counts), quarters, capital, Lines(LITTLE, 5.4))
        four = _rows(face, (who, cash), quarters, capital, Lines(LITTLE, 4.4))
        kids = six, five, four, _rows(face, (briefly, cash), quarters)
    lit = paint(ornaments.light_panel, bleed=2) if one.moves else None
    ground = seat_ground(looks[seat].colour)
    return stack(ground, Variants(kids=kids, measured=False), lit, id=SeatSpot(seat), grow=1, max_height=240)


@component
def _rows(
    face: Node, upper: tuple[Node, ...], quarters: Node, capital: Node | None = None, least: Lines | None = None
) -> Node:
    """Return what is on a panel: rows beside the portrait, and the others below."""
    high = (2.5, 3.65, 4.65)[len(upper) - 2]
    beside = row(face, column(*upper, grow=1), gap=GAP, pad=(L(4, 2), 0, 0, 0), grow=high)
    body = column(beside, quarters, grow=high + 1.75)
    return stack(column(body, capital, pad=(L(8, 4), L(4, 2))), min_height=least)


@component
def _head(face: Node, rows: tuple[Node, ...], least: Lines | None = None) -> Node:
    """Return the body of a panel that is but a head."""
    beside = row(face, column(*rows, grow=1), gap=GAP, pad=(L(12, 6), L(4, 2), L(8, 4), L(4, 2)))
    return stack(beside, min_height=least)


@component
def _portraits(seat: int, members: tuple[int, ...], pale: int = 255) -> Node:
    """Return the portrait, or those of a guild: its speaker in front, the others as small heads in a row above."""
    behind = tuple(member for member in members if member != seat)
    return paint(_hang, seat, behind, pale, bleed=Share(0.13), width=Share(0.305), max_aspect=0.8)


def _hang(brush: Brush, surface: Surface, at: Rect, seat: int, behind: tuple[int, ...], pale: int) -> None:
    ground = surface if pale == 255 else ornaments.canvas(surface.get_size())
    front = Rect(at)
    if behind:
        wide = min(round(at.width * _SMALL_HEAD), at.width // len(behind))
        high = wide * at.height // at.width
        for number, member in enumerate(behind):
            small = Rect(at.right - (len(behind) - number) * wide, at.top, wide, high)
            ornaments.portrait(brush, ground, small, member)
        top = min(high * 4 // 5, at.height * 3 // 10)
        front = Rect(at.left, at.top + top, round(at.width * (at.height - top) / at.height), at.height - top)
    ornaments.portrait(brush, ground, front, seat)
    if ground is not surface:
        ground.set_alpha(pale)
        surface.blit(ground, (0, 0))


@component
def _who(
    seat: int, members: tuple[int, ...], side: Side | None, names: tuple[str, ...], share: int | None, turn: str
) -> Node:
    """Return the name of a party with its side, if that has room, and its share of the capital if that is given.

    With the share stands what it did in its last turn, too, if that has room. A flag may take its place.
    """
    ways, is_guild = party_names(members, names), len(members) > 1
    name = text(ways, _TITLE, INK, alike=() if is_guild else names, grow=1)
    sum_ = text(str(share), SMALL, BROWN) if share is not None else None
    told: Node = row(name, sum_, gap=6)
    sides = {each: tr("citta.picture.in_brackets", told=side_name(each)) for each in Side}
    if side is not None and sum_ is not None:
        beside = text(sides[side], ASIDE, BROWN, rigid=True)
        name_, did = text(ways, _TITLE, INK, rigid=True), text(turn, ASIDE, BROWN, rigid=True, grow=1)
        brief = row(text(ways, _TITLE, INK, grow=1, rigid=True), beside, sum_, gap=12)
        told = Variants(kids=(row(name_, did, beside, sum_, gap=12), brief, told))
    elif side is not None and not is_guild:
        words = {"side": "right", "reserve": tuple(sides.values()), "drop": 1, "max_width": Share(0.52)}
        told = row(name, text(sides[side], ASIDE, BROWN, **words), gap=6)
    return stack(told, id=named(seat), hit=False, focus=False, grow=1)


@component
def _cash(seat: int, florins: int, change: int, men_: int, held: tuple[Holding, ...], spots: bool) -> Node:
    """Return the purse and the men-at-arms, or what the sum has just changed by; a head shows quarters between."""
    count = {"id": running(PurseSpot(seat))[1], "hit": False, "focus": False}
    before = (str(florins - change),) if change else ()  # from there it runs
    told = text((), _SUM, INK, value=florins, alike=("0000",), reserve=before, grow=0 if held or change else 1, **count)
    mark = coin(height=Share(0.84), max_height=34, align="centre")
    quarters = (holding(seat, each, aspect=0.8) for each in held if each.own)
    beside = changed(change, COUNT) if change else row(*quarters, grow=1) if held else None
    figures = None if change else men(men_, MEN_A_PARTY, 0.74, max_height=36, align="centre")
    return stack(row(mark, told, beside, figures, gap=6), _hands(seat) if spots else None, grow=1.5)


@component
def _hands(seat: int) -> Node:
    """Return where purse and men-at-arms are pressed."""
    purse, between = Spacer(id=PurseSpot(seat), width=Share(0.62)), Spacer(width=Share(0.02))
    return row(purse, between, Spacer(id=MenSpot(seat), grow=1))


@component
def _counts(counts: tuple[int, ...], colour: str) -> Node:
    """Return palaces, bridges, works and offices."""
    house = image(f"house_{colour}", max_height=27, align="centre")
    signs = zip(("bridge", "work", "office"), counts[1:], strict=True)
    marks = (house, *(sign(name, there=count > 0, max_height=23, align="centre") for name, count in signs))
    told = (text(str(count), COUNT, INK if count else ACT) for count in counts)
    return row(*(row(*each, gap=2, width=Share(0.25)) for each in zip(marks, told, strict=True)), grow=1.15)


@component
def _quarters(seat: int, held: tuple[Holding, ...]) -> Node:
    """Return each quarter's sign with a little house for each palace."""
    return row(*(holding(seat, each, 9, grow=1) for each in held), grow=1.75)


@component
def _capital(standing: Standing, most: int, colour: SeatColour, heads: bool, spots: bool) -> Node:
    own = standing.capital
    share = round(own.share / max(1, most), 3)
    bar = paint(ornaments.bar, share, PAINT[colour], grow=1, height=12, max_height=Share(0.5), align="centre")
    heading = text(capital_word(len(own.members)), ASIDE, BROWN, drop=1, max_width=Share(0.36), pad=(4, 0, 0, 0))
    place = None if heads else text(place_name(standing.place), ASIDE, BROWN)
    runs = {"value": own.share, "id": running(CapitalSpot(standing.speaker))[1], "hit": False, "focus": False}
    told = text((), COUNT, INK, reserve=("000",), **runs)
    spot = CapitalSpot(standing.speaker) if spots else None
    return row(heading, bar, told, place, gap=6, grow=1, id=spot)

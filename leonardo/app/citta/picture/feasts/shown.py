"""What is seen on the stage: portraits at both sides, a picture between them, a line or two, and a stamp."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from leonardo.app.citta.motion.feasts import Item, whole_quarter
from leonardo.app.citta.picture.feasts.market import market_page
from leonardo.app.citta.picture.feasts.slips import written
from leonardo.app.citta.standing import owed
from leonardo.app.citta.words.phrases import (
    cause_name,
    creditor_name,
    florins,
    of_seats,
    quarter_name,
    side_name,
    square_name,
    square_short,
)
from leonardo.app.kit.seats import NAMED
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.app.table.looks.stamps import stamp
from leonardo.engine.citta import events
from leonardo.engine.citta.board import IS_PALACE, QUARTERS
from leonardo.engine.citta.state import rent
from leonardo.engine.citta.view import View

_LEFT: Final = (92, 84, 176, 236)
_RIGHT: Final = (544, 84, 176, 236)
_MIDDLE: Final = (286, 84, 240, 200)
_TOLD: Final = (96, 342, 620, 40)
_MORE: Final = (96, 388, 620, 36)
_STAMP: Final = (406, 306)
_STAMP_ASIDE: Final = (570, 286)
"""Units of the stage: left, top, width and height, or a middle."""
_HIGH_STAMP, _LOW_STAMP = 34, 25
"""Units of the letters of a stamp, and of one that must find room between two portraits."""
_EMPTY_PURSE: Final = ("bid_purse_back", "bid_purse_front")
"""The layers of an open purse without coins, from the rear."""
_NAME: Final = 40
"""Units of the name under a portrait."""
_MANY: Final = 3
"""So many portraits stand in two columns."""


def page_of(brush: Brush, city: Rect, shown: OnStage, before: View, after: View) -> FeastPage:
    """Return the page of a feast.

    Raises:
        TypeError: if nothing is celebrated with such an event.
    """
    stage, event = FeastStage(brush, city), shown.event
    match event:
        case events.Bought(party=party) | events.AuctionClosed(party=int() as party):
            quarter = whole_quarter(before, after, party) or ""
            return FeastPage(stage, quarter_name(quarter), dict(_whole(stage, after, party, quarter)))
        case events.Clashed():
            return FeastPage(stage, tr("citta.feast.fight"), dict(_fight(stage, event)))
        case events.WentBankrupt():
            own = before.viewer in event.members
            return FeastPage(stage, tr("citta.feast.bankrupt"), dict(_bankrupt(stage, event, own=own)))
        case events.UnionMade():
            return FeastPage(stage, tr("citta.feast.union"), dict(_union(stage, before, event)))
        case events.Sold():
            return FeastPage(stage, tr("citta.feast.sale"), dict(_sale(stage, after, event)))
        case events.MarketClosed():
            return market_page(stage, before, event)
    raise TypeError(f"nothing is shown on the stage of {event}")


def _whole(stage: FeastStage, view: View, party: int, quarter: str) -> Iterator[Named]:
    """A quarter that belongs to one: its palaces side by side, and what they bring from now on (rule 8.4)."""
    of = QUARTERS[quarter]
    yield Item.LEFT, partial(_portraits, stage, (party,), _LEFT)
    yield Item.MIDDLE, partial(_palaces, stage, of)
    yield Item.TOLD, partial(written, stage, tr("citta.feast.doubled"), _TOLD, 24, INK)
    join = tr("citta.plate.join")
    told = join.join(
        tr("citta.feast.rent", name=square_short(palace), count=rent(view.owners, view.works, palace)) for palace in of
    )
    yield Item.MORE, partial(written, stage, told, _MORE, 20, BROWN)
    yield Item.STAMP, partial(_stamp, stage, tr("citta.feast.whole"))


def _fight(stage: FeastStage, event: events.Clashed) -> Iterator[Named]:
    """Two with their balls, and who lost a man (rule 11.5)."""
    brush = stage.brush
    yield Item.LEFT, partial(_portraits, stage, (event.first,), _LEFT)
    yield Item.RIGHT, partial(_portraits, stage, (event.second,), _RIGHT)
    yield Item.MIDDLE, partial(_balls, stage, event.numbers)
    if event.loser is not None:
        winner = event.second if event.loser == event.first else event.first
        told = tr("citta.feast.loses", name=brush.looks[event.loser].name)
        yield Item.TOLD, partial(written, stage, told, _TOLD, 24, INK)
        yield Item.STAMP, partial(_stamp, stage, tr("citta.feast.wins", name=brush.looks[winner].name))


def _bankrupt(stage: FeastStage, event: events.WentBankrupt, *, own: bool) -> Iterator[Named]:
    """Who is out, and what could not be paid (rule 13.4); whose own game is over is told so first."""
    half = -(-len(event.members) // 2)
    yield Item.LEFT, partial(_portraits, stage, event.members[:half], _LEFT)
    if event.members[half:]:
        yield Item.RIGHT, partial(_portraits, stage, event.members[half:], _RIGHT)
    yield Item.MIDDLE, partial(_sign, stage, *_EMPTY_PURSE)
    unpaid = tr("citta.feast.owed", count=event.florins)
    told, more = (tr("citta.feast.you_are_out"), unpaid) if own else (unpaid, tr("citta.feast.back"))
    yield Item.TOLD, partial(written, stage, told, _TOLD, 24, INK)
    yield Item.MORE, partial(written, stage, more, _MORE, 20, BROWN)
    at, high = (_STAMP, _LOW_STAMP) if event.members[half:] else (_STAMP_ASIDE, _HIGH_STAMP)
    yield Item.STAMP, partial(_stamp, stage, tr("citta.feast.out"), at, high)


def _sale(stage: FeastStage, after: View, event: events.Sold) -> Iterator[Named]:
    """The last palace or bridge, what the bank gives for it, and which debt is paid with that (rule 13.2)."""
    yield Item.LEFT, partial(_portraits, stage, (event.party,), _LEFT)
    if IS_PALACE[event.square]:
        yield Item.MIDDLE, partial(_palaces, stage, (event.square,))
    else:
        yield Item.MIDDLE, partial(_sign, stage, "citta_bridge")
    told = tr("citta.feast.sells", square=square_name(event.square), florins=florins(event.florins))
    yield Item.TOLD, partial(written, stage, told, _TOLD, 24, INK)
    debt = owed(after)
    if debt is not None:
        to = creditor_name(debt.creditor, [look.name for look in stage.brush.looks])
        more = tr("citta.feast.for_debt", florins=florins(debt.florins), to=to, cause=cause_name(debt.cause))
        yield Item.MORE, partial(written, stage, more, _MORE, 20, BLOOD)
    yield Item.STAMP, partial(_stamp, stage, tr("citta.feast.sold"))


def _union(stage: FeastStage, before: View, event: events.UnionMade) -> Iterator[Named]:
    """Two parties that are one from now on, with all their members (rules 16.4 to 16.6)."""
    brush = stage.brush
    yield Item.LEFT, partial(_portraits, stage, _members(before, event.party), _LEFT)
    yield Item.RIGHT, partial(_portraits, stage, _members(before, event.gone), _RIGHT)
    yield Item.MIDDLE, partial(_sign, stage, f"citta_{event.side.value}")
    told = tr("citta.feast.united", names=of_seats([look.name for look in brush.looks], event.members))
    yield Item.TOLD, partial(written, stage, told, _TOLD, 24, INK)
    more = tr("citta.feast.stays", name=brush.looks[event.party].name, side=side_name(event.side))
    yield Item.MORE, partial(written, stage, more, _MORE, 20, BROWN)
    yield Item.STAMP, partial(_stamp, stage, tr("citta.feast.united_stamp"))


def _members(view: View, speaker: int) -> tuple[int, ...]:
    party = view.parties[speaker]
    return party.members if party is not None else (speaker,)


def _portraits(stage: FeastStage, seats: Sequence[int], at: tuple[float, float, float, float]) -> Exhibit:
    """One portrait with its name, or several, the smaller the more they are, in one column or two."""
    brush, place = stage.brush, stage.at(*at)
    surface = stage.clear(place)
    columns = 1 if len(seats) < _MANY else 2
    wide, high = place.width // columns, place.height // -(-len(seats) // columns)
    name = min(stage.px(_NAME), high // 4)
    named = [(brush.looks[seat].name, wide - 4) for seat in seats]
    style = brush.alike(named, Style(Face.TITLE_BOLD, stage.text(25 if len(seats) == 1 else 20), NARROW))
    for number, seat in enumerate(seats):
        cell = Rect(number % columns * wide, number // columns * high, wide, high)
        ornaments.portrait(brush, surface, seat, Rect(cell.left, cell.top, wide, high - name))
        look, middle = brush.looks[seat], (cell.centerx, cell.bottom - name // 2)
        brush.write(surface, look.name, middle, style, NAMED[look.colour], align="centre", room=wide)
    return Exhibit(surface, place)


def _palaces(stage: FeastStage, squares: Sequence[int]) -> Exhibit:
    place = stage.at(_MIDDLE[0], _MIDDLE[1] - 8, 430, _MIDDLE[3])
    surface = stage.clear(place)
    columns = 2 if len(squares) > 2 else len(squares)
    rows = -(-len(squares) // columns)
    wide, high = place.width // columns, place.height // rows
    for number, square in enumerate(squares):
        at = (number % columns) * wide + wide // 2, (number // columns) * high + high // 2
        stage.brush.stamp(surface, f"palace_{square:02}", at, min(high, round(wide * 108 / 132)))
    return Exhibit(surface, place)


def _balls(stage: FeastStage, numbers: tuple[int, int]) -> Exhibit:
    place = stage.at(*_MIDDLE)
    surface = stage.clear(place)
    side = min(place.width // 2 - 4, place.height * 2 // 3)
    for number, drawn in enumerate(numbers):
        at = place.width * (2 * number + 1) // 4, place.height // 2
        stage.brush.stamp(surface, f"ball_{drawn}", at, side)
    return Exhibit(surface, place)


def _sign(stage: FeastStage, *layers: str) -> Exhibit:
    place = stage.at(*_MIDDLE)
    surface = stage.clear(place)
    for layer in layers:
        stage.brush.stamp(surface, layer, (place.width // 2, place.height // 2), round(place.height * 0.72))
    return Exhibit(surface, place)


def _stamp(stage: FeastStage, told: str, at: tuple[float, float] = _STAMP, high: float = _HIGH_STAMP) -> Exhibit:
    picture = stamp(stage.brush, told, stage.px(high))
    return Exhibit(picture, picture.get_rect(center=stage.at(*at, 1, 1).topleft))

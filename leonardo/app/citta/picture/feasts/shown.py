"""What is seen on the stage: portraits at both sides, a picture between them, a line or two, and a stamp."""

from functools import partial
from typing import Final

from pygame import Rect

from leonardo.app.citta.motion.feasts import Item, whole_quarter
from leonardo.app.citta.picture.feasts.exhibits import Scene, exhibit, layers, palaces, portraits, slip
from leonardo.app.citta.picture.feasts.market import decided
from leonardo.app.citta.picture.plates.told import Looks, names_of
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
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.citta import events
from leonardo.engine.citta.board import IS_PALACE, QUARTERS
from leonardo.engine.citta.state import rent
from leonardo.engine.citta.view import View
from leonardo.ui.node import image, row

_LEFT: Final = (92, 84, 176, 236)
_RIGHT: Final = (544, 84, 176, 236)
_MIDDLE: Final = (286, 84, 240, 200)
_BROAD: Final = (286, 76, 430, 200)
"""Where palaces stand: they have all the room beside one portrait."""
_TOLD: Final = (96, 342, 620, 40)
_MORE: Final = (96, 388, 620, 36)
_STAMP: Final = (406, 306, 34)
_LOW_STAMP: Final = (406, 306, 25)
"""A stamp that must find room between two portraits."""
_STAMP_ASIDE: Final = (570, 286, 34)


def page_of(brush: Brush, city: Rect, shown: OnStage, before: View, after: View) -> FeastPage:
    """Return the page of a feast.

    Raises:
        TypeError: if nothing is celebrated with such an event.
    """
    stage, event, looks = FeastStage(brush, city), shown.event, brush.looks
    match event:
        case events.Bought(party=party) | events.AuctionClosed(party=int() as party):
            quarter = whole_quarter(before, after, party) or ""
            title, scene = quarter_name(quarter), _whole(looks, after, party, quarter)
        case events.Clashed():
            title, scene = tr("citta.feast.fight"), _fight(looks, event)
        case events.WentBankrupt():
            title, scene = tr("citta.feast.bankrupt"), _bankrupt(looks, event, own=before.viewer in event.members)
        case events.UnionMade():
            title, scene = tr("citta.feast.union"), _union(looks, before, event)
        case events.Sold():
            title, scene = tr("citta.feast.sale"), _sale(looks, after, event)
        case events.MarketClosed():
            title, scene = tr("citta.plate.market", name=looks[event.party].name), decided(looks, before, event)
        case _:
            raise TypeError(f"nothing is shown on the stage of {event}")
    return FeastPage(stage, title, {name: partial(exhibit, stage, thing, place) for name, thing, place in scene})


def _whole(looks: Looks, view: View, party: int, quarter: str) -> Scene:
    """A quarter that belongs to one: its palaces side by side, and what they bring from now on (rule 8.4)."""
    of = QUARTERS[quarter]
    yield Item.LEFT, portraits((party,), looks), _LEFT
    yield Item.MIDDLE, palaces(of), _BROAD
    yield Item.TOLD, slip(tr("citta.feast.doubled"), 24, INK), _TOLD
    told = (
        tr("citta.feast.rent", name=square_short(palace), count=rent(view.owners, view.works, palace)) for palace in of
    )
    yield Item.MORE, slip(tr("citta.plate.join").join(told), 20, BROWN), _MORE
    yield Item.STAMP, tr("citta.feast.whole"), _STAMP


def _fight(looks: Looks, event: events.Clashed) -> Scene:
    """Two with their balls, and who lost a man (rule 11.5)."""
    yield Item.LEFT, portraits((event.first,), looks), _LEFT
    yield Item.RIGHT, portraits((event.second,), looks), _RIGHT
    yield Item.MIDDLE, row(*(image(f"ball_{each}", grow=1) for each in event.numbers), gap=8, pad=(0, 33)), _MIDDLE
    if event.loser is not None:
        winner = event.second if event.loser == event.first else event.first
        yield Item.TOLD, slip(tr("citta.feast.loses", name=looks[event.loser].name), 24, INK), _TOLD
        yield Item.STAMP, tr("citta.feast.wins", name=looks[winner].name), _STAMP


def _bankrupt(looks: Looks, event: events.WentBankrupt, *, own: bool) -> Scene:
    """Who is out, and what could not be paid (rule 13.4); whose own game is over is told so first."""
    half = -(-len(event.members) // 2)
    yield Item.LEFT, portraits(event.members[:half], looks), _LEFT
    if event.members[half:]:
        yield Item.RIGHT, portraits(event.members[half:], looks), _RIGHT
    yield Item.MIDDLE, layers("bid_purse_back", "bid_purse_front"), _MIDDLE
    unpaid = tr("citta.feast.owed", count=event.florins)
    told, more = (tr("citta.feast.you_are_out"), unpaid) if own else (unpaid, tr("citta.feast.back"))
    yield Item.TOLD, slip(told, 24, INK), _TOLD
    yield Item.MORE, slip(more, 20, BROWN), _MORE
    yield Item.STAMP, tr("citta.feast.out"), _LOW_STAMP if event.members[half:] else _STAMP_ASIDE


def _sale(looks: Looks, after: View, event: events.Sold) -> Scene:
    """The last palace or bridge, what the bank gives for it, and which debt is paid with that (rule 13.2)."""
    yield Item.LEFT, portraits((event.party,), looks), _LEFT
    if IS_PALACE[event.square]:
        yield Item.MIDDLE, palaces((event.square,)), _BROAD
    else:
        yield Item.MIDDLE, layers("citta_bridge"), _MIDDLE
    told = tr("citta.feast.sells", square=square_name(event.square), florins=florins(event.florins))
    yield Item.TOLD, slip(told, 24, INK), _TOLD
    debt = owed(after)
    if debt is not None:
        to = creditor_name(debt.creditor, names_of(looks))
        more = tr("citta.feast.for_debt", florins=florins(debt.florins), to=to, cause=cause_name(debt.cause))
        yield Item.MORE, slip(more, 20, BLOOD), _MORE
    yield Item.STAMP, tr("citta.feast.sold"), _STAMP


def _union(looks: Looks, before: View, event: events.UnionMade) -> Scene:
    """Two parties that are one from now on, with all their members (rules 16.4 to 16.6)."""
    yield Item.LEFT, portraits(_members(before, event.party), looks), _LEFT
    yield Item.RIGHT, portraits(_members(before, event.gone), looks), _RIGHT
    yield Item.MIDDLE, layers(f"citta_{event.side.value}"), _MIDDLE
    told = tr("citta.feast.united", names=of_seats(names_of(looks), event.members))
    yield Item.TOLD, slip(told, 24, INK), _TOLD
    more = tr("citta.feast.stays", name=looks[event.party].name, side=side_name(event.side))
    yield Item.MORE, slip(more, 20, BROWN), _MORE
    yield Item.STAMP, tr("citta.feast.united_stamp"), _STAMP


def _members(view: View, speaker: int) -> tuple[int, ...]:
    party = view.parties[speaker]
    return party.members if party is not None else (speaker,)

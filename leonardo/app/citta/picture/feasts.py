"""What is celebrated on the stage: portraits at both sides, a picture between them, a line or two, and a stamp."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect

from leonardo.app.citta.motion.feasts import Item, Outcome, market_outcome, whole_quarter
from leonardo.app.citta.picture.plates.market import GAP, goods
from leonardo.app.citta.standing import owed
from leonardo.app.citta.words.log import market_came
from leonardo.app.citta.words.phrases import (
    cause_name,
    creditor_name,
    florins,
    good_name,
    of_seats,
    quarter_name,
    side_name,
    square_name,
    square_short,
)
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.seats import Looks, names_of
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast import scenery
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.meeting import LOW_STAMP, STAMP_ASIDE, meeting
from leonardo.app.table.feast.scenery import Thing, slip
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta import events
from leonardo.engine.citta.board import IS_PALACE, QUARTERS
from leonardo.engine.citta.constants import Good
from leonardo.engine.citta.state import rent
from leonardo.engine.citta.view import View
from leonardo.ui.node import Grid, Node, Share, image, paint, row, stack

_GOODS: Final = (104, 136, 604, 182)
_BALL: Final = (366, 54, 80, 80)
_OF_MARKET: Final = (96, 326, 620, 38), (96, 366, 620, 34), (96, 404, 620, 38)
"""Where slips lie that tell of a market."""
_FALLEN: Final = (0, 0, 0, 0), 4, (*GOLD, 255)
_SHADE: Final = ((70, 52, 34, 118),)
"""What lies on the good that bears the number, and on the others."""


def page_of(brush: Brush, city: Rect, shown: OnStage, before: View, after: View) -> FeastPage:
    """Return the page of a feast.

    Raises:
        TypeError: if nothing is celebrated with such an event.
    """
    event, looks = shown.event, brush.looks
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
            title, scene = tr("citta.plate.market", name=looks[event.party].name), _decided(looks, before, event)
        case _:
            raise TypeError(f"nothing is shown on the stage of {event}")
    return scenery.page_of(FeastStage(brush, city), title, scene)


def _whole(looks: Looks, view: View, party: int, quarter: str) -> Iterator[Thing]:
    """A quarter that belongs to one: its palaces side by side, and what they bring from now on (rule 8.4)."""
    rents = ((square_short(each), rent(view.owners, view.works, each)) for each in QUARTERS[quarter])
    more = tr("citta.plate.join").join(tr("citta.feast.rent", name=name, count=count) for name, count in rents)
    told, stamp = tr("citta.feast.doubled"), tr("citta.feast.whole")
    return meeting(looks, (party,), (), _palaces(QUARTERS[quarter]), told, more, stamp)


def _fight(looks: Looks, event: events.Clashed) -> Iterator[Thing]:
    """Two with their balls, and who lost a man (rule 11.5)."""
    balls = row(*(image(f"ball_{each}", grow=1) for each in event.numbers), gap=8, pad=(0, 33))
    told = stamp = ""
    if event.loser is not None:
        winner = event.second if event.loser == event.first else event.first
        told = tr("citta.feast.loses", name=looks[event.loser].name)
        stamp = tr("citta.feast.wins", name=looks[winner].name)
    return meeting(looks, (event.first,), (event.second,), balls, told, stamp=stamp)


def _bankrupt(looks: Looks, event: events.WentBankrupt, *, own: bool) -> Iterator[Thing]:
    """Who is out, and what could not be paid (rule 13.4); whose own game is over is told so first."""
    half, purse = -(-len(event.members) // 2), _layers("bid_purse_back", "bid_purse_front")
    unpaid = tr("citta.feast.owed", count=event.florins)
    told, more = (tr("citta.feast.you_are_out"), unpaid) if own else (unpaid, tr("citta.feast.back"))
    at = LOW_STAMP if event.members[half:] else STAMP_ASIDE
    return meeting(looks, event.members[:half], event.members[half:], purse, told, more, tr("citta.feast.out"), at)


def _sale(looks: Looks, after: View, event: events.Sold) -> Iterator[Thing]:
    """The last palace or bridge, what the bank gives for it, and which debt is paid with that (rule 13.2)."""
    sold = _palaces((event.square,)) if IS_PALACE[event.square] else _layers("citta_bridge")
    told = tr("citta.feast.sells", square=square_name(event.square), florins=florins(event.florins))
    debt, more = owed(after), ""
    if debt is not None:
        to = creditor_name(debt.creditor, names_of(looks))
        more = tr("citta.feast.for_debt", florins=florins(debt.florins), to=to, cause=cause_name(debt.cause))
    return meeting(looks, (event.party,), (), sold, told, more, tr("citta.feast.sold"), ink=BLOOD)


def _union(looks: Looks, before: View, event: events.UnionMade) -> Iterator[Thing]:
    """Two parties that are one from now on, with all their members (rules 16.4 to 16.6)."""
    first, second = (_members(before, speaker) for speaker in (event.party, event.gone))
    told = tr("citta.feast.united", names=of_seats(names_of(looks), event.members))
    more = tr("citta.feast.stays", name=looks[event.party].name, side=side_name(event.side))
    return meeting(
        looks, first, second, _layers(f"citta_{event.side.value}"), told, more, tr("citta.feast.united_stamp")
    )


def _decided(looks: Looks, before: View, event: events.MarketClosed) -> Iterator[Thing]:
    """Yield the board of a market, the ball, the good that it falls on, and what that brings to whom.

    Raises:
        TypeError: if nobody has staked, so that nothing is to be shown.
    """
    outcome = market_outcome(before, event)
    if outcome is None:
        raise TypeError(f"nothing is shown on the stage of {event}")
    board, names = goods(outcome.market.stakes, looks), names_of(looks)
    yield Item.GOODS, board, _GOODS
    yield Item.BALL, image(f"ball_{event.number}"), _BALL
    lights = (paint(Brush.plate, 9, *(_FALLEN if good is event.good else _SHADE), grow=1) for good in Good)
    yield Item.FALLEN, stack(board, row(*lights, gap=GAP)), _GOODS
    yield Item.TOLD, slip(_fall(event, names), 23), _OF_MARKET[0]
    yield Item.MORE, slip(_winners(event, outcome, names), 19, BROWN), _OF_MARKET[1]
    if outcome.own is not None:
        colour = LEAF if outcome.own > 0 else BLOOD if outcome.own < 0 else INK
        yield Item.OWN, slip(own_result(outcome.own), 25, colour), _OF_MARKET[2]


def _fall(event: events.MarketClosed, names: Sequence[str]) -> str:
    """Return which number fell, what bears it, and what who opened the market takes."""
    if event.good is None:
        return tr("citta.log.market_lost", number=event.number, name=names[event.party], florins=florins(event.won))
    if not event.won and not event.returned:
        return tr("citta.feast.falls", number=event.number, good=good_name(event.good))
    return market_came(event, names)


def _winners(event: events.MarketClosed, outcome: Outcome, names: Sequence[str]) -> str:
    """Return who wins how much besides the own stake (rule 12.5)."""
    if event.good is None:
        return tr("citta.feast.none_wins", number=event.number)
    if not outcome.wins:
        return tr("citta.feast.no_winner")
    told = (tr("citta.feast.gets", name=names[seat], florins=florins(sum_)) for seat, sum_ in outcome.wins)
    return tr("citta.plate.join").join(told)


def own_result(gain: int) -> str:
    """Return what the viewer has won or lost by a market in all."""
    if not gain:
        return tr("citta.feast.own_even")
    return tr("citta.feast.own_gain" if gain > 0 else "citta.feast.own_loss", florins=florins(abs(gain)))


def _members(view: View, speaker: int) -> tuple[int, ...]:
    party = view.parties[speaker]
    return party.members if party is not None else (speaker,)


def _palaces(squares: Sequence[int]) -> Node:
    """Return palaces, in two columns if they are more than two, else side by side."""
    return Grid(kids=tuple(image(f"palace_{square:02}") for square in squares), least=scenery.HALF)


def _layers(*names: str) -> Node:
    """Return pictures one upon the other, the rear one first."""
    return stack(*(image(name, height=Share(0.72)) for name in names))

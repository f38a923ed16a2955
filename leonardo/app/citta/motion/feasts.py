"""What is celebrated on the stage: quarters, fights, bankruptcies, unions, markets, one's own works and forced sales.

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Final

from attrs import frozen

from leonardo.app.citta.picture.plates.market import GAP, goods
from leonardo.app.citta.standing import holdings, open_market, owed, own_party
from leonardo.app.citta.words.log import line_briefly, market_came
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
    work_name,
)
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.seats import Looks, names_of
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.meeting import COMES, LOW_STAMP, READ, STAMP_ASIDE, meeting, own_timeline, timeline
from leonardo.app.table.feast.scenery import HALF, Thing, slip
from leonardo.app.table.feast.timeline import COMES as RAISED
from leonardo.app.table.feast.timeline import CURTAIN, GOES, PARTED, Cue, Entrance, Timeline
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta import events
from leonardo.engine.citta.board import IS_PALACE, QUARTERS, VALUES, WORKS
from leonardo.engine.citta.constants import STAKE_PAYS, Good
from leonardo.engine.citta.questions import TradeAtMarket
from leonardo.engine.citta.state import properties, rent
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event
from leonardo.ui.node import Grid, Node, Share, image, paint, row, stack


class Item(Enum):
    """What comes on the stage of a market."""

    TOLD = "told"
    MORE = "more"
    GOODS = "goods"
    BALL = "ball"
    FALLEN = "fallen"
    OWN = "own"
    WORK = "work"


_READ: Final = 2000  # for how long others read how a market came out; coins fly meanwhile
_FALLS: Final = CURTAIN - PARTED + 500  # when the ball falls that decides a market: all have seen the stakes by then
_DECIDED: Final = _FALLS + 350
MARKET_PAYS: Final = _DECIDED + 300
"""When the first coin leaves the board of a market."""
_GOODS: Final = (104, 136, 604, 182)
_BALL: Final = (366, 54, 80, 80)
_SLIPS: Final = (96, 326, 620, 38), (96, 366, 620, 34), (96, 404, 620, 38)
_FALLEN: Final = (0, 0, 0, 0), 4, (*GOLD, 255)
_UNVEILED: Final = Timeline(
    (
        Cue(Item.WORK, entrance=Entrance.THERE),
        Cue(Item.TOLD, entrance=Entrance.THERE),
        Cue(Item.MORE, entrance=Entrance.THERE),
    ),
    RAISED + 1000 + GOES,
)
"""A work is seen at once, and for a second."""
_WORK: Final = (256, 62, 300, 266)
_SHADE: Final = ((70, 52, 34, 118),)
"""What lies on the good that bears the number, and on the others."""
Told = tuple[str, Iterator[Thing]]
"""The title of a feast, and what comes on its stage."""


@frozen
class Feast:
    """When all comes on the stage, and what is told there of players who look so."""

    timeline: Timeline
    told: Callable[[Looks], Told]


def feast(before: View, after: View, event: Event) -> Feast | None:
    """Return what an event is shown with on the stage, if it is."""
    match event:
        case events.Bought(party=int() as party) | events.AuctionClosed(party=int() as party):
            quarter = whole_quarter(before, after, party)
            return Feast(timeline(2400, "cheer"), partial(_whole, after, party, quarter)) if quarter else None
        case events.WorkLaid(party=party) if party == own_party(before):
            return Feast(_UNVEILED, partial(_work, event))
        case events.Clashed(loser=int() as loser):
            return Feast(timeline(1800, "knock"), partial(_fight, event, loser))
        case events.WentBankrupt():
            own = before.viewer in event.members
            return Feast(own_timeline("gate") if own else timeline(2500, "gate"), partial(_bankrupt, event, own))
        case events.UnionMade():
            return Feast(timeline(2500, "seal"), partial(_union, before, event))
        case events.MarketClosed():
            came = market_outcome(before, event)
            return Feast(_market(own=came.own is not None), partial(_decided, event, came)) if came else None
        case events.Sold() if event.party == own_party(before) and len(properties(before.owners, event.party)) == 1:
            return Feast(own_timeline("coins"), partial(_sale, after, event))  # which one is not asked (rule 13.2)
    return None


def whole_quarter(before: View, after: View, party: int) -> str | None:
    """Return the quarter that has become a party's own as a whole, if one has (rule 8.4)."""
    had = {holding.quarter for holding in holdings(before, party) if holding.whole}
    found = (holding.quarter for holding in holdings(after, party) if holding.whole)
    return next((quarter for quarter in found if quarter not in had), None)


def _whole(view: View, party: int, quarter: str, looks: Looks) -> Told:
    """A quarter that belongs to one: its palaces side by side, and what they bring from now on (rule 8.4)."""
    rents = ((square_short(each), rent(view.owners, view.works, each)) for each in QUARTERS[quarter])
    more = tr("citta.plate.join").join(tr("citta.feast.rent", name=name, count=count) for name, count in rents)
    told, stamp = tr("citta.feast.doubled"), tr("citta.feast.whole")
    return quarter_name(quarter), meeting(looks, (party,), (), _palaces(QUARTERS[quarter]), told, more, stamp)


def _work(event: events.WorkLaid, looks: Looks) -> Told:  # noqa: ARG001 - it is one's own
    """A work of art that has just been turned over, with its title, and its value beside those of all (rule 10.2)."""
    return work_name(event.work), _unveiled(event.work)


def _unveiled(work: int) -> Iterator[Thing]:
    values = [VALUES[each] for each in WORKS]
    yield Item.WORK, image(f"work_{work:02}", grow=1), _WORK
    yield Item.TOLD, slip(tr("citta.feast.work", florins=florins(VALUES[work])), 28), _SLIPS[0]
    yield Item.MORE, slip(tr("citta.feast.works", least=min(values), most=max(values)), 19, BROWN), _SLIPS[1]


def _fight(event: events.Clashed, loser: int, looks: Looks) -> Told:
    """Two with their balls, and who lost a man (rule 11.5)."""
    balls = row(*(image(f"ball_{each}", grow=1) for each in event.numbers), gap=8, pad=(0, 33))
    told = tr("citta.feast.loses", name=looks[loser].name)
    stamp = tr("citta.feast.wins", name=looks[event.second if loser == event.first else event.first].name)
    return tr("citta.feast.fight"), meeting(looks, (event.first,), (event.second,), balls, told, stamp=stamp)


def _bankrupt(event: events.WentBankrupt, own: bool, looks: Looks) -> Told:
    """Who is out, and what could not be paid (rule 13.4); whose own game is over is told so first."""
    half, purse = -(-len(event.members) // 2), _layers("bid_purse_back", "bid_purse_front")
    unpaid = tr("citta.feast.owed", count=event.florins)
    told, more = (tr("citta.feast.you_are_out"), unpaid) if own else (unpaid, tr("citta.feast.back"))
    left, right = event.members[:half], event.members[half:]
    things = meeting(looks, left, right, purse, told, more, tr("citta.feast.out"), LOW_STAMP if right else STAMP_ASIDE)
    return tr("citta.feast.bankrupt"), things


def _sale(after: View, event: events.Sold, looks: Looks) -> Told:
    """The last palace or bridge, what the bank gives for it, and which debt is paid with that (rule 13.2)."""
    sold = _palaces((event.square,)) if IS_PALACE[event.square] else _layers("citta_bridge")
    told = tr("citta.feast.sells", square=square_name(event.square), florins=florins(event.florins))
    debt, more = owed(after), ""
    if debt is not None:
        to = creditor_name(debt.creditor, names_of(looks))
        more = tr("citta.feast.for_debt", florins=florins(debt.florins), to=to, cause=cause_name(debt.cause))
    things = meeting(looks, (event.party,), (), sold, told, more, tr("citta.feast.sold"), ink=BLOOD)
    return tr("citta.feast.sale"), things


def _union(before: View, event: events.UnionMade, looks: Looks) -> Told:
    """Two parties that are one from now on, with all their members (rules 16.4 to 16.6)."""
    first, second = (_members(before, speaker) for speaker in (event.party, event.gone))
    told = tr("citta.feast.united", names=of_seats(names_of(looks), event.members))
    more = tr("citta.feast.stays", name=looks[event.party].name, side=side_name(event.side))
    sides, stamp = _layers(f"citta_{event.side.value}"), tr("citta.feast.united_stamp")
    return tr("citta.feast.union"), meeting(looks, first, second, sides, told, more, stamp)


@frozen
class Outcome:
    """How a market came out: the stakes that lay on the goods, and what each winner gets from who opened it.

    `own` is what the viewer wins by it in all, less than 0 if it loses, and none if it has no part in it.
    """

    market: TradeAtMarket
    wins: tuple[tuple[int, int], ...]
    own: int | None


def market_outcome(before: View, event: events.MarketClosed) -> Outcome | None:
    """Return how a market came out, if anybody has staked (rules 12.4, 12.5)."""
    market = open_market(before)
    if market is None or not market.stakes:
        return None
    wins = tuple((seat, STAKE_PAYS * florins) for seat, florins in event.returned)
    gains = {seat: -florins for seat, _, florins in market.stakes} | dict(wins)
    gains[market.opener] = event.won - sum(florins for _, florins in wins)
    own = own_party(before)
    return Outcome(market, wins, gains.get(own) if own is not None else None)


def _market(*, own: bool) -> Timeline:
    """The stakes are seen, the ball falls, its good lights up, and then it is told who takes what."""
    cues = (
        Cue(Item.GOODS, entrance=Entrance.THERE),
        Cue(Item.BALL, _FALLS, 140, Entrance.STAMPED, sound="knock"),
        Cue(Item.FALLEN, _FALLS + 200, COMES),
        Cue(Item.TOLD, _DECIDED, COMES, Entrance.WRITTEN),
        Cue(Item.MORE, _DECIDED + 140, COMES, Entrance.WRITTEN),
        Cue(Item.OWN, _DECIDED + 280, COMES, Entrance.WRITTEN, sound="page"),
    )
    lasts = MARKET_PAYS + (READ if own else _READ)
    return Timeline(cues, lasts, CURTAIN, tells=_DECIDED, unhurried=own, steady=own)


def _decided(event: events.MarketClosed, came: Outcome, looks: Looks) -> Told:
    """The board of a market, the ball, the good that it falls on, and what that brings to whom."""
    return tr("citta.plate.market", name=looks[event.party].name), _on_market(event, came, looks)


def _on_market(event: events.MarketClosed, came: Outcome, looks: Looks) -> Iterator[Thing]:
    board, names = goods(came.market.stakes, looks), names_of(looks)
    yield Item.GOODS, board, _GOODS
    yield Item.BALL, image(f"ball_{event.number}"), _BALL
    lights = (paint(Brush.plate, 9, *(_FALLEN if good is event.good else _SHADE), grow=1) for good in Good)
    yield Item.FALLEN, stack(board, row(*lights, gap=GAP)), _GOODS
    yield Item.TOLD, slip(_fall(event, names), 23), _SLIPS[0]
    yield Item.MORE, slip(_winners(event, came, names), 19, BROWN), _SLIPS[1]
    if came.own is not None:
        yield Item.OWN, slip(own_result(came.own), 25, LEAF if came.own > 0 else BLOOD if came.own else INK), _SLIPS[2]


def _fall(event: events.MarketClosed, names: Sequence[str]) -> tuple[str, ...]:
    """Return which number fell, what bears it, and what who opened the market takes, in ever fewer words."""
    if event.good is None:
        return (tr("citta.log.market_lost", number=event.number, name=names[event.party], florins=florins(event.won)),)
    if not event.won and not event.returned:
        return (tr("citta.feast.falls", number=event.number, good=good_name(event.good)),)
    return market_came(event, names), line_briefly(event, names)


def _winners(event: events.MarketClosed, came: Outcome, names: Sequence[str]) -> str:
    """Return who wins how much besides the own stake (rule 12.5)."""
    if event.good is None:
        return tr("citta.feast.none_wins", number=event.number)
    if not came.wins:
        return tr("citta.feast.no_winner")
    told = (tr("citta.feast.gets", name=names[seat], florins=florins(sum_)) for seat, sum_ in came.wins)
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
    return Grid(kids=tuple(image(f"palace_{square:02}") for square in squares), least=HALF)


def _layers(*names: str) -> Node:
    """Return pictures one upon the other, the rear one first."""
    return stack(*(image(name, height=Share(0.72)) for name in names))

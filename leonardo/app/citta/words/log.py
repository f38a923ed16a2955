"""The log: what happened, in words. It says what the event says, and an event says only what its seat may know."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.app.citta.words.phrases import (
    cause_name,
    creditor_name,
    florins,
    good_name,
    of_seats,
    office_name,
    side_name,
    signed,
    square_name,
    work_name,
)
from leonardo.app.kit.translations import tr
from leonardo.engine.citta import events
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import STAKE_PAYS, Good, Purpose, Side
from leonardo.engine.game import Event

Names = Sequence[str]  # what the seats are called, in order


def line(event: Event, names: Names) -> str | None:
    """Return what happened in a sentence, or nothing where there is nothing worth saying.

    Raises:
        KeyError: if the event is not one of this game's.
    """
    return SENTENCES[type(event)](event, names)


def line_looking_back(event: Event, names: Names) -> str | None:
    """Return the sentence for those who look back: which side was chosen stands in it as soon as they may know."""
    match event:
        case events.SideChosen(seat, Side() as side):
            return _say("side_chosen_known", name=names[seat], side=side_name(side))
    return line(event, names)


def line_before(event: Event, names: Names, *, begun: bool) -> str:  # noqa: ARG001 - all of it begins at once
    """Return what is drawn while nobody has seen what chance brings; nothing of other events."""
    match event:
        case events.NumberDrawn(purpose=Purpose.START | Purpose.MOVE | Purpose.MARKET):
            return _say("drawing_number", name=names[event.seat])
        case events.EventDrawn():
            return _say("drawing_event", name=names[event.party])
        case events.OfficeDrawn():
            return _say("drawing_office", name=names[event.party])
        case events.WorkLaid():
            return _say("drawing_work", name=names[event.party], square=square_name(event.square))
    return ""


def is_heading(event: Event) -> bool:
    """Tell whether the line of an event begins a new part of the log."""
    return isinstance(event, events.RoundBegan)


def _say(key: str, **values: object) -> str:
    return tr(f"citta.log.{key}", **values)


def _shown(event: events.SidesShown, names: Names) -> str:
    told = [
        _say(
            "side_of",
            names=of_seats(names, [seat for seat, own in enumerate(event.sides) if own is side]),
            side=side_name(side),
        )
        for side in Side
        if side in event.sides
    ]
    return tr("citta.sentences").join(told)


def _drawn(event: events.NumberDrawn, names: Names) -> str | None:
    if event.purpose is Purpose.CLASH:
        return None
    return _say(f"drawn_{event.purpose.value}", name=names[event.seat], number=event.number)


def _began(event: events.GameBegan, names: Names) -> str:
    """Return who goes first, and who has more florins for going later (rule 3.7)."""
    order = sorted((florins_, seat) for seat, florins_ in enumerate(event.florins) if florins_)
    given = tr("citta.seats.join").join(_say("given", name=names[seat], count=sum_) for sum_, seat in order)
    return _say("began_even" if order else "began", name=names[event.starter], given=given)


def _walked(event: events.PawnWalked, names: Names) -> str:
    return _say("walked", name=names[event.party], square=square_name(event.target))


def _proposed(event: events.UnionProposed, names: Names) -> str:
    key = "rescue_offered" if event.rescue else "proposed"
    return _say(key, name=names[event.party], other=names[event.to], side=side_name(event.side))


def _united(event: events.UnionMade, names: Names) -> str:
    return _say("united", names=of_seats(names, event.members), side=side_name(event.side))


def _laid(event: events.WorkLaid, names: Names) -> str:
    return _say("laid", name=names[event.party], work=work_name(event.work), square=square_name(event.square))


def _office(event: events.OfficeDrawn, names: Names) -> str:
    return _say("office", name=names[event.party], office=office_name(event.office))


def _declined(event: events.Declined, names: Names) -> str:
    """Say who did without, or that there was not enough cash for the price: then nobody was asked (rule 8.1)."""
    key = "declined_forced" if event.forced else "declined"
    return _say(key, name=names[event.party], square=square_name(event.square), florins=florins(PRICES[event.square]))


def _closed(event: events.AuctionClosed, names: Names) -> str:
    if event.party is None:
        return _say("auction_none", square=square_name(event.square))
    won = _say("auction_won", name=names[event.party], square=square_name(event.square), florins=florins(event.florins))
    others = [
        _say("auction_bid", name=names[party], count=bid) for party, bid in reversed(event.bids) if party != event.party
    ]
    between = tr("citta.log.auction_between")
    return f"{won} {_say('auction_others', bids=between.join(others))}" if others else won


def _paid(event: events.Paid, names: Names) -> str:
    key = "paid_by_bank" if event.by_bank else "paid"
    to = creditor_name(event.to, names)
    return _say(key, name=names[event.party], to=to, florins=florins(event.florins), cause=cause_name(event.cause))


def _market(event: events.MarketClosed, names: Names) -> str:
    if event.good is None:
        return _say("market_lost", name=names[event.party], number=event.number, florins=florins(event.won))
    return market_came(event, names)


def market_came(event: events.MarketClosed, names: Names) -> str:
    """Return which good bears the number, and what that brings the opener: what it collects less what it owes."""
    good = good_name(event.good) if event.good is not None else ""
    owed = _owed(event)
    return _say(
        "market_paid" if owed else "market",
        name=names[event.party],
        number=event.number,
        good=good,
        florins=florins(event.won),
        owed=florins(owed),
        net=signed(event.won - owed),
    )


def _event(event: events.EventDrawn, names: Names) -> str:
    """Return what an event card says, and who got something for it."""
    told = _say(f"event_{event.event.value}", name=names[event.party])
    if not event.florins:
        return told
    return f"{told} {_say('event_got', names=of_seats(names, [seat for seat, _ in event.florins]))}"


def line_briefly(event: Event, names: Names) -> str:
    """Return what an event gives, what a market brings its opener, or who won a fight; other sentences are short."""
    match event:
        case events.Clashed(loser=int() as loser):
            return _beaten("clashed_briefly", event, loser, names)
        case events.EventDrawn(florins=florins_) if florins_:
            gifts = tr("citta.seats.join").join(
                _say("event_gift", name=names[seat], count=sum_) for seat, sum_ in florins_
            )
            return _say("event_briefly", gifts=gifts)
        case events.MarketClosed(good=Good() as good):
            net = signed(event.won - _owed(event))
            name = names[event.party]
            return _say("market_briefly", name=name, number=event.number, good=good_name(good), net=net)
    return ""


def _owed(event: events.MarketClosed) -> int:
    """Return how many florins its opener owes those who staked on the good that came (rule 12.5)."""
    return STAKE_PAYS * sum(stake for _, stake in event.returned)


def _clashed(event: events.Clashed, names: Names) -> str:
    """Say who lost a man-at-arms to whom, or that both draw again (rule 11.5)."""
    if event.loser is None:
        return _say("clashed_even", name=names[event.first], other=names[event.second], number=event.numbers[0])
    return _beaten("clashed", event, event.loser, names)


def _beaten(key: str, event: events.Clashed, loser: int, names: Names) -> str:
    winner = event.second if loser == event.first else event.first
    low, high = sorted(event.numbers)
    return _say(key, name=names[winner], other=names[loser], high=high, low=low)


def _tribute(event: events.TributeDemanded, names: Names) -> str | None:
    """Say why there is a tribute, and how much each owes (rule 11.6)."""
    owed = [_say("auction_bid", name=names[seat], count=count) for seat, count in event.owed if count]
    return _say("tribute", name=names[event.party], owed=tr("citta.log.auction_between").join(owed)) if owed else None


def _ended(event: events.GameEnded, names: Names) -> str:
    key = "ended" if len(event.winners) == 1 else "ended_shared"
    return _say(key, names=of_seats(names, event.winners))


def _of_square(key: str) -> Callable[[Any, Names], str]:
    """Return the sentence of events that tell of a party, a square and perhaps a sum."""

    def sentence(event: Any, names: Names) -> str:  # noqa: ANN401 - events that differ in their types
        sum_ = getattr(event, "florins", 0)
        return _say(key, name=names[event.party], square=square_name(event.square), florins=florins(sum_))

    return sentence


def _of_office(key: str) -> Callable[[Any, Names], str]:
    return lambda event, names: _say(
        key, name=names[event.holder], other=names[event.party], office=office_name(event.office)
    )


def _diverted(event: events.PawnDiverted, names: Names) -> str:
    """Say how far an office moves a pawn; where to is told once it has walked."""
    return _say(
        "diverted" if event.steps > 0 else "diverted_back",
        name=names[event.holder],
        other=names[event.party],
        office=office_name(event.office),
        count=abs(event.steps),
    )


def _nothing(_event: Any, _names: Names) -> None:  # noqa: ANN401
    return None


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str | None]]] = {
    events.SideChosen: lambda event, names: _say("side_chosen", name=names[event.seat]),
    events.SidesShown: _shown,
    events.NumberDrawn: _drawn,
    events.GameBegan: _began,
    events.RoundBegan: lambda event, _: _say("round", round=event.round),
    events.TurnBegan: _nothing,
    events.UnionProposed: _proposed,
    events.UnionRefused: lambda event, names: _say("refused", name=names[event.by], other=names[event.party]),
    events.RescueDeclined: lambda event, names: _say("not_rescued", name=names[event.party], other=names[event.debtor]),
    events.UnionMade: _united,
    events.WorkLaid: _laid,
    events.WorksDone: _nothing,
    events.BallTaken: lambda event, names: _say("ball", name=names[event.party], number=event.number),
    events.ManTaken: lambda event, names: _say("man", name=names[event.party]),
    events.PawnWalked: _walked,
    events.IndemnityPaid: lambda event, names: _say(
        "indemnity", name=names[event.party], florins=florins(event.florins)
    ),
    events.OfficeDrawn: _office,
    events.ManSeized: _of_office("seized"),
    events.PawnDiverted: _diverted,
    events.PawnLeft: _of_office("left"),
    events.Bought: _of_square("bought"),
    events.Declined: _declined,
    events.AuctionOpened: lambda event, _: _say("auction", square=square_name(event.square)),
    events.BidRaised: _of_square("raised"),
    events.BidderDropped: _of_square("dropped"),
    events.AuctionClosed: _closed,
    events.Paid: _paid,
    events.MarketOpened: _of_square("market_opened"),
    events.StakeLaid: lambda event, names: _say(
        "staked", name=names[event.party], good=good_name(event.good), florins=florins(event.florins)
    ),
    events.MarketClosed: _market,
    events.EventDrawn: _event,
    events.Clashed: _clashed,
    events.TributeDemanded: _tribute,
    events.Sold: _of_square("sold"),
    events.WentBankrupt: lambda event, names: _say("bankrupt", names=of_seats(names, event.members)),
    events.GameEnded: _ended,
}
"""How each kind of event is told."""

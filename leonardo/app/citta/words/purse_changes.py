"""Why a purse has just changed, in a few words beside it: by how much, from or to whom, and where."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from leonardo.app.citta.words.phrases import cause_name, good_name, signed, square_short
from leonardo.app.kit.translations import tr
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Cause
from leonardo.engine.game import Event

CHANGES: Final = (
    events.AuctionClosed,
    events.Bought,
    events.EventDrawn,
    events.IndemnityPaid,
    events.MarketClosed,
    events.Paid,
    events.Sold,
    events.StakeLaid,
    events.WorkLaid,
)
"""The kinds of event by which purses change."""


def purse_change(happened: Iterable[Event], seat: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return by what the purse of a party changed in the last turn that changed it, in ever fewer words.

    Several changes are told by their sum and its parts; nothing is where there were none.
    """
    found: list[tuple[int, tuple[str, ...]]] = []
    at: dict[int, int] = {}
    new = False
    for event in happened:
        new = new or isinstance(event, events.TurnBegan)
        if isinstance(event, events.PawnWalked):
            at[event.party] = event.target
        change = _of(at, event, seat, names)
        if change is not None and change[0]:
            found, new = [*([] if new else found), change], False
    if not found:
        return ()
    sum_, between = sum(each for each, _ in found), tr("citta.seats.join")
    if len(found) == 1:
        _, why = found[0]
        return *(f"{signed(sum_)} {between.join(why[:count])}" for count in range(len(why), 0, -1)), signed(sum_)
    parts = between.join(f"{signed(each)} {why[0]}" for each, why in found)
    causes = between.join(dict.fromkeys(why[0] for _, why in found))
    return f"{signed(sum_)} ({parts})", f"{signed(sum_)} {causes}", signed(sum_)


def _of(at: Mapping[int, int], event: Event, seat: int, names: Sequence[str]) -> tuple[int, tuple[str, ...]] | None:
    """Return what an event brought a party or took from it, and why, the most telling word first.

    `at` are the squares to which pawns have walked.
    """
    match event:
        case events.Paid(party=party, to=to) if seat in (party, to):
            return _paid(at, event, seat, names)
        case events.IndemnityPaid(party=party, florins=sum_) if party == seat:
            return sum_, (tr("citta.results.indemnity"),)
        case events.EventDrawn(florins=gifts) if seat in dict(gifts):
            return dict(gifts)[seat], (tr("citta.change.event"),)
        case events.Bought() | events.AuctionClosed() if event.party == seat:
            return -event.florins, (square_short(event.square),)
        case events.WorkLaid(party=party, square=square, florins=sum_) if party == seat:
            return -sum_, (tr("citta.change.work"), square_short(square))
        case events.Sold(party=party, square=square, florins=sum_) if party == seat:
            return sum_, (square_short(square),)
        case events.StakeLaid(party=party, good=good, florins=sum_) if party == seat:
            return -sum_, (good_name(good),)
        case events.MarketClosed(party=party, won=won) if party == seat:
            return won, (tr("citta.change.market"),)
        case events.MarketClosed(returned=returned) if seat in dict(returned):
            return dict(returned)[seat], (tr("citta.change.market"),)
    return None


def _paid(
    at: Mapping[int, int], event: events.Paid, seat: int, names: Sequence[str]
) -> tuple[int, tuple[str, ...]] | None:
    """Return what was paid: with whom, and the palace where the pawn that pays rent has come to, or else for what."""
    pays = event.party == seat
    if pays and event.by_bank:
        return None
    other = event.to if pays else event.party
    there = at.get(event.party) if event.cause is Cause.RENT else None
    why = square_short(there) if there is not None else cause_name(event.cause)
    return -event.florins if pays else event.florins, (why,) if other is None else (names[other], why)

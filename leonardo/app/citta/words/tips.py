"""What tooltips say: what a thing is and how it looks, what an action there brings, and what is against it."""

from collections.abc import Iterator, Sequence
from typing import Final

from leonardo.app.citta import commands
from leonardo.app.citta.ahead import costly_numbers
from leonardo.app.citta.spots import (
    BallSpot,
    BankSpot,
    BidSpot,
    CapitalSpot,
    CoinSpot,
    GoodSpot,
    MachineSpot,
    MenSpot,
    OfficeSpot,
    PalaceSpot,
    PawnSpot,
    PurseSpot,
    QuartersSpot,
    RoundSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.citta.standing import (
    cannot_pay,
    due,
    one_more,
    own_party,
    price,
    rents,
    shares,
    standings,
    view_owner,
    would_be_whole,
)
from leonardo.app.citta.words.phrases import (
    creditor_name,
    florins,
    good_name,
    of_seats,
    office_name,
    quarter_name,
    side_name,
    square_name,
    square_short,
    work_name,
)
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import Referee
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.explaining import About
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import (
    EVENT_SQUARES,
    FOR_SALE,
    GOODS,
    IS_BRIDGE,
    IS_PALACE,
    LAST_SQUARE,
    MARKETS,
    OFFICE_PRICES,
    PIAZZA_MAGGIORE,
    QUARTERS,
    RENTS,
    SQUARES,
    VALUES,
    onward,
)
from leonardo.engine.citta.constants import HIGHEST, REACH, STAKE_PAYS, STRONG_OFFICE, TOLL, WORK_PRICE, WORKS_A_PALACE
from leonardo.engine.citta.questions import AuctionQuestion, Debt, OfficeQuestion, OptionQuestion
from leonardo.engine.citta.state import NOBODY, office_holder, sale_value, speaker_of
from leonardo.engine.citta.view import View

_COMMANDS: Final[dict[type, str]] = {
    CoinSpot: commands.COUNT,
    StockSpot: commands.WORK,
    MachineSpot: commands.TURN,
    QuartersSpot: commands.QUARTERS,
}
_SENTENCES: Final[dict[type, str]] = {
    BallSpot: "ball",
    BankSpot: "bank",
    BidSpot: "bid",
    CapitalSpot: "capital",
    CoinSpot: "coins",
    GoodSpot: "good",
    MachineSpot: "machine",
    MenSpot: "men",
    OfficeSpot: "office",
    PalaceSpot: "palace",
    PawnSpot: "pawn",
    PurseSpot: "purse",
    QuartersSpot: "quarters",
    RoundSpot: "round",
    SeatSpot: "seat",
    StockSpot: "stock",
}


def about(spot: Spot) -> About | None:
    """Return what a thing is, with the number of its rule, and its key; nothing for what says itself."""
    match spot:
        case SquareSpot(square):
            sentence: str | None = _square(square)
        case OfficeSpot(square) if OFFICE_PRICES[square] == STRONG_OFFICE:
            sentence = "office_strong"
        case _:
            sentence = _SENTENCES.get(type(spot))
    return About(f"citta.explain.{sentence}", _COMMANDS.get(type(spot), "")) if sentence is not None else None


def _square(square: int) -> str:
    if IS_PALACE[square]:
        return "palace"
    if IS_BRIDGE[square]:
        return "bridge"
    if square == PIAZZA_MAGGIORE:
        return "great_square"
    if square in MARKETS:
        return "market"
    return "event" if square in EVENT_SQUARES else "asylum"


def look(view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
    """Return what a square or a card means now, or what a seat holds and lacks; nothing for what is always the same."""
    match spot:
        case SeatSpot(seat):
            lead, told = "", [*_lacks(view, seat), *_offices(view, seat)]
        case SquareSpot(square) | PalaceSpot(square):
            lead, told = square_name(square), [*_told(view, square, names)]
        case _:
            return None
    if not told:
        return None
    first, *others = told
    return Tip(lead, first, spot, tone=Tone.PLAIN, also=tuple(others))


def _lacks(view: View, seat: int) -> Iterator[str]:
    """Yield the quarters of which the party of a seat has all palaces but one, and which that is (rule 8.4)."""
    for quarter, palaces in QUARTERS.items():
        missing = [palace for palace in palaces if view.owners[palace] != seat]
        if len(missing) == 1:
            yield tr("citta.look.lacks", quarter=quarter_name(quarter), square=square_name(missing[0]))


def _offices(view: View, seat: int) -> Iterator[str]:
    """Yield which offices the party of a seat holds, each with its space, and what they allow (rule 7.5)."""
    party = view.parties[seat]
    if party is None or not party.offices:
        return
    held = (tr("citta.look.office_at", office=office_name(each), square=square_short(each)) for each in party.offices)
    yield tr("citta.look.offices", offices=tr("citta.seats.join").join(held), count=REACH)


def _told(view: View, square: int, names: Sequence[str]) -> Iterator[str]:
    if square in FOR_SALE:
        yield from _owned(view, square, names)
    holder = office_holder(view.parties, square)
    if holder is not None:
        yield tr("citta.look.office", office=office_name(square), name=names[holder], count=REACH)
        if OFFICE_PRICES[square] == STRONG_OFFICE:
            yield tr("citta.look.office_takes")
    number = _number_to(view, square)
    if number is not None and (square in FOR_SALE or holder is not None):
        yield tr("citta.look.next", number=number)


def _owned(view: View, square: int, names: Sequence[str]) -> Iterator[str]:
    owner, own, count = view_owner(view, square), own_party(view), due(view, square)
    if owner == NOBODY:
        if IS_PALACE[square]:
            yield tr("citta.look.free", price=price(square), rent=RENTS[square][0], all=RENTS[square][-1])
        else:
            yield tr("citta.look.free_bridge", price=price(square), toll=TOLL)
        return
    party = view.parties[own] if own is not None else None
    if owner == own:
        yield tr("citta.look.mine", count=count)
    elif party is None:
        yield tr("citta.look.owner", name=names[owner], count=count)
    else:
        key = "pay" if party.florins >= count else "cannot"
        yield tr(f"citta.look.{key}", name=names[owner], count=count, left=party.florins - count)
    broke = [seat for seat in cannot_pay(view, square) if seat != own]
    if broke:
        yield tr("citta.look.broke", names=of_seats(names, broke))
    works = view.works[square]
    if works:
        valued = (tr("citta.look.work", work=work_name(work), count=VALUES[work]) for work in works)
        yield tr("citta.look.works", works=tr("citta.seats.join").join(valued))
    if IS_PALACE[square] and owner == own and len(works) < WORKS_A_PALACE:
        yield tr("citta.look.one_more", count=one_more(view, square))


def _number_to(view: View, square: int) -> int | None:
    """Return the number of the machine that leads the viewer's pawn to a square, if one does."""
    own = own_party(view)
    party = view.parties[own] if own is not None else None
    if party is None or party.guild:
        return None
    steps = (square - party.square) % LAST_SQUARE
    number = steps if party.moved else steps + 1
    return number if 1 <= number <= HIGHEST else None


def tip(view: View, spot: Spot, action: Action, referee: Referee) -> Tip:
    """Return what an action that a person points at with a spot would give, or what is against it."""
    objection = referee.objection(action)
    if objection is not None:
        return Tip(tr("citta.tip.cannot"), tr(f"citta.objections.{objection.reason}"), spot, tone=Tone.BARRED)
    lead, more, cost, also = _of(view, action)
    return Tip(lead, more, spot, cost=cost, also=also)


def _of(view: View, action: Action) -> tuple[str, str, int, tuple[str, ...]]:
    match action:
        case actions.LayWork(square):
            now, then = due(view, square), one_more(view, square)
            told = tr("citta.tip.work", before=now, after=then)
            return square_name(square), told, WORK_PRICE, _risk(view, WORK_PRICE)
        case actions.Buy() if isinstance(view.question, OptionQuestion):
            return _buys(view, view.question.square, price(view.question.square), view.question.seat)
        case actions.Raise(sum_) if isinstance(view.question, AuctionQuestion):
            return _buys(view, view.question.square, sum_, view.question.seat)
        case actions.Sell(square):
            return tr("citta.tip.sell", florins=florins(sale_value(view.works, square))), "", 0, ()
        case actions.Bet(good, sum_):
            numbers = tr("citta.plate.or").join(str(number) for number in sorted(GOODS[good]))
            told = tr("citta.tip.bet", numbers=numbers, florins=florins(STAKE_PAYS * sum_))
            return tr("citta.tip.stake", good=good_name(good), florins=florins(sum_)), told, sum_, ()
        case actions.Divert(steps) if isinstance(view.question, OfficeQuestion):
            return _diverts(view, view.question.party, steps)
        case actions.ChooseSide(side):
            return side_name(side), "", 0, ()
        case actions.TakeBall(number):
            return str(number), tr("citta.tip.ball"), 0, ()
    return "", "", 0, ()


def _risk(view: View, spent: int) -> tuple[str, ...]:
    """Say how many numbers of the next move would cost more than is left then, if any would."""
    count = costly_numbers(view, view.viewer, spent) if view.viewer is not None else 0
    return (tr("citta.tip.then_costs", count=count),) if count else ()


def _buys(view: View, square: int, cost: int, seat: int) -> tuple[str, str, int, tuple[str, ...]]:
    lead = tr("citta.tip.buy", square=square_name(square), florins=florins(cost))
    if not IS_PALACE[square]:
        return lead, tr("citta.tip.bridge"), cost, ()
    found = rents(view, square, seat)
    rent = next((then for palace, _, then in found if palace == square), 0)
    also: tuple[str, ...] = ()
    if would_be_whole(view, square, seat):
        also = (tr("citta.plate.last_one", quarter=quarter_name(SQUARES[square].quarter or "")),)
    return lead, tr("citta.tip.rent", count=rent), cost, also


def _diverts(view: View, moved: int, steps: int) -> tuple[str, str, int, tuple[str, ...]]:
    party = view.parties[moved]
    square = onward(party.square if party is not None else 1, steps)
    owner = view.owners[square] if square < len(view.owners) else NOBODY
    if owner in (NOBODY, moved):
        return square_name(square), tr("citta.tip.pays_nothing"), 0, ()
    mine = owner == view.viewer
    key = "citta.tip.pays_me" if mine else "citta.tip.pays_other"
    return square_name(square), tr(key, florins=florins(due(view, square))), 0, ()


def terms(view: View, one: int, other: int, pawn: int, names: Sequence[str]) -> list[str]:
    """Return the terms on which the parties of two speakers would unite, a sentence each."""
    parties = [view.parties[seat] for seat in (one, other)]
    members = sorted({seat for party in parties if party is not None for seat in party.members})
    capitals = [standings(view)[seat].capital for seat in (one, other)]
    whole, cash = (sum(sums) for sums in zip(*((each.whole, each.florins) for each in capitals), strict=True))
    gone = other if pawn == one else one
    return [
        tr("citta.union.who", names=of_seats(names, members), capital=whole, count=cash),
        tr("citta.union.together"),
        tr("citta.union.pawn", name=names[pawn], other=names[gone]),
        tr("citta.union.speaks", name=names[pawn]),
    ]


def outcome(view: View, one: int, other: int, pawn: int, debt: Debt | None = None) -> tuple[str, bool]:
    """Return in one line what a union brings the viewer, who speaks for one of the two, and whether it loses by it.

    It tells whether the viewer would still decide, and what becomes of its share.
    """
    own = own_party(view)
    mine, theirs = (one, other) if own == one else (other, one)
    now, then = shares(view, mine, theirs, debt)
    key = "you_decide" if pawn == mine else "no_more"
    return tr(f"citta.union.{key}", own=now, share=then), pawn != mine or then < now


def settled(view: View, debt: Debt, rescuer: int, names: Sequence[str]) -> str:
    """Return what becomes of a debt if the party of `rescuer` takes in who cannot pay it (rule 16.10)."""
    void = debt.creditor is not None and speaker_of(view.parties, debt.creditor) == rescuer
    key = "citta.union.void" if void else "citta.union.paid"
    return tr(key, count=debt.florins, to=creditor_name(debt.creditor, names))


def fall(view: View, debt: Debt, waiting: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return what follows if nobody takes in who cannot pay a debt, a sentence each (rules 13.4, 13.5, 16.9, 16.10).

    `waiting` are the speakers who could still take them in if this union does not come about.
    """
    debtor = speaker_of(view.parties, debt.debtor)
    party = view.parties[debtor] if debtor is not None else None
    out = of_seats(names, party.members if party is not None else (debt.debtor,))
    if waiting:
        told = tr("citta.union.next", next=of_seats(names, waiting), names=out)
    else:
        told = tr("citta.union.out", names=out)
    return [told, _then(view, debt, names)]


def _then(view: View, debt: Debt, names: Sequence[str]) -> str:
    if debt.creditor is None:
        return tr("citta.union.lost", count=debt.florins)
    creditor = speaker_of(view.parties, debt.creditor)
    mine = creditor is not None and creditor == own_party(view)
    return tr(f"citta.union.bank_pays_{'you' if mine else 'other'}", count=debt.florins, to=names[debt.creditor])

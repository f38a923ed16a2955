"""How parties stand, found in a view: who they are, what they have, what a square means to them."""

from typing import Final

from attrs import frozen

from leonardo.app.table.panels.seating import beside
from leonardo.app.table.shown.kept import kept_for_view, kept_while
from leonardo.engine.citta.board import IS_BRIDGE, IS_PALACE, PRICES, QUARTERS
from leonardo.engine.citta.constants import TOLL, Purpose
from leonardo.engine.citta.questions import Debt, MachineQuestion, OfficeQuestion, Question, SaleQuestion, TradeAtMarket
from leonardo.engine.citta.state import (
    NOBODY,
    Capital,
    capital,
    is_whole,
    palaces,
    properties,
    rent,
    sale_value,
    speaker_of,
    speakers,
)
from leonardo.engine.citta.view import View

_PRESSED: Final = (Purpose.START, Purpose.MOVE, Purpose.MARKET)
"""What persons turn the machine for; the numbers of a clash come by themselves."""


@frozen(cache_hash=True)
class Standing:
    """A party as it stands: its capital by kind, and its place among all, 1 the first (rules 15.3, 16.12)."""

    speaker: int
    capital: Capital
    place: int


@frozen(cache_hash=True)
class Holding:
    """What a party has of a quarter: so many of its palaces, of so many."""

    quarter: str
    own: int
    all: int

    @property
    def whole(self) -> bool:
        """Whether all its rents are doubled (rule 8.4)."""
        return self.own == self.all

    @property
    def nearly(self) -> bool:
        return self.own == self.all - 1


def presser(question: Question | None) -> int | None:
    """Return the seat that turns the machine of fate by hand, if it is turned so."""
    if isinstance(question, MachineQuestion) and question.purpose in _PRESSED:
        return question.seat
    return None


def owed(view: View) -> Debt | None:
    return next((task for task in reversed(view.agenda) if isinstance(task, Debt)), None)


def open_market(view: View) -> TradeAtMarket | None:
    return next((task for task in reversed(view.agenda) if isinstance(task, TradeAtMarket)), None)


def own_party(view: View) -> int | None:
    return None if view.viewer is None else speaker_of(view.parties, view.viewer)


def shown_party(view: View) -> int:
    """Return whose things lie before the one who looks: its own party, or for an onlooker that whose turn it is.

    Who is out keeps its place: what others own must not look like its own.
    """
    own = own_party(view)
    if own is not None:
        return own
    if view.viewer is not None and view.viewer in view.out:
        return view.viewer
    turn = view.turn if view.parties[view.turn] is not None else None
    return turn if turn is not None else next(iter(speakers(view.parties)), 0)


def shown_face(view: View) -> int:
    """Return who stands beside these things: the one who looks, whoever speaks for its party."""
    seat = shown_party(view)
    party = view.parties[seat]
    if party is None or view.viewer is None or view.viewer not in party.members:
        return seat
    return view.viewer


def is_guild(view: View, seat: int | None) -> bool:
    """Tell whether a seat speaks for several (rule 16.2); nobody does not."""
    party = view.parties[seat] if seat is not None else None
    return party is not None and party.guild


@kept_for_view
def others(view: View, home: int | None = None, *, out: bool = False) -> tuple[int, ...]:
    """Return all other parties in playing order after the one who looks; all of them for an onlooker.

    Where several share the screen, they stand as `home` sees them. If `out`, players who are bankrupt are among them.
    """
    own = own_party(view)
    first = own if own is not None else view.starter
    order = [first, *view.table.after(first)]
    gone = [seat for seat in view.out if seat != view.viewer] if out else []
    there = [seat for seat in order if view.parties[seat] is not None or seat in gone]
    return beside(there, home) if own is not None else tuple(there)


@kept_for_view
def standings(view: View) -> dict[int, Standing]:
    found = {
        seat: capital(party, properties(view.owners, seat), view.works)
        for seat, party in enumerate(view.parties)
        if party is not None
    }
    worth = {seat: (each.share, each.cash) for seat, each in found.items()}
    return {
        seat: Standing(seat, each, 1 + sum(other > worth[seat] for other in worth.values()))
        for seat, each in found.items()
    }


def shares(view: View, seat: int, other: int, debt: Debt | None = None) -> tuple[int, int]:
    """Return the share of each member of a party now, and if it unites with another one (rule 16.12).

    A debt is paid at once, unless it is to one of the two (rule 16.10).
    """
    one, two = (standings(view)[each].capital for each in (seat, other))
    creditor = speaker_of(view.parties, debt.creditor) if debt is not None and debt.creditor is not None else None
    paid = debt.florins if debt is not None and creditor not in (seat, other) else 0
    return one.share, (one.whole + two.whole - paid) // (len(one.members) + len(two.members))


def holdings(view: View, speaker: int) -> tuple[Holding, ...]:
    return _all_holdings(view)[speaker]


@kept_while(lambda view: (view.owners, view.table.seats))
def _all_holdings(view: View) -> tuple[tuple[Holding, ...], ...]:
    return tuple(_holdings(view, seat) for seat in range(view.table.seats))


def _holdings(view: View, speaker: int) -> tuple[Holding, ...]:
    return tuple(
        Holding(quarter, sum(view.owners[palace] == speaker for palace in of), len(of))
        for quarter, of in QUARTERS.items()
    )


def works_of(view: View, speaker: int) -> int:
    """Return how many works hang in the palaces of a party."""
    return sum(len(view.works[palace]) for palace in palaces(view.owners, speaker))


def due(view: View, square: int) -> int:
    """Return what is due to the owner of a square by anybody else who stops there (rules 8.3, 8.4, 9.2)."""
    if view_owner(view, square) == NOBODY:
        return 0
    if IS_BRIDGE[square]:
        return TOLL
    return rent(view.owners, view.works, square) if IS_PALACE[square] else 0


def cannot_pay(view: View, square: int) -> tuple[int, ...]:
    """Return who has less in cash than it would owe on a square, by speakers: these would have to sell (rule 13.2)."""
    owner, sum_ = view_owner(view, square), due(view, square)
    return tuple(
        seat for seat, party in enumerate(view.parties) if party is not None and seat != owner and party.florins < sum_
    )


def moved_party(view: View) -> int | None:
    """Return whose pawn the viewer may move by an office now, if it may (rule 7.5)."""
    question = view.question
    return question.party if isinstance(question, OfficeQuestion) and view.options else None


def pays_itself(view: View, square: int) -> bool:
    """Tell whether a square belongs to the party that the viewer may move, which would pay nothing there."""
    moved = moved_party(view)
    return moved is not None and moved == view_owner(view, square)


def sells_for(view: View, square: int) -> int | None:
    """Return what the bank gives for a square that the viewer could sell now for a debt; nothing for others (13.3)."""
    question = view.question
    if not isinstance(question, SaleQuestion) or not view.options or view_owner(view, square) != question.seat:
        return None
    return sale_value(view.works, square)


def view_owner(view: View, square: int) -> int:
    """Return who owns a square; nobody where nothing can be owned."""
    return view.owners[square] if square < len(view.owners) else NOBODY


def doubled(view: View, square: int) -> bool:
    """Tell whether the rent of a palace is doubled (rule 8.4)."""
    return IS_PALACE[square] and is_whole(view.owners, square)


def would_be_whole(view: View, square: int, speaker: int) -> bool:
    """Tell whether a palace is the last one of its quarter that a party does not own yet."""
    if not IS_PALACE[square]:
        return False
    of = next(palaces_ for palaces_ in QUARTERS.values() if square in palaces_)
    return all(view.owners[palace] == speaker for palace in of if palace != square)


def rents(view: View, square: int, speaker: int) -> list[tuple[int, int, int]]:
    """Return what a party's palaces of a quarter bring, without and with the palace of a square: square, now, then."""
    if not IS_PALACE[square]:
        return []
    owners = (*view.owners[:square], speaker, *view.owners[square + 1 :])
    of = next(palaces_ for palaces_ in QUARTERS.values() if square in palaces_)
    found = []
    for palace in of:
        if owners[palace] == speaker:
            now = rent(view.owners, view.works, palace) if view.owners[palace] == speaker else 0
            found.append((palace, now, rent(owners, view.works, palace)))
    return found


def one_more(view: View, square: int) -> int:
    """Return what a palace would bring with one more work in it (rule 8.3)."""
    works = (*view.works[:square], (*view.works[square], 1), *view.works[square + 1 :])
    return rent(view.owners, works, square)


def price(square: int) -> int:
    """Return the price of a palace or bridge; 0 where there is none."""
    return PRICES[square]

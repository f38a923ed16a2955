"""What a square means as things stand: for who looks first, then for the others; in a tip for who points and waits."""

from collections.abc import Iterator, Sequence

from leonardo.app.citta.spots import Spot, SquareSpot
from leonardo.app.citta.standing import cannot_pay, due, one_more, own_party, price, view_owner
from leonardo.app.citta.words.phrases import of_seats, office_name, square_name, square_short, work_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta.board import FOR_SALE, IS_PALACE, LAST_SQUARE, OFFICE_PRICES, RENTS
from leonardo.engine.citta.constants import HIGHEST, REACH, STRONG_OFFICE, TOLL, WORKS_A_PALACE
from leonardo.engine.citta.state import NOBODY, office_holder
from leonardo.engine.citta.view import View


def look(view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
    """Return what a square means now, or which offices a seat holds; nothing for what is the same all game."""
    if isinstance(spot, SeatSpot):
        offices = _offices(view, spot.seat)
        return Tip("", offices, spot, tone=Tone.PLAIN) if offices else None
    if not isinstance(spot, SquareSpot):
        return None
    told = [*_told(view, spot.square, names)]
    if not told:
        return None
    first, *others = told
    return Tip(square_name(spot.square), first, spot, tone=Tone.PLAIN, also=tuple(others))


def _offices(view: View, seat: int) -> str:
    """Return which offices the party of a seat holds, each with its space, and what they allow (rule 7.5)."""
    party = view.parties[seat]
    if party is None or not party.offices:
        return ""
    held = (tr("citta.look.office_at", office=office_name(each), square=square_short(each)) for each in party.offices)
    return tr("citta.look.offices", offices=tr("citta.seats.join").join(held), count=REACH)


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
        yield tr("citta.look.works", works=tr("citta.seats.join").join(work_name(work) for work in works))
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

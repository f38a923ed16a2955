"""Workshop, Academy and shops: advantages at rising prices (rules 8.8 to 8.14)."""

from leonardo.engine.davinci.actions import Action, Take, Withdraw
from leonardo.engine.davinci.constants import AUTOMATA_PER_SEAT, PRICES, SHOP_SELLS, Place, Upgrade
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import AdvantageTaken, DistrictClosed, DistrictOpened, WorkersWithdrew
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.rules.laboratories import upgrade
from leonardo.engine.davinci.state import Seat, by_rank, in_academy, in_shop, laboratories_of, one_of, plus
from leonardo.engine.game import Objection

_WITHDRAW = Withdraw()
_ONLY_WITHDRAW = (_WITHDRAW,)
_TAKE_OR_WITHDRAW: tuple[Action, ...] = (Take(), _WITHDRAW)
_SMALL5 = Take(Upgrade.SMALL5)
_LARGE4 = Take(Upgrade.LARGE4)
_LARGE6 = Take(Upgrade.LARGE6)
_AUTOMATON = {place: Take(Upgrade.AUTOMATON, place) for place in (Place.SMALL, Place.LARGE)}


def open_district(draft: Draft, district: Place) -> None:
    """Offer the first advantage to the first ranked of the seats there for nothing (rules 8.8, 8.9)."""
    order = by_rank(draft.queues[district])
    draft.question = OfferQuestion(order[0], district, order[1:], 0)
    draft.tell(DistrictOpened, district, order)


def options(draft: Draft, question: OfferQuestion) -> tuple[Action, ...]:
    """Return the advantages that are possible and can be paid, and withdrawing (rules 8.9, 8.11)."""
    seat = draft.seats[question.seat]
    if seat.florins < PRICES[question.taken]:
        return _ONLY_WITHDRAW
    district = question.district
    if district is Place.WORKSHOP:
        return (*upgrades(seat), _WITHDRAW)
    if district is Place.ACADEMY:
        left = in_academy(question.seat, seat, draft.queues)
    else:
        left = in_shop(draft.seats, SHOP_SELLS[district])
    return _TAKE_OR_WITHDRAW if left else _ONLY_WITHDRAW


def upgrades(seat: Seat) -> list[Action]:
    """Return what the Workshop can give to a seat (rule 8.12)."""
    small, large = seat.laboratories
    found: list[Action] = []
    if small.spaces == 3 and not small.busy:
        found.append(_SMALL5)
    if large is None:
        found.append(_LARGE4)
    elif large.spaces == 4 and not large.busy:
        found.append(_LARGE6)
    if seat.automata < AUTOMATA_PER_SEAT:
        found.extend(_AUTOMATON[place] for place, own in laboratories_of(seat) if own.can_take_automaton)
    return found


def take(draft: Draft, question: OfferQuestion, action: Take) -> None:
    """Take the advantage at the marker's price; the marker moves on (rule 8.9)."""
    number, district = question.seat, question.district
    seat = draft.seats[number]
    price = PRICES[question.taken]
    component = SHOP_SELLS.get(district)
    hand = seat.hand if component is None else plus(seat.hand, one_of(component))
    draft.seats[number] = seat.with_goods(seat.florins - price, hand)
    if district is Place.ACADEMY:
        draft.seats[number] = draft.seats[number].with_workers(seat.apprentices + 1, seat.master)
    elif action.upgrade is not None:
        upgrade(draft, number, action.upgrade, action.laboratory)
    _offer_next(draft, district, (*question.waiting, number), question.taken + 1)
    draft.tell(AdvantageTaken, number, district, price, action.upgrade, action.laboratory, component)
    _close_if_done(draft, district)


def withdraw(draft: Draft, question: OfferQuestion, action: Withdraw) -> None:  # noqa: ARG001 - it says nothing more
    """Pass and take one's workers back; the marker stays (rule 8.9)."""
    draft.send_home(question.seat, question.district)
    price = PRICES[question.taken]
    unpaid = price if draft.forced and draft.seats[question.seat].florins < price else None
    _offer_next(draft, question.district, question.waiting, question.taken)
    draft.tell(WorkersWithdrew, question.seat, question.district, draft.forced, unpaid)
    _close_if_done(draft, question.district)


def _offer_next(draft: Draft, district: Place, order: tuple[int, ...], taken: int) -> None:
    """Ask the next one, the first again after the last (rule 8.9), until the district is done (rule 8.10)."""
    more = order and taken < len(PRICES)
    draft.question = OfferQuestion(order[0], district, order[1:], taken) if more else None


def _close_if_done(draft: Draft, district: Place) -> None:
    """Send home who is left, once nobody is asked any more (rule 8.10)."""
    if draft.question is None:
        draft.send_all_home(district)
        draft.tell(DistrictClosed, district)


def objection(draft: Draft, question: OfferQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    elsewhere = question.district is not Place.WORKSHOP
    if not isinstance(action, Take) or (elsewhere and action != Take()):
        return Objection("8.9", "take_or_withdraw", "The advantage is taken at its price, or the workers withdraw")
    seat = draft.seats[question.seat]
    if seat.florins < PRICES[question.taken]:
        return Objection("8.11", "cannot_pay", "There are not enough florins for the price")
    if question.district is Place.ACADEMY:
        return Objection("8.13", "academy_empty", "All nine apprentices are there already")
    if elsewhere:
        return Objection("8.14", "shop_empty", "The shop has none left")
    return _upgrade_objection(seat, action)


def _upgrade_objection(seat: Seat, action: Take) -> Objection:
    small, large = seat.laboratories
    match action.upgrade:
        case Upgrade.SMALL5 if small.spaces == 5:
            return Objection("8.12", "turned_already", "The laboratory is turned already")
        case Upgrade.LARGE4 if large is not None:
            return Objection("8.12", "large_already", "The large laboratory is taken already")
        case Upgrade.LARGE6 if large is None:
            return Objection("8.12", "no_large_laboratory", "The large laboratory must be taken first")
        case Upgrade.LARGE6 if large is not None and large.spaces == 6:
            return Objection("8.12", "turned_already", "The laboratory is turned already")
        case Upgrade.AUTOMATON if seat.automata == AUTOMATA_PER_SEAT:
            return Objection("8.12", "three_automata", "At most three automata for each player")
        case None:
            return Objection("8.12", "choose_an_upgrade", "It must be said what is taken")
    own = seat.laboratories[1 if action.laboratory is Place.LARGE else 0]
    if action.upgrade is Upgrade.AUTOMATON and own is not None and own.automata >= own.automaton_spaces:
        return Objection("8.12", "no_automaton_space", "There is no free automaton space")
    return Objection("8.12", "laboratory_must_be_idle", "The laboratory must be idle")

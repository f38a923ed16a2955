"""Moves that nobody should make: `sensible` leaves them out, for players of every level.

A move is left out only where another brings the seat at least as much, whatever is hidden and whatever the others do,
or where it leaves undone what one worker would complete. Which of two good moves is the better one is left to the
players.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.davinci.bounds import Bounds
from leonardo.engine.davinci import questions
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    Decline,
    Done,
    Interrupt,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Start,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import (
    AUTOMATON_WEEKS,
    LABORATORIES,
    LAST_CITY_ROUND,
    MASTER_STRENGTH,
    PRICES,
    SHOP_SELLS,
    Box,
    Place,
    Upgrade,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import covers, plus
from leonardo.engine.davinci.view import LaboratoryView, View

Silly = Callable[[Action], bool]  # says of an action whether it is left out


def sensible(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the legal actions of the viewer without silly ones, in the same order; never none."""
    judge = _JUDGES.get(type(view.question))
    if judge is None or len(legal) < 2:
        return legal
    silly = judge(Bounds(view), view.question, legal)
    return [action for action in legal if not silly(action)] or legal


# Phase A


def _work(bounds: Bounds, _: questions.WorkQuestion, legal: Sequence[Action]) -> Silly:
    """Do not begin what cannot be finished or paid, nor give up what is better, nor rest when time runs out."""
    good = {action for action in legal if isinstance(action, Start) and _finishes(bounds, action)}
    interrupts = {action for action in legal if isinstance(action, Interrupt) and _pays_off(bounds, action)}
    certain = any(bounds.gained(action.invention, bounds.rounds_to_work) == 0 for action in good)
    hopeless = any(not _leads(bounds, action.laboratory) for action in interrupts)
    idle = not bounds.city and (certain or hopeless)

    def silly(action: Action) -> bool:
        match action:
            case Start():
                return action not in good
            case Interrupt():
                return action not in interrupts
            case Done():
                return idle
        return False

    return silly


def _finishes(bounds: Bounds, action: Start) -> bool:
    laboratory = bounds.seat.laboratory(action.laboratory)
    if laboratory is None or not bounds.may_pay(action.invention):
        return False
    return bounds.can_finish(action.invention, laboratory, bounds.rounds_to_work)


def _leads(bounds: Bounds, place: Place) -> bool:
    """Return whether the work in a laboratory can still be finished and paid."""
    laboratory = bounds.seat.laboratory(place)
    if laboratory is None or laboratory.invention is None or not bounds.may_pay(laboratory.invention):
        return False
    return bounds.can_finish(laboratory.invention, laboratory, bounds.rounds_to_work, laboratory.weeks)


def _pays_off(bounds: Bounds, action: Interrupt) -> bool:
    """Return whether giving up could serve anything: other work that may be worth more, or room for an upgrade."""
    laboratory = bounds.seat.laboratory(action.laboratory)
    if laboratory is None or laboratory.invention is None:
        return False
    leads = _leads(bounds, action.laboratory)
    if bounds.city and not (leads and _ready_now(bounds, laboratory)):
        return True
    others = _others(bounds)
    if not leads:
        return bool(others)
    if any(bounds.weeks(INVENTIONS[other]) < _weeks_left(bounds, laboratory) for other in others):
        return True
    worths = sorted(_reward(bounds, other) + _card(bounds, other) for other in others)
    return sum(worths[-len(bounds.laboratories) :]) > _reward(bounds, laboratory.invention)


def _others(bounds: Bounds) -> list[int]:
    """Return what could be begun and finished in any of the laboratories if all that goes on there was given up."""
    hand = bounds.hand
    for _, laboratory in bounds.laboratories:
        if laboratory.invention is not None:
            hand = plus(hand, INVENTIONS[laboratory.invention].components)
    return [
        number
        for number, invention in INVENTIONS.items()
        if number not in bounds.taken
        and bounds.may_pay(number)
        and covers(hand, invention.components)
        and any(_begun_anew(bounds, number, laboratory) for _, laboratory in bounds.laboratories)
    ]


def _begun_anew(bounds: Bounds, number: int, laboratory: LaboratoryView) -> bool:
    if laboratory.invention == number:
        return False
    return bounds.can_finish(number, laboratory, bounds.rounds_to_work)


def _card(bounds: Bounds, number: int) -> float:
    return bounds.card_is_worth_at_most(bounds.number, number)


def _ready_now(bounds: Bounds, laboratory: LaboratoryView) -> bool:
    """Return whether the workers at hand can complete the work in this round, and be paid."""
    left = _weeks_left(bounds, laboratory) - AUTOMATON_WEEKS * laboratory.automata
    return bounds.pays(laboratory.invention or 0) and left <= bounds.placeable(laboratory)


def _weeks_left(bounds: Bounds, laboratory: LaboratoryView) -> int:
    return bounds.weeks(INVENTIONS[laboratory.invention or 1]) - laboratory.weeks


def _reward(bounds: Bounds, number: int) -> int:
    invention = INVENTIONS[number]
    first = number in bounds.displayed or number in bounds.deck
    return invention.first_reward if first else invention.later_reward


# Phase B


def _placement(bounds: Bounds, question: questions.PlacementQuestion, legal: Sequence[Action]) -> Silly:
    """Send nobody where nothing can be won, nobody too many, and do not rest while work can be done."""
    needs = {place: _need(bounds, laboratory) for place, laboratory in bounds.laboratories if laboratory.busy}
    last = _sends_last(bounds)
    passing = _good_at_home(legal, needs) or _good_at_the_council(bounds, legal)
    empty = {place for place in Place if place not in LABORATORIES and not bounds.to_win(place)}
    enough = _enough(bounds, question) if bounds.city else {}
    ready = [place for place, need in needs.items() if _one_completes(bounds, place, need)]

    def silly(action: Action) -> bool:
        if ready and _leaves_nobody(bounds, ready, needs, action):
            return True
        match action:
            case PlaceApprentices(count, at) if at in needs:
                return _wrong_number(bounds, at, count, needs[at]) if needs[at] else last(action)
            case PlaceMaster(at) if at in needs:
                return not needs[at] and last(action)
            case PlaceApprentices(count, at):
                return at in empty or count > enough.get(at, count)
            case PlaceMaster(at):
                return at in empty
            case Pass():
                return passing
        return False

    return silly


def _need(bounds: Bounds, laboratory: LaboratoryView) -> int:
    """Return the weeks that could still serve a laboratory in this round; 0 if its work cannot be finished or paid."""
    number = laboratory.invention
    if number is None or not bounds.may_pay(number):
        return 0
    missing = bounds.missing(laboratory)
    left = missing - bounds.placeable(laboratory) - bounds.gained(number, bounds.rounds_to_work)
    later = bounds.rounds_to_work - 1
    return missing if left <= later * bounds.speed(laboratory) else 0


def _one_completes(bounds: Bounds, place: Place, need: int, taken: Action | None = None) -> bool:
    """Return whether one worker at hand, when `taken` is placed elsewhere, completes work that is paid at once."""
    seat, laboratory = bounds.seat, bounds.seat.laboratory(place)
    if laboratory is None or laboratory.invention is None or not bounds.pays(laboratory.invention):
        return False
    if not 0 < need <= MASTER_STRENGTH or not laboratory.free_spaces:
        return False
    count = taken.count if isinstance(taken, PlaceApprentices) else 0
    apprentice = seat.apprentices > count and not laboratory.apprentices
    return (need == 1 and apprentice) or (seat.master and not isinstance(taken, PlaceMaster))


def _leaves_nobody(bounds: Bounds, ready: Sequence[Place], needs: dict[Place, int], action: Action) -> bool:
    """Return whether a placement takes the last worker away who would complete anything at home."""
    if not isinstance(action, PlaceApprentices | PlaceMaster) or action.at in ready:
        return False
    return not any(_one_completes(bounds, place, needs[place], action) for place in ready)


def _wrong_number(bounds: Bounds, at: Place, count: int, need: int) -> bool:
    """Return whether so many apprentices are more than work needs, or, in the last round, too few to finish it."""
    if count > need or bounds.rounds_to_work > 1:
        return count > need
    laboratory = bounds.seat.laboratory(at)
    room = laboratory is not None and laboratory.free_spaces > count
    return count + MASTER_STRENGTH * (bounds.seat.master and room) < need


def _sends_last(bounds: Bounds) -> Silly:
    """Return whether a placement wins no time: it sends the last workers, or there is no city to wait for."""
    seat = bounds.seat

    def last(action: Action) -> bool:
        if not bounds.city:
            return True
        if isinstance(action, PlaceApprentices):
            return action.count == seat.apprentices and not seat.master
        return not seat.apprentices

    return last


def _good_at_home(legal: Sequence[Action], needs: dict[Place, int]) -> bool:
    """Return whether a worker at hand could do useful work: then resting is for nothing."""
    return any(
        needs.get(action.at, 0) > 0
        for action in legal
        if isinstance(action, PlaceApprentices | PlaceMaster) and action.at in needs
    )


def _good_at_the_council(bounds: Bounds, legal: Sequence[Action]) -> bool:
    """Return whether nobody is at the Council yet, where coming costs nothing and brings Leonardo and a box."""
    if not bounds.city or bounds.view.queues[Place.COUNCIL]:
        return False
    return any(isinstance(action, PlaceApprentices | PlaceMaster) and action.at is Place.COUNCIL for action in legal)


def _enough(bounds: Bounds, question: questions.PlacementQuestion) -> dict[Place, int]:
    """Return how many apprentices are first for certain where no rival can come any more: more win no more."""
    view, number = bounds.view, bounds.number
    for rival, seat in enumerate(view.seats):
        if rival != number and rival not in question.passed and (seat.apprentices or seat.master):
            return {}
    if any(group.seat != number for group in view.queues[Place.COUNCIL]):
        return {}  # box 1 of the Council may still move an apprentice
    found = {}
    for place, queue in enumerate(view.queues):
        strongest = max((group.strength for group in queue if group.seat != number), default=0)
        own = next((group.strength for group in queue if group.seat == number), 0)
        found[Place(place)] = max(1, strongest + 1 - own)
    return found


# Phase C


def _box(bounds: Bounds, _: questions.BoxQuestion, legal: Sequence[Action]) -> Silly:
    """Decline nothing, since no box costs anything; choose none that is empty while another is not."""
    useless = {Box.PURCHASE} if bounds.seat.florins == 0 else set()
    if not bounds.view.treasury:
        useless.add(Box.TREASURY)
    if not bounds.view.deck_count:
        useless.add(Box.FORESIGHT)
    free = {action.box for action in legal if isinstance(action, TakeBox)}
    choice = bool(free - useless)

    def silly(action: Action) -> bool:
        if isinstance(action, Decline):
            return bool(free)
        return choice and isinstance(action, TakeBox) and action.box in useless

    return silly


def _box_use(bounds: Bounds, _: questions.BoxUseQuestion, __: Sequence[Action]) -> Silly:
    """Buy nothing that serves nothing; move nobody of one's own where nothing can be won."""

    def silly(action: Action) -> bool:
        match action:
            case Buy(component):
                return not bounds.useful(component)
            case Move(_, target, of_seat):
                return of_seat in (None, bounds.number) and not bounds.to_win(target)
        return False

    return silly


def _offer(bounds: Bounds, question: questions.OfferQuestion, _: Sequence[Action]) -> Silly:
    """Take what is free; pay for nothing that serves nothing."""
    if not PRICES[question.taken]:
        return lambda action: isinstance(action, Withdraw)
    kind = SHOP_SELLS.get(question.district)
    last = bounds.view.round == LAST_CITY_ROUND
    crowded = bounds.apprentices + 1 >= sum(lab.spaces - lab.automata for _, lab in bounds.laboratories)

    def silly(action: Action) -> bool:
        if not isinstance(action, Take):
            return False
        if kind is not None:
            return not bounds.useful(kind)
        if question.district is Place.ACADEMY:
            return last and (crowded or not bounds.work_to_come)
        return last and not _upgrade_serves(bounds, action)

    return silly


def _upgrade_serves(bounds: Bounds, action: Take) -> bool:
    """Return whether anything could be begun in the laboratory that is upgraded; it stands idle now (rule 8.12)."""
    idle = sum(not laboratory.busy for _, laboratory in bounds.laboratories)
    begun = sum(missing == 0 for _, missing in bounds.startable)
    return begun > (idle if action.upgrade is Upgrade.LARGE4 else 0)


# Phase D


def _bid(bounds: Bounds, question: questions.BidQuestion, _: Sequence[Action]) -> Silly:
    """Bid neither more than the card can be worth to anybody nor more than wins for certain."""
    view, own = bounds.view, bounds.number
    rivals = {*question.waiting, *(seat for seat, _ in question.bids)} - {own}
    richest = max((view.seats[rival].florins for rival in rivals), default=0)
    dearest = max((bounds.card_is_worth_at_most(rival, question.invention) for rival in rivals), default=0.0)
    worth = bounds.card_is_worth_at_most(own, question.invention) + dearest
    most = min(richest + 1, int(worth) + (1 if worth else 0))
    return lambda action: isinstance(action, Bid) and action.florins > most


_JUDGES: Final[dict[type[Any] | None, Callable[[Bounds, Any, Sequence[Action]], Silly]]] = {
    questions.WorkQuestion: _work,
    questions.PlacementQuestion: _placement,
    questions.BoxQuestion: _box,
    questions.BoxUseQuestion: _box_use,
    questions.OfferQuestion: _offer,
    questions.BidQuestion: _bid,
}
"""Who says of the answers to a question which are silly. Favours and Leonardo are matters of taste."""

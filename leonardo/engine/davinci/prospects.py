"""What follows from a view: how long work takes yet, on what others may be at work, what a place still gives.

From that follow what a seat must not put off, such as work that would be too late, which holds however the others play;
how a seat stands as all can tell; and what each group of a district gets next as all stands now: its rank, and what it
would pay (rules 8.1, 8.8, 8.9).
"""

from collections.abc import Callable

from attrs import frozen

from leonardo.engine.davinci.actions import Interrupt, Start
from leonardo.engine.davinci.constants import (
    AUTOMATON_WEEKS,
    LABORATORIES,
    LAST_CITY_ROUND,
    LAST_ROUND,
    MASTER_STRENGTH,
    NOTHING,
    PRICES,
    SHOP_SELLS,
    TRACK_END,
    Phase,
    Place,
)
from leonardo.engine.davinci.determinize import assignments
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import OfferQuestion, PlacementQuestion
from leonardo.engine.davinci.rules.council import sent_home
from leonardo.engine.davinci.rules.offers import upgrades
from leonardo.engine.davinci.rules.rounds import bonus, merit, variety
from leonardo.engine.davinci.state import Group, Laboratory, Seat, by_rank, covers, discount, plus
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View


@frozen
class Prospect:
    """How far work has come that is known: `needed` weeks after what owned inventions save, `left` of them to do.

    `added` weeks come in this round by those who stand there now, which makes it `total` weeks. `ready` is the round
    in which it is done if as many are added in each round to come; none where nobody works or too few do. At `most` so
    many weeks can still come: this round by those who stand there and whom the seat can still place, then by all who
    find room. `never` says that the invention will not be requested any more.
    """

    needed: int
    left: int
    added: int
    total: int
    ready: int | None
    most: int
    never: bool = False

    @property
    def late(self) -> bool:
        """Whether it cannot be completed by the end any more, however many are placed there."""
        return self.never or self.left > self.most


def prospect(view: View, seat: int, place: Place) -> Prospect | None:
    """Return how long a laboratory is still at work (rules 8.15, 9.1, 9.2); nothing where it is not known at what."""
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or laboratory.invention is None:
        return None
    needed = view.seats[seat].weeks_needed(laboratory.invention)
    stay = laboratory.master or laboratory.apprentices > 0  # who has worked goes home (rule 8.15)
    each, to_come = laboratory.weeks_each_round, stay or _work_to_come(view)
    added = each if to_come else 0
    total = min(TRACK_END, laboratory.weeks + added)
    left = max(0, needed - laboratory.weeks)
    most = added + _placeable(view, seat, laboratory) + most_weeks(laboratory) * (LAST_ROUND - view.round)
    never = never_requested(view, laboratory.invention)
    ready = None if never else _ready(view.round + (not to_come), left, each)
    return Prospect(needed, left, total - laboratory.weeks, total, ready, most, never)


def weeks_to_come(view: View, seat: int, laboratory: LaboratoryView) -> int:
    """Return the weeks of this round at most: of those who stand there, and of all whom the seat can still place."""
    stay = laboratory.master or laboratory.apprentices > 0
    added = laboratory.weeks_each_round if stay or _work_to_come(view) else 0
    return added + _placeable(view, seat, laboratory)


def never_requested(view: View, invention: int) -> bool:
    """Tell whether an invention stays in the deck to the end, so that it cannot be completed (rules 9.1, 10.2)."""
    return view.round > LAST_CITY_ROUND and invention in view.deck_cards


def _placeable(view: View, seat: int, laboratory: LaboratoryView) -> int:
    """Return the weeks of this round that a seat can still add to a laboratory (rules 7.3, 7.6, 8.15)."""
    question = view.question
    passed = isinstance(question, PlacementQuestion) and seat in question.passed
    if view.phase > Phase.PLACEMENT or passed:
        return 0
    owner, room = view.seats[seat], laboratory.free_spaces
    master = int(owner.master and room > 0)
    apprentices = 0 if laboratory.apprentices else min(owner.apprentices, room - master)
    return master * MASTER_STRENGTH + apprentices


def most_weeks(laboratory: LaboratoryView) -> int:
    """Return the weeks of a round with a master and apprentices on all spaces that automata leave (rule 8.15)."""
    workers = laboratory.spaces - laboratory.automata
    return AUTOMATON_WEEKS * laboratory.automata + (workers - 1 + MASTER_STRENGTH if workers else 0)


def rounds_to_come(view: View) -> int:
    """Return in how many rounds workers can still be placed, this one among them until all are."""
    return LAST_ROUND - view.round + (view.phase <= Phase.PLACEMENT)


def stands_idle_later(view: View, seat: int) -> bool:
    """Tell whether a laboratory of the viewer will be free for new work in round 8, and nothing is at hand to start.

    What it holds decides: no component comes into a hand any more once round 7 is over (rule 10.4). Known are the
    viewer's own hand and work only.
    """
    owner = view.seats[seat]
    if owner.hand is None or not any(_free_later(view, seat, place) for place in LABORATORIES):
        return False
    gone = {number for each in view.seats for number in each.owned}.union(view.removed)
    at_work = {each.invention for each in owner.laboratories if each is not None}
    hand = owner.hand
    return not any(
        covers(hand, card.components)
        for number, card in INVENTIONS.items()
        if number not in gone and number not in at_work
    )


def bare(laboratory: LaboratoryView) -> Laboratory:
    """Return a laboratory without its workers, busy with no invention in particular if it is busy."""
    return Laboratory(laboratory.spaces, laboratory.automata, invention=0 if laboratory.busy else None)


def upgradable(seat: SeatView) -> bool:
    """Tell whether the Workshop has anything for a seat as its laboratories are now (rule 8.12)."""
    small, large = seat.laboratories
    return bool(upgrades(Seat(0, 0, False, NOTHING, (bare(small), bare(large) if large else None))))


def resolved(view: View, place: Place) -> bool:
    """Return whether a district has had its turn in this round (rule 8.1)."""
    if view.phase is Phase.RESOLUTION:
        return view.lord is not None and place < view.lord
    return view.phase is Phase.COMPLETION


def nothing_to_take(view: View, seat: int, place: Place) -> bool:
    """Tell whether a district has surely nothing for a seat in this round, however few others are there.

    Nothing that it lacks comes back before the districts are resolved: laboratories that are busy stay so, and shops
    and Academy only get emptier (rules 8.12 to 8.14).
    """
    if place is Place.WORKSHOP:
        return not upgradable(view.seats[seat])
    if place is Place.ACADEMY:
        return not view.academy[seat]
    return place in SHOP_SELLS and not view.shops[SHOP_SELLS[place]]


def may_change_work(view: View) -> bool:
    """Tell whether the viewer can interrupt work on which no week has been done, and has something else for it (6.7).

    That is an idle laboratory for the same work, or another requested invention that the components suffice for then.
    """
    if view.viewer is None:
        return False
    seat = view.seats[view.viewer]
    own = [each for each in seat.laboratories if each is not None]
    barred = {*seat.owned, *(each.invention for each in own)}
    for place in LABORATORIES:
        work = seat.laboratory(place)
        if work is None or work.invention is None or work.weeks or Interrupt(place) not in view.options:
            continue
        hand = plus(seat.hand or NOTHING, INVENTIONS[work.invention].components)
        others = (each.invention for each in view.display if each.invention not in barred)
        if not all(each.busy for each in own) or any(covers(hand, INVENTIONS[each].components) for each in others):
            return True
    return False


def may_work_on(view: View, seat: int, place: Place, *, counted: bool) -> tuple[int, ...]:
    """Return the requested inventions on which a laboratory is likely at work, as the view can tell (rules 6, 9.1).

    Where that is known, because it lies open or is revealed, it is only this. Else these are the ones that were
    requested when the work began. Only if it can be none of them, it was started before it was requested (rule 6.6).
    With the components `counted`, which all could have done (rule 13.2), it is none for which the seat lacked them.
    """
    possible = _may_work_on(view, seat, place, counted=counted)
    return tuple(number for number in possible if _seen_at_start(view, seat, place, number)) or possible


def may_be_at(view: View, invention: int, *, counted: bool) -> tuple[int, ...]:
    """Return the seats beside the viewer's own that may be at work on a requested invention, as `may_work_on` tells."""
    return _others(view, lambda seat, place: invention in may_work_on(view, seat, place, counted=counted))


def may_have_guessed(view: View, invention: int, *, counted: bool) -> tuple[int, ...]:
    """Return the seats that can be at an invention only if they started it before it was requested (rule 6.6).

    That is possible, by the Council or a guess, but for none of these seats is it all that is left.
    """
    likely = may_be_at(view, invention, counted=counted)
    possible = _others(view, lambda seat, place: invention in _may_work_on(view, seat, place, counted=counted))
    return tuple(seat for seat in possible if seat not in likely)


def _others(view: View, is_at_it: Callable[[int, Place], bool]) -> tuple[int, ...]:
    others = (seat for seat in range(len(view.seats)) if seat != view.viewer)
    return tuple(seat for seat in others if any(is_at_it(seat, place) for place in LABORATORIES))


def _seen_at_start(view: View, seat: int, place: Place, invention: int) -> bool:
    laboratory = view.seats[seat].laboratory(place)
    since = next(request.since for request in view.display if request.invention == invention)
    return laboratory is not None and since <= laboratory.started


def _may_work_on(view: View, seat: int, place: Place, *, counted: bool) -> tuple[int, ...]:
    """Return the requested inventions on which the rules let a laboratory be at work."""
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or not laboratory.busy:
        return ()
    requested = tuple(request.invention for request in view.display)
    if laboratory.invention is not None:
        return tuple(number for number in requested if number == laboratory.invention)
    if counted:
        paid = {pair[place - Place.SMALL] for pair in assignments(view, view.seats[seat])}
        requested = tuple(number for number in requested if number in paid)
    return tuple(number for number in requested if _possible(view, seat, laboratory, number))


def _possible(view: View, seat: int, laboratory: LaboratoryView, invention: int) -> bool:
    """Whether covered work may be on an invention: its other laboratory is not at it, and it would not be done."""
    owner = view.seats[seat]
    if any(other and other.shown and other.invention == invention for other in owner.laboratories):
        return False
    since = next(request.since for request in view.display if request.invention == invention)
    judged = max(since, laboratory.started) < view.round and (view.phase < Phase.RESOLUTION or _work_to_come(view))
    return not judged or laboratory.weeks < INVENTIONS[invention].weeks - _saved(view, owner, laboratory, invention)


def _saved(view: View, owner: SeatView, laboratory: LaboratoryView, invention: int) -> int:
    """Return the weeks that inventions owned since before the last completion save surely (rule 9.2).

    The last of them may have been completed then, where the other laboratory has been idle since.
    """
    others = (each for each in owner.laboratories if each is not None and each is not laboratory)
    new = any(not each.busy or each.started == view.round for each in others)
    return discount(owner.owned[:-1] if new else owner.owned, invention)


def _free_later(view: View, seat: int, place: Place) -> bool:
    """Tell whether a laboratory is idle, or done with its work before the last round but one begins."""
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or not laboratory.busy:
        return laboratory is not None
    found = prospect(view, seat, place)
    return found is not None and found.ready is not None and found.ready < LAST_ROUND - 1


def _work_to_come(view: View) -> bool:
    if view.phase is Phase.RESOLUTION:
        return view.question is not None or any(view.queues)
    return view.phase < Phase.RESOLUTION


def _ready(first: int, left: int, each: int) -> int | None:
    """Return the round in which work ends of which `first` is the next round that counts, if it is not too late."""
    if not left:
        return min(first, LAST_ROUND)
    if not each:
        return None
    ready = first - 1 - -left // each
    return ready if ready <= LAST_ROUND else None


def weeks_wanted(view: View, seat: int, place: Place) -> int:
    """Return how many weeks more must be worked in a laboratory in this round than will be, or it is surely too late.

    It is 0 where that can wait, where the work is unknown, and where it cannot be completed anyway (rules 8.15, 9.1).
    """
    laboratory, found = view.seats[seat].laboratory(place), prospect(view, seat, place)
    if laboratory is None or found is None or found.never or view.phase > Phase.PLACEMENT:
        return 0
    most, rounds = most_weeks(laboratory), rounds_to_come(view)
    if found.left > most * rounds:
        return 0
    return max(0, found.left - most * (rounds - 1) - found.added)


def longest_in_time(view: View, seat: int) -> int | None:
    """Return the weeks of the longest work that can still be done if it is started now.

    Nothing where whatever the seat could start now can be done in time.
    """
    late, longest = False, 0
    for option in view.options:
        laboratory = view.seats[seat].laboratory(option.laboratory) if isinstance(option, Start) else None
        if laboratory is None or not isinstance(option, Start):
            continue
        room = most_weeks(laboratory) * rounds_to_come(view)
        longest = max(longest, room)
        late = late or view.seats[seat].weeks_needed(option.invention) > room
    return longest if late else None


def misses_the_shops(view: View, seat: int) -> bool:
    """Tell whether round 7 would end for a seat without anything that could be started later (rule 10.4).

    A laboratory will be idle, the hand fits no invention, and nobody of the seat stands where components are had.
    """
    if view.round != LAST_CITY_ROUND or view.phase is not Phase.PLACEMENT:
        return False
    there = any(view.group(seat, place) is not None for place in (Place.COUNCIL, *SHOP_SELLS))
    return not there and stands_idle_later(view, seat)


def rounds_with_shops(view: View, seat: int) -> int | None:
    """Return in how many rounds components can still be had, this one among them, if the seat should think of it.

    That is from round 5 on, while a laboratory is idle and the hand fits nothing that is requested (rule 10.4).
    """
    owner, rounds = view.seats[seat], LAST_CITY_ROUND + 1 - view.round
    idle = any((each := owner.laboratory(place)) is not None and not each.busy for place in LABORATORIES)
    if owner.hand is None or not 1 <= rounds <= 3 or view.phase > Phase.PLACEMENT or not idle:
        return None
    cards = (INVENTIONS[request.invention] for request in view.display)
    return None if any(covers(owner.hand, card.components) for card in cards) else rounds


def places_alone(view: View, seat: int) -> bool:
    """Tell whether all others have passed, so that nothing that they do must be waited for (rule 7.1)."""
    question = view.question
    return isinstance(question, PlacementQuestion) and len(question.passed | {seat}) == len(view.seats)


@frozen
class Work:
    """Work under way in a laboratory of a seat: the `invention`, if it is known, and what it pays when it is done.

    That is `least` florins and `most` ones, according to what may lie covered there; nothing if it cannot be done in
    time. Work on what is not `requested` yet pays perhaps, and nothing once nothing more is drawn (rule 10.2).
    """

    place: Place
    invention: int | None
    least: int
    most: int
    requested: bool = True


@frozen
class Forecast:
    """What a seat has and would have: the florins in its purse, its work under way, types owned and what they pay."""

    florins: int
    works: tuple[Work, ...]
    types: int
    bonus: int

    @property
    def least(self) -> int:
        """The sum, with the least that covered work may pay."""
        return self.florins + self.bonus + sum(work.least for work in self.works)

    @property
    def most(self) -> int:
        """The sum, with the most that covered work may pay."""
        return self.florins + self.bonus + sum(work.most for work in self.works)


def forecast(view: View, seat: int, *, counted: bool) -> Forecast:
    """Return how a seat stands as the viewer can tell (rules 9.4, 11.1).

    With the components `counted`, which all could have done (rule 13.2), covered work is guessed from them, too.
    """
    owner = view.seats[seat]
    found = (_work(view, seat, place, counted=counted) for place in LABORATORIES)
    works = tuple(work for work in found if work is not None)
    return Forecast(owner.florins, works, variety(owner.owned), bonus(owner.owned))


def pays_first(view: View, invention: int) -> bool:
    """Tell whether nobody has completed an invention in an earlier round, so that it pays its first reward (9.4)."""
    return invention in view.deck_cards or any(request.invention == invention for request in view.display)


def reward(view: View, invention: int) -> int:
    """Return what an invention pays who completes it next (rule 9.4): less where somebody did in an earlier round."""
    card = INVENTIONS[invention]
    return card.first_reward if pays_first(view, invention) else card.later_reward


def rank(view: View, seat: int) -> int:
    """Return the place of a seat if the game ended now, by its florins and the bonus, then its inventions (rule 11.2).

    It is 1 for the first; equals share one.
    """
    merits = [merit(each.florins, each.owned) for each in view.seats]
    return 1 + sum(other > merits[seat] for other in merits)


def bonus_counts(view: View) -> bool:
    """Tell whether anybody would have a bonus for variety if the game ended now (rule 11.1)."""
    return any(bonus(each.owned) for each in view.seats)


def _work(view: View, seat: int, place: Place, *, counted: bool) -> Work | None:
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or not laboratory.busy:
        return None
    if laboratory.invention is not None:
        found = prospect(view, seat, place)
        pays = reward(view, laboratory.invention) if found is not None and not found.late else 0
        requested = laboratory.invention not in view.deck_cards
        return Work(place, laboratory.invention, pays if requested else 0, pays, requested)
    possible = [reward(view, number) for number in may_work_on(view, seat, place, counted=counted)]
    return Work(place, None, min(possible, default=0), max(possible, default=0))


@frozen
class Claim:
    """What a group gets next if all before it take what they can.

    `rank` counts from 1, the strongest first (rule 8.1). `price` is in florins, none at the Council, where nothing is
    paid. A group that gets `nothing` has no price either: it is sent home from the Council (rule 8.2), or the four
    advantages or the stock will be gone (rules 8.8, 8.13, 8.14). While the district is resolved, it is said of a group
    whether it is `asked` now, and whether it has `taken` something already, so that the price is that of one more.
    """

    group: Group
    rank: int
    price: int | None
    nothing: bool
    asked: bool = False
    taken: bool = False


def claims(view: View, place: Place) -> tuple[Claim, ...]:
    """Return what the groups of a district get next, in order of rank."""
    groups = {group.seat: group for group in view.queues[place]}
    order = by_rank(view.queues[place])
    if place is Place.COUNCIL:
        last = sent_home(order, view.table.seats)
        return tuple(Claim(groups[seat], rank, None, seat == last) for rank, seat in enumerate(order, 1))
    prices, asked, took = _prices(view, place, order), _asked(view, place), _took(view, place, order)
    return tuple(
        Claim(groups[seat], rank, prices.get(seat), prices.get(seat) is None, seat == asked, seat in took)
        for rank, seat in enumerate(order, 1)
    )


def _asked(view: View, place: Place) -> int | None:
    question = view.question
    return question.seat if isinstance(question, OfferQuestion) and question.district is place else None


def _took(view: View, place: Place, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return which of those in a district have taken something there: who went first, or all from the second turn on.

    As long as each has its first turn, as many were taken as groups have had theirs and are still there (rule 8.9).
    """
    question, asked = view.question, _asked(view, place)
    if not isinstance(question, OfferQuestion) or asked not in order:  # while one goes home, it is not in the queue
        return ()
    before = order[: order.index(asked)]
    return before if question.taken == len(before) else order


def _prices(view: View, place: Place, order: tuple[int, ...]) -> dict[int, int]:
    """Return what the next advantage of each seat costs: the marker moves on with each that is taken (rule 8.9)."""
    question, taken, gone = view.question, 0, 0
    if isinstance(question, OfferQuestion) and question.district is place:
        taken, order = question.taken, (question.seat, *question.waiting)
    prices: dict[int, int] = {}
    for seat in order:
        if taken < len(PRICES) and _left(view, place, seat, gone):
            prices[seat] = PRICES[taken]
            taken, gone = taken + 1, gone + 1
    return prices


def _left(view: View, place: Place, seat: int, gone: int) -> bool:
    """Whether anything is left to take for a seat when so many have been taken; the Workshop always has something."""
    if place is Place.ACADEMY:
        return view.academy[seat] > 0
    return place not in SHOP_SELLS or view.shops[SHOP_SELLS[place]] > gone

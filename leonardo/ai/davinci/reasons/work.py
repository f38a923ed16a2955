"""Why to begin, go on with or give up work, and why to send workers home to it."""

from leonardo.ai.davinci.reasons.grounds import NEVER, Grounds
from leonardo.ai.thought import Reason
from leonardo.engine.davinci.actions import Done, Interrupt, Pass, PlaceApprentices, PlaceMaster, Start
from leonardo.engine.davinci.constants import AUTOMATON_WEEKS, LABORATORIES, LAST_ROUND, MASTER_STRENGTH
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.view import LaboratoryView

# Starting work


def ready_at_once(grounds: Grounds, action: Start) -> Reason | None:
    """The workers at hand can complete it in this very round, and it is paid (rules 8.15, 9.1)."""
    laboratory = grounds.seat.laboratory(action.laboratory)
    reward = grounds.reward(action.invention)
    if laboratory is None or reward is None:
        return None
    weeks = AUTOMATON_WEEKS * laboratory.automata + grounds.bounds.placeable(laboratory)
    if weeks < grounds.bounds.weeks(INVENTIONS[action.invention]):
        return None
    return Reason("davinci.advice.start_ready", {"invention": action.invention, "florins": reward})


def nobody_else_can(grounds: Grounds, action: Start) -> Reason | None:
    """No rival has its components: nobody else can be at it, or begin it now (rules 6.2, 13.2)."""
    if action.invention not in grounds.bounds.displayed:
        return None
    if any(grounds.has_components(rival, action.invention) for rival in grounds.rivals):
        return None
    return Reason("davinci.advice.start_alone", {"invention": action.invention})


def another_type(grounds: Grounds, action: Start) -> Reason | None:
    """Its card would be of a new type, and raise the bonus for variety (rule 11.1)."""
    types = {INVENTIONS[card].type for card in grounds.seat.owned}
    more = len(types) + 1
    requested = action.invention in grounds.bounds.displayed
    if not requested or INVENTIONS[action.invention].type in types or more not in BONUS:
        return None
    return Reason("davinci.advice.start_type", {"ordinal": more, "florins": BONUS[more]})


def what_it_takes(grounds: Grounds, action: Start) -> Reason:
    """So many weeks of work for so many florins; or for a card in the deck, that it is not paid yet (rule 6.6)."""
    reward = grounds.reward(action.invention)
    if reward is None:
        return Reason("davinci.advice.start_deck", {"invention": action.invention})
    weeks = max(0, grounds.bounds.weeks(INVENTIONS[action.invention]))
    return Reason("davinci.advice.start_pays", {"weeks": weeks, "florins": reward})


# Giving up, and being done


def leads_nowhere(grounds: Grounds, action: Interrupt) -> Reason | None:
    """What is given up cannot be finished in time, or would never be paid."""
    laboratory = grounds.seat.laboratory(action.laboratory)
    if laboratory is None or laboratory.invention is None:
        return None
    bounds, number = grounds.bounds, laboratory.invention
    if not bounds.may_pay(number):
        return Reason("davinci.advice.interrupt_unpaid", {"invention": number})
    if bounds.can_finish(number, laboratory, bounds.rounds_to_work, laboratory.weeks):
        return None
    return Reason("davinci.advice.interrupt_late", {"invention": number})


def frees(grounds: Grounds, action: Interrupt) -> Reason | None:
    """The components come back and the laboratory is idle (rule 6.7)."""
    laboratory = grounds.seat.laboratory(action.laboratory)
    if laboratory is None or laboratory.invention is None:
        return None
    components = INVENTIONS[laboratory.invention].components
    return Reason("davinci.advice.interrupt_frees", {"components": components})


def nothing_to_begin(grounds: Grounds, _: Done) -> Reason | None:
    """Nothing that could be begun can be finished in time and paid."""
    starts = [option for option in grounds.view.options if isinstance(option, Start)]
    if not starts:
        return Reason("davinci.advice.done_goes_on")
    if any(_finishes(grounds, start) for start in starts):
        return None
    return Reason("davinci.advice.done_in_vain")


def keeps_free(grounds: Grounds, _: Done) -> Reason | None:
    """Something on display pays more than all that could be begun: components and workers stay free for that."""
    starts = {option.invention for option in grounds.view.options if isinstance(option, Start)}
    paid = [reward for number in starts if (reward := grounds.reward(number)) is not None]
    shown = [reward for number in grounds.bounds.displayed if (reward := grounds.reward(number)) is not None]
    if not paid or max(shown, default=0) <= max(paid):
        return None
    return Reason("davinci.advice.done_keeps", {"florins": max(paid)})


def _finishes(grounds: Grounds, action: Start) -> bool:
    bounds, laboratory = grounds.bounds, grounds.seat.laboratory(action.laboratory)
    if laboratory is None or not bounds.may_pay(action.invention):
        return False
    return bounds.can_finish(action.invention, laboratory, bounds.rounds_to_work)


# Workers at home

ToLaboratory = PlaceApprentices | PlaceMaster


def _laboratory(grounds: Grounds, action: ToLaboratory) -> tuple[LaboratoryView, int] | None:
    if action.at not in LABORATORIES:
        return None
    laboratory = grounds.seat.laboratory(action.at)
    if laboratory is None or laboratory.invention is None:
        return None
    return laboratory, laboratory.invention


def _added(action: ToLaboratory) -> int:
    return action.count if isinstance(action, PlaceApprentices) else MASTER_STRENGTH


def _left(grounds: Grounds, laboratory: LaboratoryView, number: int) -> int:
    return grounds.bounds.weeks(INVENTIONS[number]) - laboratory.weeks - laboratory.weeks_each_round


def finishes(grounds: Grounds, action: ToLaboratory) -> Reason | None:
    """They do what is missing, so that it is completed in this round (rules 8.15, 9.1)."""
    found = _laboratory(grounds, action)
    if found is None:
        return None
    laboratory, number = found
    if not 0 < _left(grounds, laboratory, number) <= _added(action):
        return None
    reward = grounds.reward(number)
    if reward is not None:
        return Reason("davinci.advice.finishes", {"invention": number, "florins": reward})
    return Reason("davinci.advice.finishes_work", {"invention": number}) if grounds.bounds.may_pay(number) else None


def nearly_finishes(grounds: Grounds, action: ToLaboratory) -> Reason | None:
    """Others who are still at hand can do the rest in this round (rules 7.3, 7.6)."""
    found = _laboratory(grounds, action)
    if found is None:
        return None
    laboratory, number = found
    reward, left = grounds.reward(number), _left(grounds, laboratory, number) - _added(action)
    if reward is None or not 0 < left <= _others(grounds, action, laboratory):
        return None
    return Reason("davinci.advice.nearly_finishes", {"invention": number, "weeks": left, "florins": reward})


def _others(grounds: Grounds, action: ToLaboratory, laboratory: LaboratoryView) -> int:
    """Return the weeks that the workers who are left can still add there in this round."""
    seat = grounds.seat
    if isinstance(action, PlaceApprentices):
        return MASTER_STRENGTH if seat.master and laboratory.free_spaces > action.count else 0
    return 0 if laboratory.apprentices else min(seat.apprentices, laboratory.free_spaces - 1)


def gets_on(grounds: Grounds, action: ToLaboratory) -> Reason | None:
    """When it is ready if as many work there in each round to come, and whether a rival at it now can be as soon."""
    found = _laboratory(grounds, action)
    if found is None:
        return None
    laboratory, number = found
    each = laboratory.weeks_each_round + _added(action)
    needed = grounds.bounds.weeks(INVENTIONS[number])
    rounds = -((laboratory.weeks - needed) // each)
    ready = grounds.round + max(1, rounds) - 1
    if ready > LAST_ROUND:
        done = laboratory.weeks + each
        return Reason("davinci.advice.gets_on", {"invention": number, "done": done, "needed": needed})
    return Reason(_compared(ready, grounds.soonest(number)), {"invention": number, "round": ready})


def _compared(ready: int, soonest: int) -> str:
    """Return what there is to say where rivals can be ready in the round `soonest` at best."""
    if soonest == NEVER:
        return "davinci.advice.ready_alone"
    return "davinci.advice.ready_first" if ready < soonest else "davinci.advice.ready_in"


def nothing_to_do(grounds: Grounds, _: Pass) -> Reason | None:
    """There is no city to go to, and no work that lacks weeks."""
    missing = [grounds.bounds.missing(laboratory) for _, laboratory in grounds.bounds.laboratories]
    return Reason("davinci.advice.pass_done") if not grounds.bounds.city and not any(missing) else None

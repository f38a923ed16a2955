"""Phase A: which work to begin, where, and whether to give any up (rule 6)."""

from collections.abc import Sequence
from itertools import product

from attrs import evolve, frozen

from leonardo.ai.davinci.heuristics.valuation import Valuation
from leonardo.engine.davinci.actions import Action, Done, Interrupt, Start
from leonardo.engine.davinci.constants import Place, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import covers, minus, plus
from leonardo.engine.davinci.view import LaboratoryView

_WAITING = 0.85  # the part of the worth of components that is left while they wait in hand

Laboratories = Sequence[tuple[Place, LaboratoryView]]


@frozen
class _Plan:
    worth: float
    starts: tuple[tuple[Place, int], ...]


def choose(valuation: Valuation, legal: Sequence[Action]) -> Action:
    """Return the first step of the best plan for one's laboratories; ends the phase when there is none left."""
    plan = _best(valuation, valuation.hand, valuation.laboratories)
    interrupt = _better_interrupted(valuation, legal, plan.worth + valuation.weights.reluctance)
    if interrupt is not None:
        return interrupt
    if plan.starts:
        place, number = plan.starts[0]
        return Start(place, number)
    return Done()


def _better_interrupted(valuation: Valuation, legal: Sequence[Action], least: float) -> Action | None:
    found = None
    for action in legal:
        if not isinstance(action, Interrupt):
            continue
        hand = valuation.hand
        laboratories = []
        for place, laboratory in valuation.laboratories:
            if place is action.laboratory and laboratory.invention is not None:
                hand = plus(hand, INVENTIONS[laboratory.invention].components)
                laboratories.append((place, evolve(laboratory, busy=False, invention=None, weeks=0, shown=False)))
            else:
                laboratories.append((place, laboratory))
        plan = _best(valuation, hand, laboratories)
        if plan.starts and plan.worth > least:
            found, least = action, plan.worth
    return found


def _best(valuation: Valuation, hand: Stock, laboratories: Laboratories) -> _Plan:
    """Try every way to begin work in the idle laboratories, or to leave them idle and keep the components."""
    startable = _startable(valuation, hand, laboratories)
    choices: list[list[int | None]] = [
        [laboratory.invention] if laboratory.busy else [None, *startable] for _, laboratory in laboratories
    ]
    best = _Plan(float("-inf"), ())
    for inventions in product(*choices):
        plan = _judge(valuation, hand, laboratories, inventions)
        if plan is not None and plan.worth > best.worth:
            best = plan
    return best


def _startable(valuation: Valuation, hand: Stock, laboratories: Laboratories) -> list[int]:
    """Return what the hand could begin and some idle laboratory could finish in the rounds that are left."""
    under_way = {laboratory.invention for _, laboratory in laboratories}
    rounds = valuation.rounds_to_work
    found = []
    for number in sorted(valuation.displayed | valuation.view.deck_cards):
        invention = INVENTIONS[number]
        if number in under_way or not covers(hand, invention.components):
            continue
        weeks = valuation.weeks(invention)
        if any(not lab.busy and weeks <= rounds * valuation.speed(lab) for _, lab in laboratories):
            found.append(number)
    return found


def _judge(
    valuation: Valuation, hand: Stock, laboratories: Laboratories, inventions: tuple[int | None, ...]
) -> _Plan | None:
    """Return what it is worth to have these inventions in work; nothing if they cannot be in work or be finished."""
    if len(inventions) == 2 and inventions[0] == inventions[1] is not None:
        return None
    starts: list[tuple[Place, int]] = []
    work: list[tuple[int, LaboratoryView]] = []
    worth = 0.0
    for (place, laboratory), number in zip(laboratories, inventions, strict=True):
        if number is None:
            continue
        weeks = max(0, valuation.weeks(INVENTIONS[number]) - laboratory.weeks)
        if not laboratory.busy:
            hand = minus(hand, INVENTIONS[number].components)
            starts.append((place, number))
        finishable = valuation.can_finish([(weeks, laboratory)], valuation.rounds_to_work)
        if finishable:
            work.append((weeks, laboratory))
            worth += valuation.work(number, weeks, laboratory, valuation.rounds_to_work)
        elif not laboratory.busy:
            return None
    if starts and (min(hand) < 0 or not valuation.can_finish(work, valuation.rounds_to_work)):
        return None
    begun = frozenset(number for _, number in starts)
    return _Plan(worth + _WAITING * valuation.stock(hand, begun), tuple(starts))

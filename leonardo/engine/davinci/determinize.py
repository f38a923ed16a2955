"""Dealing out what a seat does not know: a full state that agrees with its view, for players that look ahead."""

from collections.abc import Callable, Sequence
from itertools import product
from random import Random

from attrs import evolve

from leonardo.engine.davinci.constants import NOTHING, Phase, Stock, Tier
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.flow import OPTIONS
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion, Question
from leonardo.engine.davinci.setup import BOTTOM, MIDDLE_SIZE, MIDDLE_TIERS
from leonardo.engine.davinci.state import Foresight, Laboratory, Seat, State, covers, minus, plus
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View
from leonardo.engine.frozen import memoized

Assignment = list[int | None]  # what lies under the small and the large laboratory of a seat
Weigh = Callable[[View, LaboratoryView, int], float]
"""Says how likely a laboratory works on an invention, in comparison with others; always above 0."""


def determinize(view: View, random: Random) -> State:
    """Return a full state, drawn at random, that agrees with `view` and gives the same view back."""
    return Dealer(view).deal(random)


class Dealer:
    """Deals out, again and again, what a seat does not know."""

    def __init__(self, view: View, weigh: Weigh | None = None) -> None:
        self._view = view
        self._possible = [[] if seat.hand is not None else assignments(view, seat) for seat in view.seats]
        self._weights = [
            _weights(view, seat, possible, weigh) if weigh else [1.0] * len(possible)
            for seat, possible in zip(view.seats, self._possible, strict=True)
        ]

    def reckoned(self, number: int) -> list[tuple[Assignment, float]]:
        """Return what a seat may be working on, with the weights; nothing of a seat whose hand is seen."""
        return list(zip(self._possible[number], self._weights[number], strict=True))

    def deal(self, random: Random) -> State:
        """Return a full state, drawn by the weights, that agrees with the view and gives the same view back."""
        view = self._view
        deck = sample_deck(view, random)
        state = State(
            table=view.table,
            phase=view.phase,
            round=view.round,
            leonardo=view.leonardo,
            lord=view.lord,
            treasury=view.treasury,
            seats=tuple(self._seat(number, seat, deck, random) for number, seat in enumerate(view.seats)),
            queues=view.queues,
            display=view.display,
            deck=deck,
            removed=view.removed,
            question=_question(view, random),
            options=view.options,
        )
        if view.options or state.question is None:
            return state
        return evolve(state, options=OPTIONS[type(state.question)](Draft(state), state.question))

    def _seat(self, number: int, seat: SeatView, deck: tuple[int, ...], random: Random) -> Seat:
        if seat.hand is None:
            inventions = random.choices(self._possible[number], self._weights[number])[0]
        else:
            inventions = [laboratory.invention if laboratory else None for laboratory in seat.laboratories]
        under = NOTHING
        for invention in inventions:
            if invention is not None:
                under = plus(under, INVENTIONS[invention].components)
        small, large = seat.laboratories
        return Seat(
            florins=seat.florins,
            apprentices=seat.apprentices,
            master=seat.master,
            hand=minus(seat.holdings, under),
            laboratories=(_laboratory(small, inventions[0]), _laboratory(large, inventions[1]) if large else None),
            owned=seat.owned,
            foresight=_foresight(seat, deck, random),
        )


def _weights(view: View, seat: SeatView, possible: Sequence[Assignment], weigh: Weigh) -> list[float]:
    """Return the weights of assignments: those of the works in them, multiplied."""
    small, large = (
        {work: _weight(view, laboratory, work, weigh) for work in {assignment[place] for assignment in possible}}
        for place, laboratory in enumerate(seat.laboratories)
    )
    return [small[one] * large[other] for one, other in possible]


def _weight(view: View, laboratory: LaboratoryView | None, work: int | None, weigh: Weigh) -> float:
    if laboratory is None or work is None or laboratory.invention is not None:
        return 1.0
    return weigh(view, laboratory, work)


def _laboratory(laboratory: LaboratoryView, invention: int | None) -> Laboratory:
    return Laboratory(
        spaces=laboratory.spaces,
        automata=laboratory.automata,
        invention=invention,
        weeks=laboratory.weeks,
        started=laboratory.started,
        shown=laboratory.shown,
        begun_with=laboratory.begun_with,
        apprentices=laboratory.apprentices,
        master=laboratory.master,
    )


def _foresight(seat: SeatView, deck: tuple[int, ...], random: Random) -> Foresight | None:
    if seat.hand is not None or seat.glance is None:
        return seat.foresight
    top = deck[: seat.glance.window]
    if not seat.glance.ordered:
        top = tuple(random.sample(top, random.randint(0, len(top))))
    return Foresight(top, seat.glance.window, seat.glance.ordered)


def _question(view: View, random: Random) -> Question | None:
    question = view.question
    if not isinstance(question, BidQuestion):
        return question
    bids = tuple(
        (seat, random.randint(0, view.seats[seat].florins) if florins is None else florins)
        for seat, florins in question.bids
    )
    return evolve(question, bids=bids)


def assignments(view: View, seat: SeatView) -> list[Assignment]:
    """Return what a seat may be working on: one invention for each busy laboratory, in agreement with the view.

    Each busy laboratory has an invention on display or in the deck (rules 6.6, 9.6), the two are different
    (rule 6.3), their components are among those that the seat held when work began, and nothing is left that would
    have been completed before (rule 9.1).
    """
    candidates = [
        [each for each in _candidates(view, work) if work is None or covers(seat.at_start(work), _needed(each, None))]
        for work in seat.laboratories
    ]  # what it cannot do alone it cannot do beside other work, so few pairs need a look
    together = _together(seat)
    return [
        [small, large]
        for small, large in product(*candidates)
        if (small is None or small != large) and covers(together, _needed(small, large))
    ]


def _together(seat: SeatView) -> Stock:
    """Return the components among which those under both laboratories are: held when the later work began."""
    busy = [work for work in seat.laboratories if work is not None and work.busy]
    return max((work.started, seat.at_start(work)) for work in busy)[1] if busy else seat.holdings


def _candidates(view: View, laboratory: LaboratoryView | None) -> Sequence[int | None]:
    if laboratory is None or not laboratory.busy or laboratory.shown:
        return (None if laboratory is None else laboratory.invention,)
    ripe = {
        request.invention
        for request in view.display
        if view.phase is Phase.COMPLETION or request.since < view.round
        if laboratory.started < view.round or view.phase is Phase.COMPLETION
        if laboratory.weeks >= INVENTIONS[request.invention].weeks
    }
    unfinished = view.deck_cards.union(request.invention for request in view.display)
    return sorted(unfinished.difference(ripe))


@memoized()
def _needed(small: int | None, large: int | None) -> Stock:
    needed = NOTHING if small is None else INVENTIONS[small].components
    return needed if large is None else plus(needed, INVENTIONS[large].components)


def sample_deck(view: View, random: Random) -> tuple[int, ...]:
    """Return an order of the deck that agrees with its piles (rule 3.6) and with what the viewer has seen.

    Looks at the deck put the top cards in any order; below them the piles lie as they were laid.
    """
    stirred = max((seat.glance.window for seat in view.seats if seat.glance), default=0)
    own = view.seats[view.viewer].foresight if view.viewer is not None else None
    order: list[int | None] = [None] * view.deck_count
    if own is not None:
        places = list(range(own.window)) if own.ordered else random.sample(range(own.window), len(own.cards))
        for place, card in zip(places, own.cards, strict=True):
            order[place] = card
    cards = sorted(view.deck_cards.difference(card for card in order if card is not None))
    random.shuffle(cards)
    _fill_piles(order, cards, stirred)
    return tuple(card if card is not None else cards.pop() for card in order)


def _fill_piles(order: list[int | None], cards: list[int], stirred: int) -> None:
    """Fill the places below the stirred ones from their piles, the lowest first, taking the cards out of `cards`."""
    size = len(order)
    left = dict(MIDDLE_TIERS)
    for place in range(size - 1, stirred - 1, -1):
        from_below = size - 1 - place
        if from_below < len(BOTTOM):
            chosen = next(card for card in cards if card in BOTTOM)
        elif from_below < len(BOTTOM) + MIDDLE_SIZE:
            chosen = next(card for card in cards if card not in BOTTOM and _fits_middle(card, left))
            if INVENTIONS[chosen].tier in left:
                left[INVENTIONS[chosen].tier] -= 1
        else:
            return
        order[place] = chosen
        cards.remove(chosen)


def _fits_middle(card: int, left: dict[Tier, int]) -> bool:
    return left.get(INVENTIONS[card].tier, 1) > 0

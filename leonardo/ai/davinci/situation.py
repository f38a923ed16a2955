"""What a seat can tell from its view before it decides: its means, and how far they go in the rounds that are left."""

from functools import cached_property
from math import ceil

from leonardo.ai.davinci.rollouts.estimates import cards_to_come, chance_to_show_up, usual_place
from leonardo.ai.davinci.weights import Weights
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATON_WEEKS,
    LABORATORIES,
    LAST_ROUND,
    MASTER_STRENGTH,
    NOTHING,
    Phase,
    Place,
    Stock,
)
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.state import covers
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View


class OwnView:
    """A view of a seat that decides, and what follows from it, worked out when it is first asked for and then kept."""

    def __init__(self, view: View) -> None:
        if view.viewer is None:
            raise ValueError("an onlooker has nothing to decide")
        self.view = view
        self.number = view.viewer
        self.seat: SeatView = view.seats[view.viewer]
        self.hand: Stock = self.seat.hand or NOTHING

    @cached_property
    def apprentices(self) -> int:
        """How many apprentices the seat owns, wherever they are."""
        return APPRENTICES_PER_SEAT - self.view.academy[self.number]

    @cached_property
    def laboratories(self) -> tuple[tuple[Place, LaboratoryView], ...]:
        pairs = zip(LABORATORIES, self.seat.laboratories, strict=True)
        return tuple((place, laboratory) for place, laboratory in pairs if laboratory is not None)

    @cached_property
    def displayed(self) -> frozenset[int]:
        return frozenset(request.invention for request in self.view.display)


class Situation(OwnView):
    """A view and what follows from it, worked out when it is first asked for and then kept."""

    def __init__(self, view: View, weights: Weights) -> None:
        super().__init__(view)
        self.weights = weights

    @cached_property
    def rounds_to_work(self) -> int:
        """In how many more rounds laboratories will advance."""
        begun = self.view.phase is Phase.COMPLETION or isinstance(self.view.question, BidQuestion)
        return LAST_ROUND - max(self.view.round, 1) + (0 if begun else 1)

    @cached_property
    def strength(self) -> int:
        """How many weeks all its workers could do in a round."""
        return self.apprentices + MASTER_STRENGTH

    @cached_property
    def working_on(self) -> frozenset[int]:
        """The inventions under its own laboratories."""
        return frozenset(lab.invention for _, lab in self.laboratories if lab.invention is not None)

    def speed(self, laboratory: LaboratoryView) -> int:
        """Return how many weeks a laboratory can advance in a round at most."""
        return top_speed(laboratory.spaces, laboratory.automata, self.strength)

    def weeks(self, invention: Invention) -> int:
        """Return the weeks that an invention takes this seat, with its discount (rule 9.2)."""
        return max(0, invention.weeks - self.seat.discount(invention.number))

    def rounds_for(self, weeks: int, laboratory: LaboratoryView) -> int:
        """Return in how many rounds a laboratory can do so many weeks at best."""
        return ceil(weeks / self.speed(laboratory))

    @cached_property
    def wait(self) -> dict[int, float]:
        """For each invention in the deck the chance that it comes on display in time to be completed."""
        return {number: self._shows_up(number) for number in self.view.deck_cards}

    def _shows_up(self, number: int) -> float:
        """Judge by the known layers of the deck (rule 3.6) and by what the seat has seen of it (rule 8.5)."""
        view = self.view
        foresight = self.seat.foresight
        draws = cards_to_come(view.round, view.table.seats)
        if foresight is not None and number in foresight.cards:
            place = foresight.cards.index(number) if foresight.ordered else foresight.window / 2
        else:
            place = usual_place(number, view.deck_count)
        return self.weights.trust * chance_to_show_up(place, draws)

    @cached_property
    def suspicion(self) -> dict[int, list[tuple[float, int]]]:
        """For each invention who may be at it: how likely, and the weeks of work done, for each rival laboratory."""
        found: dict[int, list[tuple[float, int]]] = {number: [] for number in INVENTIONS}
        for number, seat in enumerate(self.view.seats):
            if number == self.number:
                continue
            for laboratory in seat.laboratories:
                if laboratory is not None and laboratory.busy:
                    done = laboratory.weeks + laboratory.weeks_each_round
                    for invention, chance in self._candidates(seat, laboratory):
                        found[invention].append((chance, done + seat.discount(invention)))
        return found

    def _candidates(self, seat: SeatView, laboratory: LaboratoryView) -> list[tuple[int, float]]:
        if laboratory.invention is not None:
            return [(laboratory.invention, 1.0)]
        weights = {
            number: 4.0 if number in self.displayed else 1.0
            for number in self.displayed | self.view.deck_cards
            if covers(seat.holdings, INVENTIONS[number].components)
        }
        total = sum(weights.values())
        return [(number, weight / total) for number, weight in weights.items()]


def top_speed(spaces: int, automata: int, strength: int) -> int:
    """Return how many weeks a laboratory advances in a round with as many of the workers as find room."""
    return max(1, AUTOMATON_WEEKS * automata + min(spaces - automata + 1, strength))

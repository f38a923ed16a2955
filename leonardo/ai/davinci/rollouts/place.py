"""Where the quick player sends its workers: what they could do at home and in the city, each situation judged once."""

from operator import attrgetter
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.rollouts.city import City, Opened, enough
from leonardo.ai.davinci.rollouts.estimates import Estimates, Position
from leonardo.ai.davinci.rollouts.work import Home, Homes, to_laboratory
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import LAST_CITY_ROUND
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.state import Seat, apprentices_owned

_at_work: Final = attrgetter("spaces", "automata", "apprentices", "master", "invention", "weeks")


@frozen
class _Uses:
    """What a seat could do with the workers at hand: at home, the first step of that, and in the city."""

    home: Home
    at_home: Action | None
    opened: list[Opened]


class Placements:
    """Judges situations in phase B; `blur` is how roughly the city is judged (a factor)."""

    def __init__(self, estimates: Estimates, blur: float) -> None:
        self.homes = Homes(estimates)
        self.city = City(estimates, blur)
        self._estimates = estimates
        self._kept: dict[tuple[object, ...], _Uses] = {}

    def best(self, position: Position, question: PlacementQuestion, random: Random) -> Action | None:
        """Go to the district that brings most beyond what the workers would bring at home; home comes last."""
        number = question.seat
        seat = position.seats[number]
        uses = self._uses_of(position, question, seat)
        return self.city.best(position, number, uses.opened, uses.home, random) or uses.at_home

    def ways(
        self, position: Position, question: PlacementQuestion, seat: Seat, home: Home, random: Random
    ) -> list[tuple[float, Action]]:
        """Return what each way to go to a district promises beyond what the workers would bring elsewhere."""
        opened = self.city.opened(position, question.seat, seat, _comers(position, question))
        return self.city.ways(position, question.seat, opened, home, random)

    def _uses_of(self, position: Position, question: PlacementQuestion, seat: Seat) -> _Uses:
        """Tell situations apart by all that counts in them, which is quicker than to judge them again."""
        small, large = seat.laboratories
        comers = _comers(position, question)
        key = (
            enough(seat.florins),
            seat.apprentices,
            seat.master,
            seat.hand,
            seat.owned,
            _at_work(small),
            large and _at_work(large),
            small.invention in position.deck,
            large is not None and large.invention in position.deck,
            self._estimates.displayed(position),
            len(position.deck),
            position.treasury,
            position.round,
            apprentices_owned(question.seat, seat, position.queues),
            comers,
        )
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._judge(position, question.seat, seat, comers)
        return found

    def _judge(self, position: Position, number: int, seat: Seat, comers: int) -> _Uses:
        home = self.homes.of(position, seat)
        in_time = position.round <= LAST_CITY_ROUND
        opened = self.city.opened(position, number, seat, comers) if in_time else []
        return _Uses(home, to_laboratory(seat, home), opened)


def _comers(position: Position, question: PlacementQuestion) -> int:
    """Return how many rivals could still send workers."""
    comers = 0
    for other, rival in enumerate(position.seats):
        if (rival.apprentices or rival.master) and other != question.seat and other not in question.passed:
            comers += 1
    return comers

"""Games of built-in players, played to a moment worth seeing, where a person goes on.

A moment is looked for in the games of one seed after another, so it is always the same one, and still there when the
players have learned to play otherwise.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.players import chooser
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Action, Interrupt, PlaceApprentices, Start, Take
from leonardo.engine.davinci.constants import EXPERT, SHOP_SELLS, Box, Place, Upgrade
from leonardo.engine.davinci.questions import (
    BidQuestion,
    BoxQuestion,
    BoxUseQuestion,
    FavourQuestion,
    OfferQuestion,
    WorkQuestion,
)
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.driving import turns
from leonardo.engine.record import Played
from leonardo.saves.schema import BuiltIn, Person, Seated
from leonardo.simulate import deciders, nature

PLAYER: Final = "thumb"  # decides for persons, too, until the moment has come
TRIES: Final = 400  # in how many games a moment is looked for
PERSON: Final = 0  # the seat of the person who looks at the picture

ALONE: Final[tuple[Seated, ...]] = (
    Person("Lisa", "red"),
    BuiltIn("Salaì", "blue", PLAYER),
    BuiltIn("Melzi", "green", PLAYER),
    BuiltIn("Verrocchio", "yellow", PLAYER),
)
BEGINNERS: Final = Options(4)
EXPERTS: Final = Options(4, EXPERT)
TOGETHER: Final[tuple[Seated, ...]] = (*ALONE[:2], Person("Francesco", "purple"), ALONE[3])
FIVE: Final[tuple[Seated, ...]] = (*ALONE, BuiltIn("Bramante", "purple", PLAYER))
LEVELS: Final[tuple[Seated, ...]] = (
    ALONE[0],
    BuiltIn("Salaì", "blue", "master:builder"),
    BuiltIn("Melzi", "green", "journeyman:collector"),
    BuiltIn("Verrocchio", "yellow", "master:spoiler"),
)
NOBODY: Final[tuple[Seated, ...]] = (BuiltIn("Lisa", "red", PLAYER), *ALONE[1:])


class NoMomentError(LookupError):
    """No game came to the moment."""


@frozen
class Reached:
    """A game at a moment: who sits there, its seed, and the `action` that the person is about to choose, if any."""

    played: Played
    seats: tuple[Seated, ...]
    seed: int
    action: Action | None

    @property
    def state(self) -> State:
        state: State = self.played.state
        return state


@frozen
class Moment:
    """What is looked for in games with these `options` and `seats`, from the game of seed `first` on."""

    wanted: Callable[[Reached], bool]
    options: Options = BEGINNERS
    seats: tuple[Seated, ...] = ALONE
    first: int = 1500


@cache
def reach(moment: Moment) -> Reached:
    """Return the first game that comes to the moment.

    Raises:
        NoMomentError: if none of the games that are tried does.
    """
    for seed in range(moment.first, moment.first + TRIES):
        for reached in decisions(moment.options, moment.seats, seed):
            if (reached.action is None or _person_decides(reached)) and moment.wanted(reached):
                return reached
    raise NoMomentError(f"no game of {TRIES} comes to a moment {moment.wanted.__name__!r}")


@cache
def decisions(options: Options, seats: tuple[Seated, ...], seed: int) -> tuple[Reached, ...]:
    """Return a game before each of its decisions, and at its end, as a session of built-in players plays it."""
    return tuple(_play(options, seats, seed))


def _play(options: Options, seats: tuple[Seated, ...], seed: int) -> Iterator[Reached]:
    players = [chooser(GAME.name, each.player if isinstance(each, BuiltIn) else PLAYER) for each in seats]
    setup = GAME.deal(options, Random(seed))
    course = [played for played, _ in turns(GAME, setup, deciders(players, seed), nature(seed))]
    for before, after in pairwise(course):
        yield Reached(before, seats, seed, after.turns[-1].action)
    yield Reached(course[-1], seats, seed, None)


def since_round_began(reached: Reached) -> int:
    """Return how many decisions were made in the round of the moment."""
    rounds = [step.state.round for turn, step in reached.played.steps() if turn is not None]
    return sum(number == reached.state.round for number in rounds)


def since_person(reached: Reached) -> int:
    """Return how many decisions ago, counting its own, a person decided last."""
    deciders = [isinstance(reached.seats[turn.seat], Person) for turn in reversed(reached.played.turns)]
    return deciders.index(True) + 1


def _person_decides(reached: Reached) -> bool:
    question = reached.state.question
    return question is not None and question.seat == PERSON


def _starting_work(reached: Reached) -> bool:
    """In the second round at the earliest, with an invention of those requested."""
    action, state = reached.action, reached.state
    if not isinstance(action, Start) or action.reveal or state.round < 2:
        return False
    return action.invention in {request.invention for request in state.display}


def _placing(reached: Reached) -> bool:
    """In round 3, apprentices to a shop where others stand, with workers all over the city."""
    action, state = reached.action, reached.state
    if not isinstance(action, PlaceApprentices) or state.round != 3 or action.at not in SHOP_SELLS:
        return False
    return action.count >= 2 and bool(state.queues[action.at]) and sum(map(bool, state.queues)) >= 5


def _in_the_city(reached: Reached) -> bool:
    """In round 3, with workers in half of the districts, whoever decides."""
    state = reached.state
    return isinstance(reached.action, PlaceApprentices) and state.round == 3 and sum(map(bool, state.queues)) >= 4


def _interrupting(reached: Reached) -> bool:
    return any(isinstance(action, Interrupt) for action in reached.state.options)


def _starting_from_the_deck(reached: Reached) -> bool:
    """When several inventions could be started that are not requested yet."""
    state = reached.state
    requested = {request.invention for request in state.display}
    starts = {action.invention for action in state.options if isinstance(action, Start)}
    return len(starts - requested) >= 4


def _resolving_three(reached: Reached) -> bool:
    """Before the person's choice in a shop, the first of three groups, who all can pay: then the Lord goes on."""
    state, question = reached.state, reached.state.question
    if not isinstance(question, OfferQuestion) or not isinstance(reached.action, Take) or question.taken:
        return False
    groups = state.queues[question.district]
    rich = all(state.seats[group.seat].florins >= 3 for group in groups)
    return question.district in SHOP_SELLS and len(groups) == 3 and rich and 3 <= state.round <= 7


def _choosing_a_box(reached: Reached) -> bool:
    """In the first half of the game, when somebody has a box already and there are others to choose from."""
    question = reached.state.question
    return isinstance(question, BoxQuestion) and len(question.taken) == 1 and reached.state.round <= 5


def _foreseeing(reached: Reached) -> bool:
    question = reached.state.question
    return isinstance(question, BoxUseQuestion) and question.box is Box.FORESIGHT


def _buying_an_upgrade(reached: Reached) -> bool:
    """In the Workshop, a laboratory at the second price, when the table has filled a little."""
    question, action = reached.state.question, reached.action
    if reached.state.round < 2:
        return False
    if not isinstance(question, OfferQuestion) or question.district is not Place.WORKSHOP or question.taken != 1:
        return False
    return isinstance(action, Take) and action.upgrade is not Upgrade.AUTOMATON


def _completing(reached: Reached) -> bool:
    """Before the person's decision by which an invention of its own is completed, before anybody else's."""
    if reached.action is None or not 4 <= reached.state.round <= 7:
        return False
    _, happened = reached.played.play(reached.action)
    return any(isinstance(e, events.InventionCompleted) and e.seat == PERSON and e.first for e in happened)


def _closing_a_round(reached: Reached) -> bool:
    """Before the last decision of a round, late in the game."""
    if reached.action is None or reached.state.round < 6:
        return False
    _, happened = reached.played.play(reached.action)
    return any(isinstance(e, events.RoundBegan) for e in happened)


def _bidding(reached: Reached) -> bool:
    question = reached.state.question
    return isinstance(question, BidQuestion) and len(reached.state.options) > 4


def _in_round(number: int) -> Callable[[Reached], bool]:
    def wanted(reached: Reached) -> bool:
        return reached.state.round == number and isinstance(reached.action, PlaceApprentices)

    return wanted


def _starting_in_secret(reached: Reached) -> bool:
    """In round 4, when somebody chooses what to start, which nobody else may see."""
    return reached.state.round == 4 and isinstance(reached.state.question, WorkQuestion)


def _over(reached: Reached) -> bool:
    return reached.action is None


def _over_in_a_tie(reached: Reached) -> bool:
    if reached.action is not None:
        return False
    first, second, *_ = sorted(GAME.standing(reached.state).scores, reverse=True)
    return first == second


FAVOURS: Final = Moment(lambda reached: isinstance(reached.state.question, FavourQuestion), EXPERTS)
START_WORK: Final = Moment(_starting_work)
PLACEMENT: Final = Moment(_placing)
COUNCIL: Final = Moment(_choosing_a_box)
FORESIGHT: Final = Moment(_foreseeing)
RESOLUTION: Final = Moment(_buying_an_upgrade)
ROUND: Final = Moment(_closing_a_round)
COMPLETION: Final = Moment(_completing)
AUCTION: Final = Moment(_bidding)
PAUSE: Final = Moment(_in_round(2))
HAND_OVER: Final = Moment(_starting_in_secret, seats=TOGETHER)
LOG: Final = Moment(_in_round(5))
RESULTS: Final = Moment(_over, seats=LEVELS)
TIE: Final = Moment(_over_in_a_tie)
INTERRUPT: Final = Moment(_interrupting)
FROM_DECK: Final = Moment(_starting_from_the_deck)
THREE_GROUPS: Final = Moment(_resolving_three)
TWO_SEATS: Final = Moment(_in_the_city, Options(2), ALONE[:2])
THREE_SEATS: Final = Moment(_in_the_city, Options(3), ALONE[:3])
FIVE_SEATS: Final = Moment(_in_the_city, Options(5), FIVE)

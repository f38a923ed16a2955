"""Looking ahead in Engines of War: worlds with their throws, a quick player, and players judged by their points.

In all choices of a world the decks lie alike, and the same throws come in the same order, so that choices differ by
what was chosen only; bids are as sound players make them. The quick player goes by the rules of thumb, and by a
glance at the odds of an attack.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.engines import evaluation, heuristics, marches, regrets, turns
from leonardo.ai.engines.candidate_effects import worthwhile
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.engines.actions import Action, Bid, Stop
from leonardo.engine.engines.constants import BID_STEP
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import BidQuestion, DiceQuestion, MoveQuestion, SettleQuestion, TurnQuestion
from leonardo.engine.engines.rules import dice
from leonardo.engine.engines.rules.auction import bids
from leonardo.engine.engines.state import State
from leonardo.engine.engines.view import View, determinize

_RIVALS: Final = Personality(exact=False, careful=False, unites=False)


@frozen
class Field:
    """A state dealt out, and the seed of all throws in it."""

    state: State
    seed: int


class Throws:
    """The throws of an imagined game, in the order in which they are asked for."""

    def __init__(self, field: Field) -> None:
        self._random = Random(field.seed)

    def next(self, question: DiceQuestion) -> Action:
        return dice.throw(question, self._random)


class Luck:
    """All chance of an imagined game, apart for each seat, round and kind of throw: one does not move the others."""

    def __init__(self, field: Field) -> None:
        self._seed = field.seed
        self._streams: dict[str, Random] = {}

    def of_seat(self, round_: int, seat: int) -> Random:
        return self._stream(f"{round_}/{seat}")

    def of_dice(self, round_: int, question: DiceQuestion) -> Random:
        """Return the stream of throws of a kind that a seat makes in a round."""
        return self._stream(f"{round_}/{question.seat}/{question.purpose.value}")

    def _stream(self, name: str) -> Random:
        if name not in self._streams:
            self._streams[name] = Random(f"{self._seed}/{name}")
        return self._streams[name]


class Dealer:
    """Deals out worlds that agree with a view."""

    def __init__(self, view: View) -> None:
        self._view = view

    def deal(self, random: Random) -> Field:
        state = determinize(self._view, random)
        return Field(_with_likely_bids(self._view, state, random), random.getrandbits(32))


def _with_likely_bids(view: View, state: State, random: Random) -> State:
    """Return a world in which others have bid what the rules of thumb would: all that those look at lies open."""
    asked = view.question
    if not isinstance(asked, BidQuestion) or not isinstance(state.question, BidQuestion):
        return state
    order = view.table.seats_from(view.leonardo)
    made = tuple(
        _likely_bid(state, seat, random) if bid is None else bid for seat, bid in zip(order, asked.bids, strict=False)
    )
    return evolve(state, question=evolve(state.question, bids=made))


def _likely_bid(state: State, seat: int, random: Random) -> int:
    question = BidQuestion(seat, ())
    draft = Draft(evolve(state, question=question))
    bid = heuristics.decide(draft, bids(draft, question), random, _RIVALS)
    return bid.florins if isinstance(bid, Bid) else 0


BOLD: Final = Personality(sure=0.5, walls=1.3, exact=False)
"""What is thought of: more than would be done without looking ahead."""
_DEEDS: Final = 5  # of the deeds of a turn so many are looked at
_BIDS: Final = (0.0, 0.5, 0.8, 1.25, 1.6, 2.0)  # parts of the usual bid that are tried beside it


def promising(view: View, legal: Sequence[Action], usual: Action, most: int) -> list[Action]:
    """Return at most so many of the legal actions, the most promising first; `usual` is that of the rules of thumb."""
    finder = _FINDERS.get(type(view.question))
    found = legal if finder is None else [each for each in finder(view, legal, usual) if each in legal]
    return list(dict.fromkeys(found))[:most]


def _turn(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - it is tried anyway
    sight, seat = PositionFeatures(view), view.viewer or 0
    deeds = [deed.action for deed in worthwhile(sight, seat, legal, BOLD)[:_DEEDS]]
    yield from (action for action in deeds if not regrets.is_rash(sight, action))
    move = marches.moved(sight, seat, legal, lambda action: not regrets.is_rash(sight, action))
    if move is not None:
        yield move
    yield turns.at_last(sight, seat, legal)
    yield legal[-1]


def _move(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - it is tried anyway
    sight = PositionFeatures(view)
    move = marches.moved(sight, view.viewer or 0, legal, lambda action: not regrets.is_rash(sight, action))
    if move is not None:
        yield move
    yield Stop()


def _bid(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - the least is 0
    florins = usual.florins if isinstance(usual, Bid) else 0
    wished = max(florins, 3 * BID_STEP)
    yield from (Bid(BID_STEP * round(part * wished / BID_STEP)) for part in _BIDS)


def _settle(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - it is tried anyway
    yield from sorted(legal, key=lambda action: -heuristics.beginning(view, action))


_FINDERS: Final[dict[type, Callable[[View, Sequence[Action], Action], Iterator[Action]]]] = {
    TurnQuestion: _turn,
    MoveQuestion: _move,
    BidQuestion: _bid,
    SettleQuestion: _settle,
}
"""What finds promising choices where there are many; elsewhere all are looked at."""


_TEMPER: Final = Personality(exact=False, careful=False, unites=False)


def quick_choice(draft: Draft, options: Sequence[Action], random: Random) -> Action:
    return heuristics.decide(draft, options, random, _TEMPER)


_PERSONALITY: Final = Personality()


class EnginesSearch(Search[Field, Draft, Action]):
    """Thinks one decision of a player through."""

    def __init__(self, view: View, depth: Depth) -> None:
        super().__init__(view, depth)
        self._view = view
        self._dealer = Dealer(view)

    def deal(self, random: Random) -> Field:
        return self._dealer.deal(random)

    def choices(self, _: Worlds[Field], legal: Sequence[Action], random: Random) -> tuple[Action, Sequence[Action]]:
        usual = heuristics.decide(self._view, legal, random, _PERSONALITY)
        return usual, promising(self._view, legal, usual, self.depth.choices)

    def begin(self, world: World[Field]) -> tuple[Draft, Choose[Draft, Action]]:
        return Draft(world.state.state), quick_player(world)

    def play_on(self, draft: Draft, action: Action) -> Sequence[Action]:
        return FLOW.play_on(draft, action)

    def judge(self, draft: Draft, *, over: bool) -> End:
        return evaluation.judged(draft, self._seat, over=over)


class ComparingSearch(EnginesSearch):
    """Thinks one decision through to tell what each choice leads to: whatever differs little comes out alike.

    Players do without, whom it would cost time.
    """

    def begin(self, world: World[Field]) -> tuple[Draft, Choose[Draft, Action]]:
        return Draft(world.state.state), steady_player(world)


def steady_player(world: World[Field]) -> Choose[Draft, Action]:
    """Return who decides like the quick player, each seat with a chance of its own in each round, as have its throws.

    So 10 florins more in an auction change what they pay for, and not all that would come after it anyway.
    """
    luck, choose = Luck(world.state), quick_choice

    def decide(draft: Draft, options: Sequence[Action]) -> Action:
        question = draft.question
        if type(question) is DiceQuestion:
            return dice.throw(question, luck.of_dice(draft.round, question))
        return choose(draft, options, luck.of_seat(draft.round, question.seat if question is not None else 0))

    return decide


def quick_player(world: World[Field]) -> Choose[Draft, Action]:
    """Return who decides for all players in a world, and how the dice fall there."""
    random, throws, choose = world.players(), Throws(world.state), quick_choice

    def decide(draft: Draft, options: Sequence[Action]) -> Action:
        question = draft.question
        return throws.next(question) if type(question) is DiceQuestion else choose(draft, options, random)

    return decide

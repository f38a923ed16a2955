"""Looking ahead in Engines of War: worlds with their throws, and players judged by the points at the end."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.engines import candidates, evaluation, heuristics, rollout_policy
from leonardo.ai.engines.determinization import Dealer, Field, Luck, Throws
from leonardo.ai.engines.personality import Personality
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import DiceQuestion
from leonardo.engine.engines.rules import dice
from leonardo.engine.engines.view import View

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
        return usual, candidates.choose(self._view, legal, usual, self.depth.choices)

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
    luck, choose = Luck(world.state), rollout_policy.choose

    def decide(draft: Draft, options: Sequence[Action]) -> Action:
        question = draft.question
        if type(question) is DiceQuestion:
            return dice.throw(question, luck.of_dice(draft.round, question))
        return choose(draft, options, luck.of_seat(draft.round, question.seat if question is not None else 0))

    return decide


def quick_player(world: World[Field]) -> Choose[Draft, Action]:
    """Return who decides for all players in a world, and how the dice fall there."""
    random, throws, choose = world.players(), Throws(world.state), rollout_policy.choose

    def decide(draft: Draft, options: Sequence[Action]) -> Action:
        question = draft.question
        return throws.next(question) if type(question) is DiceQuestion else choose(draft, options, random)

    return decide

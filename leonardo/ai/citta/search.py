"""Looking ahead in the city: worlds with the numbers of the machine of fate, and parties judged by their capital."""

from collections.abc import Sequence
from random import Random

from leonardo.ai.citta import candidates, evaluation, heuristics, rollout_policy
from leonardo.ai.citta.determinization import Dealer, Numbers, Street
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.view import View


class CittaSearch(Search[Street, Draft, Action]):
    """Thinks one decision of a party through."""

    def __init__(self, view: View, depth: Depth) -> None:
        super().__init__(view, depth)
        self._view = view
        self._dealer = Dealer(view)

    def deal(self, random: Random) -> Street:
        return self._dealer.deal(random)

    def choices(self, _: Worlds[Street], legal: Sequence[Action], random: Random) -> tuple[Action, Sequence[Action]]:
        usual = heuristics.decide(self._view, legal, random)
        return usual, candidates.choose(self._view, legal, self.depth.choices)

    def begin(self, world: World[Street]) -> tuple[Draft, Choose[Draft, Action]]:
        return Draft(world.state.state), quick_player(world)

    def play_on(self, draft: Draft, action: Action) -> Sequence[Action]:
        return FLOW.play_on(draft, action)

    def judge(self, draft: Draft, *, over: bool) -> End:
        return evaluation.judged(draft, self._seat, over=over)


def quick_player(world: World[Street]) -> Choose[Draft, Action]:
    """Return who decides for all parties in a world, and what the machine of fate gives there."""
    random, numbers, choose = world.players(), Numbers(world.state), rollout_policy.choose

    def decide(draft: Draft, options: Sequence[Action]) -> Action:
        question = draft.question
        if type(question) is MachineQuestion:
            return options[numbers.next(draft.round, question) - 1]
        return choose(draft, options, random)

    return decide

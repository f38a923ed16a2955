"""Looking ahead: deal out what is hidden, play each choice on by rules of thumb, and judge what comes of it.

What is common to all games, which choices are tried how often in which worlds, is the matter of `leonardo.ai.halving`.
"""

from collections.abc import Mapping, Sequence
from random import Random

from leonardo.ai import gc_pause
from leonardo.ai.advice import NOTHING
from leonardo.ai.citta import candidates, outlook, quick, thumb
from leonardo.ai.citta.dealing import Dealer, Numbers, Street
from leonardo.ai.halving import Rated, World, Worlds
from leonardo.ai.player import Budget
from leonardo.ai.playouts import Depth, End, Playouts
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.view import View


def rate(
    view: View,
    legal: Sequence[Action],
    random: Random,
    budget: Budget,
    depth: Depth,
    also: Sequence[Action] = (),
    then: Mapping[Action, Action] = NOTHING,
) -> list[Rated[Action]]:
    """Return the choices worth a thought, the best first.

    A choice of the rules of thumb stands until another does better beyond doubt. `legal` are sensible actions. Those
    in `also` are rated as well, with as many tries as the best, whether sensible or not. `then` has what the seat does
    when it is asked again at once after a choice, where that is not left to the quick player.

    Raises:
        ValueError: for the view of an onlooker, who has nothing to decide.
    """
    with gc_pause.put_off():
        effort = depth.effort(budget)
        playouts = _Playouts(view, depth, then)
        worlds = Worlds(Dealer(view).deal, random)
        usual = thumb.choose(view, legal, random, budget)
        return playouts.rate((usual, *also), candidates.choose(view, legal, depth.choices), worlds, effort)


class _Playouts(Playouts[Street, Action]):
    """Plays choices on in dealt-out worlds, by the quick player, and judges what comes of them for the viewer."""

    def __init__(self, view: View, depth: Depth, then: Mapping[Action, Action]) -> None:
        super().__init__(view.viewer, depth.margin, then)
        self._last = max(1, view.round) + depth.rounds - 1

    def end(self, world: World[Street], action: Action) -> End:
        """Play an action on in a world by the quick player, and return what the viewer ends with."""
        draft, random, numbers = Draft(world.state.state), world.players(), Numbers(world.state)
        options = FLOW.play_on(draft, action)
        following = self._then.get(action)
        if (
            following is not None
            and following in options
            and draft.question is not None
            and draft.question.seat == self._seat
        ):
            options = FLOW.play_on(draft, following)
        last, choose = self._last, quick.choose
        while options and draft.round <= last:
            question = draft.question
            if type(question) is MachineQuestion:
                chosen = options[numbers.next(draft.round, question) - 1]
            else:
                chosen = choose(draft, options, random)
            options = FLOW.play_on(draft, chosen)
        return outlook.judged(draft, self._seat, over=not options)

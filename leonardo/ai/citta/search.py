"""Looking ahead: deal out what is hidden, play each choice on by rules of thumb, and judge what comes of it.

What is common to all games, which choices are tried how often in which worlds, is the matter of `leonardo.ai.halving`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai import gc_pause, halving
from leonardo.ai.advice import NOTHING
from leonardo.ai.citta import candidates, outlook, quick, thumb
from leonardo.ai.citta.dealing import Dealer, Numbers, Street
from leonardo.ai.halving import Effort, Rated, World, Worlds
from leonardo.ai.player import Budget
from leonardo.ai.playouts import End, Playouts
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.view import View


@frozen
class Depth:
    """How far a player looks ahead."""

    tries: int = 64
    """Thoughts that are played on for one decision, over all choices."""
    rounds: int = 3
    """Rounds that are played on before what is there is judged, this one included."""
    choices: int = 8
    """Choices that are looked at, at most."""
    margin: float = 0.0003
    """What a florin ahead of the best rival counts beside the chance to end first."""
    doubt: float = 1.0
    """By how many standard errors a choice must do better than the rules of thumb."""
    certainty: float = 3.0
    """By how many standard errors one choice must do better than all others to end the thinking early."""


_PATIENCE: Final = 1.5
"""Seconds after which a decision is made with the tries so far, unless the budget says otherwise."""
_FEW: Final = 12
"""Worlds, one for each number of the machine, under which the rules of thumb are not given up."""
_ALIKE: Final = 0.0005
"""A difference of worth that no further thought is spent on."""


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
        tries = budget.tries if budget.tries is not None else depth.tries
        late = halving.limit(budget, _PATIENCE)
        playouts = _Playouts(view, depth, then)
        worlds = Worlds(Dealer(view).deal, random)
        usual = thumb.choose(view, legal, random, budget)
        choices = list(dict.fromkeys((usual, *also, *candidates.choose(view, legal, depth.choices))))
        effort = Effort(tries, late, depth.doubt, depth.certainty, _ALIKE, _FEW)
        return playouts.rate(choices, len({usual, *also}), worlds, effort)


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

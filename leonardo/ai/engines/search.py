"""Looking ahead: deal out what is hidden, play each choice on by rules of thumb, and judge what comes of it.

What is common to all games, which choices are tried how often in which worlds, is the matter of `leonardo.ai.halving`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from leonardo.ai import gc_pause
from leonardo.ai.advice import NOTHING
from leonardo.ai.engines import candidates, outlook, quick, thumb
from leonardo.ai.engines.dealing import Dealer, Field, Throws
from leonardo.ai.engines.temper import Temper
from leonardo.ai.halving import Rated, World, Worlds
from leonardo.ai.player import Budget
from leonardo.ai.playouts import Depth, End, Playouts
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import DiceQuestion
from leonardo.engine.engines.view import View

_TEMPER: Final = Temper()


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
        usual = thumb.decide(view, legal, random, _TEMPER)
        found = candidates.choose(view, legal, usual, depth.choices)
        return playouts.rate((usual, *also), found, worlds, effort)


class _Playouts(Playouts[Field, Action]):
    """Plays choices on in dealt-out worlds, by the quick player, and judges what comes of them for the viewer."""

    def __init__(self, view: View, depth: Depth, then: Mapping[Action, Action]) -> None:
        super().__init__(view.viewer, depth.margin, then)
        self._last = max(1, view.round) + depth.rounds - 1

    def end(self, world: World[Field], action: Action) -> End:
        """Play an action on in a world by the quick player, and return what the viewer ends with."""
        draft, random, throws = Draft(world.state.state), world.players(), Throws(world.state)
        options = FLOW.play_on(draft, action)
        following = self._then.get(action)
        asked = draft.question
        if following is not None and asked is not None and asked.seat == self._seat and following in options:
            options = FLOW.play_on(draft, following)
        last, choose = self._last, quick.choose
        while options and draft.round <= last:
            question = draft.question
            chosen = throws.next(question) if type(question) is DiceQuestion else choose(draft, options, random)
            options = FLOW.play_on(draft, chosen)
        return outlook.judged(draft, self._seat, over=not options)

"""Looking ahead: deal out what is hidden, play each choice on with the quick player, and judge what comes of it.

What is common to all games, which choices are tried how often in which worlds, is the matter of `leonardo.ai.halving`.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from attrs import frozen

from leonardo.ai import gc_pause
from leonardo.ai.advice import NOTHING
from leonardo.ai.davinci import beliefs, candidates
from leonardo.ai.davinci.judging import value
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.rules_of_thumb.thumb import Thumb
from leonardo.ai.davinci.tempers import Temper
from leonardo.ai.halving import Rated, World, Worlds
from leonardo.ai.player import Budget
from leonardo.ai.playouts import Depth, End, Playouts
from leonardo.engine.davinci import flow
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.rules.rounds import total, winners
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.terms import LAST_ROUND
from leonardo.engine.davinci.view import View

Deal = Callable[[Random], State]
"""Gives a world to try choices in."""
Options = tuple[Action, ...]
"""What the seat that is asked may do."""


@frozen(kw_only=True)
class RolloutDepth(Depth):
    """How far a player looks ahead with the quick player and the value."""

    further: int = 640
    """From so many tries on the value judges a round later: they make up for the chance in a longer thought."""
    blur: float = 0.1
    """How roughly the quick player judges in these thoughts (a factor)."""


def rate(
    view: View,
    legal: Sequence[Action],
    random: Random,
    budget: Budget,
    depth: RolloutDepth,
    temper: Temper,
    also: Sequence[Action] = (),
    deal: Deal | None = None,
    then: Mapping[Action, Action] = NOTHING,
) -> list[Rated[Action]]:
    """Return the sensible choices worth a thought, the best first.

    A choice of the rules of thumb stands until another does better beyond doubt. `legal` are sensible actions. Those
    in `also` are rated as well, with as many tries as the best, whether sensible or not. `deal` gives the worlds in
    which the choices are tried; usually they are dealt out by the beliefs of the seat. `then` has what the seat does
    when it is next asked after a choice, where that is not left to the quick player.

    Raises:
        ValueError: for the view of an onlooker, who has nothing to decide.
    """
    with gc_pause.put_off():
        effort = depth.effort(budget)
        playouts = _Playouts(view, depth, Rollout(temper.rates, random, depth.blur), effort.tries, then)
        worlds = Worlds(deal or Dealer(view, beliefs.weigh).deal, random)
        first = worlds(0).state
        usual = Thumb(temper.weights)(view, legal, random, budget)
        found = candidates.choose(playouts.rollout, first, legal, depth.choices)
        return playouts.rate((usual, *also), found, worlds, effort)


class _Playouts(Playouts[State, Action]):
    """Plays choices on in dealt-out worlds, by the quick player, and judges what comes of them for the viewer."""

    def __init__(
        self, view: View, depth: RolloutDepth, rollout: Rollout, tries: int, then: Mapping[Action, Action]
    ) -> None:
        super().__init__(view.viewer, depth.margin, then)
        self.rollout = rollout
        rounds = depth.rounds + (tries >= depth.further)
        self._last = min(LAST_ROUND, max(1, view.round) + rounds - 1)

    def end(self, world: World[State], action: Action) -> End:
        """Play an action on in a world by the quick player, and return what the viewer ends with."""
        self.rollout.random = world.players()
        draft = Draft(world.state)
        options = flow.play_on(draft, action)
        choose = self.rollout.choose
        if action in self._then:
            options = self._go_on(draft, options, self._then[action])
        while options and draft.round <= self._last:
            options = flow.play_on(draft, choose(draft, options))
        return judged(draft, self._seat, over=not options)

    def _go_on(self, draft: Draft, options: Options, action: Action) -> Options:
        """Play on until the seat is asked again, and let it do this, if it may."""
        while draft.question is not None and draft.question.seat != self._seat:
            options = flow.play_on(draft, self.rollout.choose(draft, options))
        return flow.play_on(draft, action) if action in options else options


def judged(draft: Draft, seat: int, *, over: bool) -> tuple[float, float, float]:
    """Return a seat's share of the first place, what it is ahead by of the best rival, and its florins."""
    if over:
        totals: list[float] = [float(total(each)) for each in draft.seats]
        first = winners(draft.seats)
        share = 1 / len(first) if seat in first else 0.0
    else:
        totals, spread = value.expected(draft)
        share = value.shares(totals, spread)[seat]
    own = totals[seat]
    rival = max(each for number, each in enumerate(totals) if number != seat)
    return share, own - rival, own

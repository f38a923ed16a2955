"""Looking ahead in any game: deal out what is hidden, play each choice on with a quick player, and judge what comes.

Which choices are tried how often in which worlds is the matter of `leonardo.ai.sequential_halving`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from attrs import evolve, frozen

from leonardo.ai import sequential_halving
from leonardo.ai.advice import NOTHING
from leonardo.ai.gc_pause import paused_gc
from leonardo.ai.player import Budget
from leonardo.ai.sequential_halving import Effort, Rated, World, Worlds

if TYPE_CHECKING:
    from random import Random


class Draft(Protocol):
    """A game that is being played on in thought."""

    @property
    def round(self) -> int:
        """The present round."""

    @property
    def question(self) -> Any:  # noqa: ANN401 - each game has its own
        """What is asked now, of its `seat`; none at the end."""


class SeatView(Protocol):
    """What a seat sees, as far as a search asks for it."""

    @property
    def viewer(self) -> int | None:
        """The seat; none for an onlooker."""

    @property
    def round(self) -> int:
        """The present round; 0 before the first."""


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
DraftT = TypeVar("DraftT", bound=Draft)

Choose = Callable[[DraftT, Sequence[ActionT]], ActionT]
"""A quick player for all seats and for chance, in one imagined game."""
End = tuple[float, float, float]
"""What a seat ends with: its share of the first place, what it is ahead by of the best rival, and its own score."""


@frozen(kw_only=True)
class Depth:
    """How far a player looks ahead, and how surely."""

    tries: int  # thoughts that are played on for one decision, over all choices
    patience: float  # seconds after which a decision is made with the tries so far, unless the budget says otherwise
    rounds: int  # rounds that are played on before what is there is judged, this one included
    further: int | None = None
    """From so many tries on a round more is played: they make up for its chance. Never if there is no number."""
    choices: int = 8  # choices that are looked at, at most
    margin: float  # what one ahead of the best rival counts beside the chance to end first
    doubt: float  # by how many standard errors a choice must do better than the rules of thumb
    few: int  # worlds under which the rules of thumb are not given up
    certainty: float = 3.0
    """By how many standard errors one choice must do better than all others to end the thinking early."""
    alike: float  # a difference of worth that no further thought is spent on

    def effort(self, budget: Budget) -> Effort:
        """Return how much is thought from now on, where a budget allows it."""
        tries = budget.tries if budget.tries is not None else self.tries
        late = sequential_halving.limit(budget, self.patience)
        return Effort(tries, late, self.doubt, self.certainty, self.alike, self.few, budget.cut)

    def last_round(self, present: int, tries: int) -> int:
        more = self.further is not None and tries >= self.further
        return max(1, present) + self.rounds - 1 + more


class Search(ABC, Generic[StateT, DraftT, ActionT]):
    """Thinks one decision of a seat through. A game says how worlds are dealt out, played on and judged.

    Raises:
        ValueError: for the view of an onlooker, who has nothing to decide.
    """

    def __init__(self, view: SeatView, depth: Depth) -> None:
        if view.viewer is None:
            raise ValueError("an onlooker has nothing to decide")
        self.depth = depth
        self._seat = view.viewer
        self._round = view.round
        self._last = depth.last_round(view.round, depth.tries)
        self._then: Mapping[ActionT, ActionT] = NOTHING
        self._ends: dict[ActionT, list[tuple[float, float]]] = {}

    @abstractmethod
    def deal(self, random: "Random") -> StateT:
        """Return a world that agrees with the view."""

    @abstractmethod
    def choices(
        self, worlds: Worlds[StateT], legal: Sequence[ActionT], random: "Random"
    ) -> tuple[ActionT, Sequence[ActionT]]:
        """Return what the rules of thumb say, and the choices that are worth a thought."""

    @abstractmethod
    def begin(self, world: World[StateT]) -> tuple[DraftT, Choose[DraftT, ActionT]]:
        """Return a draft of a world, and who plays it on."""

    @abstractmethod
    def play_on(self, draft: DraftT, action: ActionT) -> Sequence[ActionT]:
        """Carry out a legal answer; return the next legal answers, none at the end of the game."""

    @abstractmethod
    def judge(self, draft: DraftT, *, over: bool) -> End:
        """Return what the seat ends with, or can be expected to."""

    def rate(
        self,
        legal: Sequence[ActionT],
        random: "Random",
        budget: Budget,
        also: Sequence[ActionT] = (),
        then: Mapping[ActionT, ActionT] = NOTHING,
    ) -> list[Rated[ActionT]]:
        """Return the choices worth a thought, the best first, each with how likely the seat comes first by it.

        A choice of the rules of thumb stands until another does better beyond doubt. `legal` are sensible actions.
        Those in `also` are rated as well, with as many tries as the best, whether sensible or not. `then` has what the
        seat does when it is next asked after a choice, where that is not left to the quick player.
        """
        with paused_gc():
            effort = self.depth.effort(budget)
            self._last = self.depth.last_round(self._round, effort.tries)
            self._then, self._ends = then, {}
            worlds = Worlds(self.deal, random)
            usual, found = self.choices(worlds, legal, random)
            kept = dict.fromkeys((usual, *also))
            tried = list(dict.fromkeys((*kept, *found)))
            return [
                self._with_ends(each) for each in sequential_halving.rate(tried, len(kept), worlds, self.play, effort)
            ]

    def play(self, world: World[StateT], action: ActionT) -> tuple[float, float]:
        """Return the worth of what an action leads to in a world, and the score to be expected."""
        draft, choose = self.begin(world)
        options = self.play_on(draft, action)
        if action in self._then:
            options = self._follow(draft, options, choose, self._then[action])
        play_on, last = self.play_on, self._last
        while options and draft.round <= last:
            options = play_on(draft, choose(draft, options))
        share, ahead, own = self.judge(draft, over=not options)
        self._ends.setdefault(action, []).append((share, own))
        return share + self.depth.margin * ahead, own

    def _follow(
        self, draft: DraftT, options: Sequence[ActionT], choose: Choose[DraftT, ActionT], action: ActionT
    ) -> Sequence[ActionT]:
        while draft.question is not None and draft.question.seat != self._seat:
            options = self.play_on(draft, choose(draft, options))
        return self.play_on(draft, action) if action in options else options

    def _with_ends(self, rated: Rated[ActionT]) -> Rated[ActionT]:
        """Add how likely the seat came first by a choice, and what it ended with, in the worlds it was played on in."""
        ends = self._ends.get(rated.action)
        if not ends:
            return rated
        shares, scores = zip(*ends, strict=True)
        return evolve(rated, chance=sum(shares) / len(shares), shares=shares, scores=scores)

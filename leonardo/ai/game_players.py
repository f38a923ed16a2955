"""What a game's folder in `ai/` gives: its built-in players, who advises, and how much they may think.

A record of names and numbers: what thinks is told by where it is, and loaded when it is first asked for, since a table
needs the names of players long before, and often never, the players themselves, which think in other processes.
"""

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Any, Final

from attrs import field, frozen

from leonardo.ai.advice import AnyAdviser
from leonardo.ai.estimate import Estimating
from leonardo.ai.player import AnyPlayer, AnySeer, Budget


@frozen
class At:
    """Where something is: the `name` in a `module`, and the `key` if that is a mapping; called, it gives that."""

    module: str
    name: str
    key: str | None = None

    def __call__(self) -> Any:  # noqa: ANN401 - whatever is there
        """Return what is there; the first call loads the module."""
        found = getattr(__import__(self.module, fromlist=[self.name]), self.name)
        return found if self.key is None else found[self.key]


@frozen
class BuiltInPlayer:
    """A built-in player under its name.

    `name` is the word for it on the command line, in saves and in summaries; `text` the key in the text catalogue of
    what people call it, with `.about` for one sentence that describes it. `load` gives what chooses; `has_tempers` says
    whether that can be given a temper of its game. `strength` is how strong it is where that was measured: who has one
    more comes before the other 73 times of a hundred, whatever the game, and the easiest level has none.
    """

    name: str
    text: str
    load: Callable[[], AnyPlayer]
    has_tempers: bool = False
    strength: float | None = None

    @property
    def choose(self) -> AnyPlayer:
        return self.load()


@frozen
class NamedTemper:
    """A temper under its name, which goes after the level: `master:builder`.

    `text` is the key in the text catalogue of what people call it, with `.about` for one sentence that describes it.
    """

    name: str
    text: str


@frozen
class ReviewMeasure:
    """By what a review judges the decisions of a game; `worth` is that of advice."""

    glance: int = 160  # tries for a glance
    portion: int = 128  # tries for each part of a weighing
    least: float = 0.02  # the worth from which a difference matters
    trifle: float = 0.01  # what the best choice may be better by than one that still counts as well done
    much: float = 3.0
    """The score, in the game's own points, that a decision in a game for practice must cost at least to be told of."""


_LONG: Final = Budget(seconds=5.0)
_HINT: Final = Budget(seconds=2.0)


@frozen
class GamePlayers:
    """The players of a game.

    `levels` are offered to persons, the easiest first; `unlisted` are named by matches and earlier saves only.
    `obvious` names the player that does what is obvious to anybody. `seers` are shown everything, for the arena only.
    `with_temper` gives a function of a player and the name of one of the `tempers`, which returns that player with it.
    """

    levels: tuple[BuiltInPlayer, ...] = ()
    unlisted: tuple[BuiltInPlayer, ...] = ()
    obvious: str = "random"
    seers: Mapping[str, Callable[[], AnySeer]] = field(factory=lambda: MappingProxyType({}))
    adviser: Callable[[], AnyAdviser] | None = None
    judges: tuple[Callable[[], AnyAdviser], ...] = ()
    """Who weigh the decisions that a review suspects, if not the adviser: what counts, counts by each of them."""
    estimator: Callable[[], Estimating] | None = None
    """Who estimates how likely each seat ends first, and with how much."""
    tempers: tuple[NamedTemper, ...] = ()
    with_temper: Callable[[], Callable[[AnyPlayer, str], AnyPlayer]] | None = None
    long: Budget = _LONG  # what a player that looks ahead may think where a person wants it to take its time
    hint: Budget = _HINT  # what may be thought about one piece of advice
    review: ReviewMeasure = ReviewMeasure()
    matter: Callable[[], Callable[[Any], Hashable]] | None = None
    """What names the matter of a view, such as an auction, or none: a review names one decision of each."""


NOBODY: Final = GamePlayers()  # the players of a game that has none of its own

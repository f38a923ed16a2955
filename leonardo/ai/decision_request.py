"""What somebody who thinks is asked, and what comes back."""

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from leonardo.ai.advice import Advised
from leonardo.ai.estimate import Estimate
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.program_player import Failing
from leonardo.ai.protocol import Told
from leonardo.engine.seeds import Seed


@frozen
class DecisionRequest:
    """A decision to make.

    `number` is that of the decision in the game and comes back in the answer. `key` is that of the game's players, from
    which its seed does not follow: with `seat` and `number` it gives the player's random stream. `told` is what a
    program of others is told, whose command line `player` is then. With `advice` nothing is to be decided: whoever
    gives advice on the game is asked in place of the player; with `estimate`, whoever estimates it.
    """

    number: int
    seat: int
    game: str
    player: str
    view: Any
    legal: Sequence[Any]
    key: Seed = 0
    budget: Budget = UNLIMITED
    told: Told | None = None
    advice: bool = False
    also: tuple[Any, ...] = ()  # actions on which advice is wanted besides those that are advised
    estimate: bool = False

    @property
    def decides(self) -> bool:
        """Whether the game waits for what is asked, so that something must come of it."""
        return not (self.advice or self.estimate)


@frozen
class Answer:
    """What was decided: the action, for the decision `number`, after `seconds` of thought.

    `fallback` says that the player failed again and again, so any legal action was taken to let the game go on;
    `failing` is how, where a program of others did, and `said` what it wrote to its error output. `advice` is what was
    asked for in place of a decision, the best choice first, and `action` that choice; where none could be had there is
    neither. So it is with the `estimate`.
    """

    number: int
    action: Any
    seconds: float
    fallback: bool = False
    failing: Failing | None = None
    said: str = ""
    advice: tuple[Advised, ...] = ()
    estimate: Estimate | None = None

"""What answers when something is paid, taken or done: a light, a puff, a spring, for a moment, that holds up nothing.

All times are milliseconds at normal speed, counted from the beginning of what is being shown.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import evolve, frozen

from leonardo.app.kit.theme import Colour
from leonardo.app.table.kinds import Spot

WARM: Final[Colour] = (255, 196, 96)
"""The colour of a light of which nothing else is said."""
_A_FRAME: Final = 16.0


class Form(Enum):
    """How something answers.

    A `FLASH` is a round light at the middle of a spot, a `PUFF` a small cloud that rises from there, a `GLOW` a soft
    light around the whole of it. What stands there may `SPRING` as if it were pressed, and a light may `SWEEP` over it.
    """

    FLASH = "flash"
    PUFF = "puff"
    GLOW = "glow"
    SPRING = "spring"
    SWEEP = "sweep"


@frozen
class Echo:
    """What answers at a spot: it begins after `wait` and `takes` so long; a flash or a puff is `across` units wide.

    It may lie `behind` what stands at the spot, as a light around people does who are to be seen in their colours.
    """

    form: Form
    spot: Spot
    wait: float
    takes: float
    across: float = 120
    colour: Colour = WARM
    behind: bool = False

    @property
    def over(self) -> float:
        """When it is gone."""
        return self.wait + self.takes


@frozen
class _Heard:
    """An echo, and for how long it has been there; it has still to come while that is negative."""

    echo: Echo
    age: float

    @property
    def share(self) -> float:
        return self.age / self.echo.takes


class Echoes:
    """The echoes that are to come or to be seen: of those of one form at one spot only the last one is."""

    def __init__(self) -> None:
        self._all: tuple[_Heard, ...] = ()

    def begin(self, echoes: Sequence[Echo], factor: float) -> None:
        """Let something answer from now on, with its times `factor` times as long."""
        timed = (evolve(echo, takes=echo.takes * factor, wait=echo.wait * factor) for echo in echoes)
        self._all = (*self._all, *(_Heard(echo, -echo.wait) for echo in timed))

    def end(self) -> None:
        """Let nothing answer any more."""
        self._all = ()

    @property
    def now(self) -> Sequence[tuple[Echo, float]]:
        """What is to be seen, and how far each has come, 0 to 1."""
        if not self._all:
            return ()
        last = {(each.echo.form, each.echo.spot): each for each in self._all if each.age >= 0}
        return [(each.echo, each.share) for each in last.values()]

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds they look different; none if nothing will change."""
        return min((_A_FRAME if each.age >= 0 else -each.age for each in self._all), default=None)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; tell whether they look different."""
        if not self._all:
            return False
        aged = [evolve(each, age=each.age + milliseconds) for each in self._all]
        self._all = tuple(each for each in aged if each.age < each.echo.takes)
        return any(each.age >= 0 for each in aged)

"""What answers when something is paid, taken or done: a light, a puff, a spring, for a moment, that holds up nothing.

All times are milliseconds at normal speed, counted from the beginning of what is being shown.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import frozen

from leonardo.app.kit.theme import Colour
from leonardo.app.kit.tween import linear
from leonardo.app.table.kinds import Spot
from leonardo.ui.timeline import Motion, Playing, Timeline, Track

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

    def motion(self, factor: float) -> Motion:
        """Return how far it has come, in a time `factor` times as long."""
        return Motion((Track(self.spot, "share", linear, self.takes * factor, linear, self.wait * factor),))


@frozen
class _Heard:
    """An echo, as it is played."""

    echo: Echo
    playing: Playing

    @property
    def waits(self) -> float:
        """In how many milliseconds it comes; it is there from 0 on."""
        return self.playing.motion.tracks[0].start_ms - self.playing.now_ms


class Echoes:
    """The echoes of a timeline that are to come or to be seen: of one form at one spot only the last one is."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._begun: tuple[_Heard, ...] = ()

    def begin(self, echoes: Sequence[Echo], factor: float) -> None:
        """Let something answer from now on, with its times `factor` times as long."""
        self._begun = (*self._all, *(_Heard(echo, self._timeline.play(echo.motion(factor))) for echo in echoes))

    def end(self) -> None:
        """Let nothing answer any more."""
        for each in self._begun:
            self._timeline.stop(each.playing)
        self._begun = ()

    @property
    def _all(self) -> tuple[_Heard, ...]:
        return tuple(each for each in self._begun if each.playing.left_ms > 0)

    @property
    def now(self) -> Sequence[tuple[Echo, float]]:
        """What is to be seen, and how far each has come, 0 to 1."""
        last = {(each.echo.form, each.echo.spot): each for each in self._all if each.waits <= 0}
        return [(each.echo, each.playing.value("share")) for each in last.values()]

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds they look different; none if nothing will change."""
        return min((_A_FRAME if each.waits <= 0 else each.waits for each in self._all), default=None)

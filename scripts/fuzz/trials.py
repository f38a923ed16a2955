"""Trials and what became of them."""

import signal
import traceback
from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import FrameType, TracebackType
from typing import Final, Self

from attrs import define, field, frozen

from leonardo.engine.game import AnyGame

LIMIT: Final = 20.0  # seconds on the processor after which a trial counts as one that hangs
_WAITING: Final = 15  # how many times `LIMIT` a trial may take by the clock: a busy machine does not hang
_TOLD: Final = 160  # characters of a failure that are told


class HangsError(BaseException):
    """Something takes longer than anybody waits. No part of the program takes this for an error of its own."""


@frozen
class Field:
    """Where attacks take place: `folder` is empty and only theirs, `games` are those that are attacked.

    `share` says how many of all trials there are, `seed` which. Files at which something failed are kept in `keep`.
    """

    folder: Path
    games: Mapping[str, AnyGame]
    seed: int
    share: float
    keep: Path | None = None

    def trials(self, all_of_them: int, least: int = 1) -> range:
        """Return the numbers of the trials of an attack that has so many in full."""
        return range(max(least, round(all_of_them * self.share)))

    def random(self, *about: object) -> Random:
        """Return a stream of chance that is the same in each run."""
        return Random("/".join(map(str, (self.seed, *about))))

    def place(self, name: str) -> Path:
        """Return a new empty folder."""
        place = self.folder / name
        place.mkdir(parents=True)
        return place


@define
class Tally:
    """How many trials of a kind there were, and what was wrong in those that failed."""

    what: str
    trials: int = 0
    failures: list[str] = field(factory=list)

    def trial(self, about: object = "", limit: float = LIMIT) -> "Trial":
        """Return a trial, to be entered with `with`: whatever error leaves it is a failure, and so is a hang."""
        return Trial(self, str(about), limit)

    def aside(self, about: object = "", limit: float = LIMIT) -> "Trial":
        """Return what looks at the trials from outside, to be entered with `with`: it is none, but can fail."""
        self.trials -= 1
        return self.trial(about, limit)

    def fail(self, about: object, what: str) -> None:
        self.failures.append(f"{about}: {what}"[:_TOLD])


class Trial:
    """One trial; it ends every error within it."""

    def __init__(self, tally: Tally, about: str, limit: float) -> None:
        self._tally, self._about, self._limit = tally, about, limit

    def __enter__(self) -> Self:
        """Begin, and let time run, where the system can measure it."""
        self._tally.trials += 1
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, _interrupt)
            signal.signal(signal.SIGPROF, _interrupt)
            signal.setitimer(signal.ITIMER_REAL, self._limit * _WAITING)
            signal.setitimer(signal.ITIMER_PROF, self._limit)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Count the failure, if there was one; only a person at the keyboard ends more than the trial."""
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.setitimer(signal.ITIMER_PROF, 0)
        if error is None or kind is KeyboardInterrupt:
            return False
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-2:]]
        self._tally.fail(self._about, f"{type(error).__name__} at {' < '.join(reversed(places))}: {error}")
        return True


def _interrupt(_: int, __: FrameType | None) -> None:
    raise HangsError("it hangs")


def as_table(tallies: list[Tally]) -> str:
    """Return what came out as the table of docs/reliability.md, and below it the first failures of each kind."""
    lines = ["| attack | trials | failures |", "|---|---:|---:|"]
    lines += [f"| {tally.what} | {tally.trials:,} | {len(tally.failures):,} |" for tally in tallies]
    lines.append(
        f"| all | {sum(tally.trials for tally in tallies):,} | {sum(len(tally.failures) for tally in tallies):,} |"
    )
    told = [f"{tally.what}: {failure}" for tally in tallies for failure in dict.fromkeys(tally.failures[:5])]
    return "\n".join([*lines, *([""] if told else []), *told])

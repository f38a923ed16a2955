"""Players that go wrong, found in a worker's process by their names."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from leonardo.ai.advice import NOTHING, Advised, AnyAdviser
from leonardo.ai.player import AnyPlayer, Budget
from leonardo.ai.random_player import choose as anything

AGES: Final = 3600.0
LONG: Final = 30.0  # seconds of which nobody waits for the end on any machine
WOKE: Final = 17  # what a process answers that has slept to its end


def deaf(*_: object) -> None:
    """Read nothing that the process is told, nor end when nobody is at the other end of its line."""
    time.sleep(LONG)
    os._exit(WOKE)


def first(view: object, legal: Sequence[str], random: Random, budget: Budget) -> str:  # noqa: ARG001 - a double
    return legal[0]


def dies(view: object, legal: Sequence[str], random: Random, budget: Budget) -> str:  # noqa: ARG001 - a double
    os._exit(3)


def sleeps(view: object, legal: Sequence[str], random: Random, budget: Budget) -> str:  # noqa: ARG001 - a double
    time.sleep(AGES)
    return legal[0]


def cheats(view: object, legal: Sequence[str], random: Random, budget: Budget) -> str:  # noqa: ARG001 - a double
    return "what is not allowed"


def _at_first_only(then: Callable[[], None]) -> AnyPlayer:
    """A player that goes wrong once: the view is a file which it makes to remember."""

    def choose(view: Path, legal: Sequence[str], random: Random, budget: Budget) -> str:  # noqa: ARG001 - a double
        if not view.exists():
            view.touch()
            then()
        return legal[0]

    return choose


def process(view: object, legal: Sequence[int], random: Random, budget: Budget) -> int:  # noqa: ARG001 - a double
    return os.getpid() if os.getpid() in legal else legal[0]


def nice(view: object, legal: Sequence[int], random: Random, budget: Budget) -> int:  # noqa: ARG001 - a double
    found = os.nice(0)
    return found if found in legal else legal[0]


def _adviser(tell: Callable[[Sequence[str]], list[str]]) -> AnyAdviser:

    def advise(
        view: object,  # noqa: ARG001 - a double
        legal: Sequence[str],
        random: Random,  # noqa: ARG001 - a double
        budget: Budget,  # noqa: ARG001 - a double
        also: Sequence[str] = (),  # noqa: ARG001 - a double
        then: Mapping[str, str] = NOTHING,  # noqa: ARG001 - a double
    ) -> list[Advised]:
        return [Advised(action, 0.5, 40.0, 8, "advice.sound", {"count": 3}) for action in tell(legal)]

    return advise


def find_adviser(game: str) -> AnyAdviser | None:
    """Advisers, most of whom go wrong, by the name of the game that they are asked about."""

    def too_late(_: object) -> list[str]:
        time.sleep(AGES)
        return []

    advisers = {
        "any": _adviser(lambda legal: [*reversed(legal)]),
        "nonsense": _adviser(lambda legal: [*legal, "what is not allowed"]),
        "too late": _adviser(too_late),
        "dying": _adviser(lambda _: os._exit(3)),
    }
    return advisers.get(game)


def find(game: str, name: str) -> AnyPlayer:  # noqa: ARG001 - for any game
    players: dict[str, AnyPlayer] = {
        "first": first,
        "anything": anything,
        "dies": dies,
        "sleeps": sleeps,
        "cheats": cheats,
        "process": process,
        "nice": nice,
        "dies once": _at_first_only(lambda: os._exit(3)),
        "sleeps once": _at_first_only(lambda: time.sleep(AGES)),
    }
    return players[name]

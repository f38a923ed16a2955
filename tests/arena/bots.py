"""Python players for the tests of the arena, imported by name where they play."""

import os
import sys
from collections.abc import Sequence
from random import Random
from typing import NoReturn

from leonardo import api
from leonardo.ai.player import Budget
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View


def anything(view: object, legal: Sequence[object], random: Random, budget: Budget) -> object:  # noqa: ARG001 - a double
    return random.choice(legal)


def last(view: api.Data, legal: Sequence[api.Data], random: Random) -> api.Data:  # noqa: ARG001 - as above
    """Take the last action of those of the commonest kind, looking at nothing but data."""
    assert type(view) is dict
    kinds = [action["do"] for action in legal]
    kind = max(sorted(set(kinds)), key=kinds.count)
    return next(action for action in reversed(legal) if action["do"] == kind)


def numbering(view: api.Data, legal: Sequence[api.Data], random: Random) -> int:  # noqa: ARG001 - as above
    """Answer with a number."""
    return random.randrange(len(legal))


def beyond(view: api.Data, legal: Sequence[api.Data], random: Random) -> int:  # noqa: ARG001 - as above
    """Answer with a number that is none."""
    return 99


def garbling(view: api.Data, legal: Sequence[api.Data], random: Random) -> api.Data:  # noqa: ARG001 - as above
    """Answer with data that are no action."""
    return {"do": "dream"}


class Ours:
    """A player of our own, which gets what built-in ones get."""

    takes_objects = True

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget) -> Action:  # noqa: ARG002
        """Return the last action."""
        assert not isinstance(view, dict)
        return legal[-1]


ours = Ours()


class Frugal:
    """An object that plays: it does the first thing, and only with five tries."""

    def __call__(self, view: api.Data, legal: Sequence[api.Data], random: Random, budget: Budget) -> api.Data:  # noqa: ARG002
        """Return the first action."""
        if budget.tries != 5:
            raise ValueError(f"{budget.tries} tries")
        return legal[0]


class Everything:
    """An answer that claims to be like any other."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        raise RuntimeError("speechless")


frugal = Frugal()
number = 7


def illegal(*_: object) -> str:
    return "no such thing\x1b[2J"


def pretending(*_: object) -> Everything:
    return Everything()


def failing(*_: object) -> NoReturn:
    raise OSError("out of its depth\x1b[2J" + "!" * 1000)


def ending(*_: object) -> NoReturn:
    sys.exit("enough")


class PanicError(BaseException):
    """What libraries raise that are written in other languages, and what ends tasks of asyncio."""


def panicking(*_: object) -> NoReturn:
    """Fail beyond what is expected of a program, with a line that steers a terminal."""
    raise PanicError("\ud800\x1b[31m")


def stopping(*_: object) -> NoReturn:
    """Fail as if somebody had pressed Ctrl+C."""
    raise KeyboardInterrupt


def leaving(*_: object) -> NoReturn:
    os._exit(0)


def two(first: object, second: object) -> object:  # noqa: ARG001 - it takes too few
    """Take too few words."""
    return first

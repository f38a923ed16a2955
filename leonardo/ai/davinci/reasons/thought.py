"""What only thinking on has found, where no fact speaks for a choice: what one ends with, and how likely as the first.

It compares with one other choice, by what came of both in the games that were thought on from here.
"""

from typing import Final, Protocol

from leonardo.ai.davinci.reasons.grounds import Reason

FLORINS_AND_CHANCE: Final = "davinci.advice.thought_both"
FLORINS: Final = "davinci.advice.thought_florins"
CHANCE: Final = "davinci.advice.thought_chance"
ALIKE: Final = "davinci.advice.thought_alike"
AS_GOOD: Final = "davinci.advice.as_good"
BEHIND: Final = "davinci.advice.behind"
LESS: Final = "davinci.advice.less"
THOUGHT: Final = frozenset((FLORINS_AND_CHANCE, FLORINS, CHANCE, ALIKE, AS_GOOD, BEHIND, LESS))
"""The keys of all that is found so: such a reason speaks of the choice that it was compared with."""


class Outlook(Protocol):
    """A choice and what came of it."""

    @property
    def score(self) -> float:
        """The florins that one ends with."""

    @property
    def likely(self) -> float:
        """How likely one ends first, 0 to 1."""


def ahead(better: Outlook, other: Outlook) -> Reason:
    """Return what a choice is better by than another one."""
    florins, chances = _florins(better, other), _chances(better, other)
    if florins > 0 and chances["percent"] > chances["than"]:
        return Reason(FLORINS_AND_CHANCE, {"florins": florins, **chances})
    if chances["percent"] > chances["than"]:
        return Reason(CHANCE, chances)
    return Reason(FLORINS, {"florins": florins}) if florins > 0 else Reason(ALIKE)


def behind(worse: Outlook, best: Outlook) -> Reason:
    """Return what a choice falls short of the best by."""
    florins, chances = _florins(best, worse), _chances(worse, best)
    if florins > 0:
        return Reason(BEHIND, {"florins": florins})
    return Reason(LESS, chances) if chances["percent"] < chances["than"] else Reason(AS_GOOD)


def _florins(one: Outlook, other: Outlook) -> int:
    return round(one.score) - round(other.score)


def _chances(one: Outlook, other: Outlook) -> dict[str, int]:
    return {"percent": round(100 * one.likely), "than": round(100 * other.likely)}

"""Why a choice is good, for any game: a fact, or what only thinking on has found where no fact speaks for it.

What was found is what one ends with by a choice and how likely as the first, beside one other choice, by what came of
both in the games that were thought on from here.
"""

from typing import Any, Final, Protocol

from attrs import field, frozen


@frozen
class Reason:
    """Why a choice is good: the key of a sentence, and the values that it speaks of, by what they are."""

    key: str
    values: dict[str, Any] = field(factory=dict)


class Outlook(Protocol):
    """A choice and what came of it."""

    @property
    def score(self) -> float:
        """What one ends with, in the game's own measure."""

    @property
    def likely(self) -> float:
        """How likely one ends first, 0 to 1."""


_WORDS: Final = ("thought_both", "thought_more", "thought_chance", "thought_alike", "as_good", "behind", "less")


@frozen
class Thoughts:
    """What thinking on has found, as sentences of one game: their keys begin with `prefix`."""

    prefix: str

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all that is found so: such a reason speaks of the choice that it was compared with."""
        return frozenset(f"{self.prefix}.{word}" for word in _WORDS)

    @property
    def alike(self) -> Reason:
        """Say that hardly anything else does better or worse."""
        return self._reason("thought_alike")

    @property
    def as_good(self) -> Reason:
        """Say that a choice is about as good as the best."""
        return self._reason("as_good")

    def ahead(self, better: Outlook, other: Outlook) -> Reason:
        """Return what a choice is better by than another one."""
        more, chances = _more(better, other), _chances(better, other)
        if more > 0 and chances["percent"] > chances["than"]:
            return self._reason("thought_both", more=more, **chances)
        if chances["percent"] > chances["than"]:
            return self._reason("thought_chance", **chances)
        return self._reason("thought_more", more=more) if more > 0 else self.alike

    def behind(self, worse: Outlook, best: Outlook) -> Reason:
        """Return what a choice falls short of the best by."""
        more, chances = _more(best, worse), _chances(worse, best)
        if more > 0:
            return self._reason("behind", more=more)
        return self._reason("less", **chances) if chances["percent"] < chances["than"] else self.as_good

    def _reason(self, word: str, **values: int) -> Reason:
        return Reason(f"{self.prefix}.{word}", dict(values))


def _more(one: Outlook, other: Outlook) -> int:
    """Return by how much more one ends, in what the game is won by; its words say the unit."""
    return round(one.score) - round(other.score)


def _chances(one: Outlook, other: Outlook) -> dict[str, int]:
    return {"percent": round(100 * one.likely), "than": round(100 * other.likely)}

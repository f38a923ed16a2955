"""Why a choice is good, for any game: a fact, or what only thinking on has found where no fact speaks for it.

What was found is what one ends with by a choice and how likely as the first, beside one other choice, by what came of
both in the games that were thought on from here. It is told as a span, and only as far as it exceeds all doubt.
"""

from typing import Any, Final

from attrs import field, frozen

from leonardo.ai.estimate import LEAST_CHANCE, Gap, Span


@frozen
class Reason:
    """Why a choice is good: the key of a sentence, and the values that it speaks of, by what they are.

    A `guess` is no fact but what rules of thumb say: it supports the best choice only, if that is better beyond doubt.
    """

    key: str
    values: dict[str, Any] = field(factory=dict)
    guess: bool = False

    def holds_as_well(self, other: "Reason") -> bool:
        """Return whether another choice, for which `other` speaks, has as much of this: it does not part the two.

        It has, where both say the same but for what they are about: that a seat begins this type or that one.
        """
        if self.key != other.key:
            return False
        return all(self.values[name] == other.values.get(name) for name in self.values if name not in _SUBJECTS)


_SUBJECTS: Final = frozenset(
    {"invention", "component", "components", "place", "quarter", "land", "source", "card", "machine", "effect", "seat"}
    | {"other"}
)
"""Values that say what a reason is about; all others say how much of it there is."""

_WORDS: Final = (
    "thought_both",
    "thought_more",
    "thought_chance",
    "thought_alike",
    "thought_best",
    "as_good",
    "behind",
    "less",
)


@frozen
class Thoughts:
    """What thinking on has found, as sentences of one game: their keys begin with `prefix`.

    Their values are `more`, what one choice ends with more than another in what the game is won by, and `by`, by
    how many percent its chance to end first is higher: each from the least to the most.
    """

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
    def best(self) -> Reason:
        """Say that hardly anything else does better, while something does worse."""
        return self._reason("thought_best")

    @property
    def as_good(self) -> Reason:
        """Say that a choice is about as good as the best."""
        return self._reason("as_good")

    def ahead(self, gap: Gap) -> Reason:
        """Return what a choice is better by than another one, which falls short of it by a gap."""
        more, by = more_of(gap), percent_of(gap)
        if more and by:
            return self._reason("thought_both", more=more, by=by)
        if by:
            return self._reason("thought_chance", by=by)
        return self._reason("thought_more", more=more) if more else self.alike

    def behind(self, gap: Gap) -> Reason:
        """Return what a choice falls short of the best by."""
        more, by = more_of(gap), percent_of(gap)
        if by:
            return self._reason("less", by=by)
        return self._reason("behind", more=more) if more else self.as_good

    def _reason(self, word: str, **values: tuple[int, int]) -> Reason:
        return Reason(f"{self.prefix}.{word}", dict(values))


def more_of(gap: Gap) -> tuple[int, int] | None:
    """Return what a choice ends with more, from the least to the most; nothing if it may as well be less."""
    return _whole(gap.score) if gap.score.least > 0 and round(gap.score.likely) >= 1 else None


def percent_of(gap: Gap) -> tuple[int, int] | None:
    """Return how many percent likelier a choice ends first; nothing if it may as well be less likely."""
    chance = gap.chance
    if chance.least < LEAST_CHANCE:
        return None
    return _whole(Span(100 * chance.least, 100 * chance.likely, 100 * chance.most))


def _whole(span: Span) -> tuple[int, int]:
    least = max(1, round(span.least))
    return least, max(least, round(span.most))

"""Which form of a text a number takes, by the rules of Unicode CLDR: `n % 10 = 2..4 and n % 100 != 12..14`.

A rule is written as CLDR writes it (UTS 35, part 3, “Language Plural Rules”); the samples behind an `@` may stay. The
program counts whole things only, so of a number's operands `n` and `i` are the number itself, and all others are 0.
"""

import re
from typing import Final

from attrs import frozen

CATEGORIES: Final = ("zero", "one", "two", "few", "many")
"""The forms that have a rule; all other numbers take the form `other`."""

_LONGEST: Final = 400  # characters of a rule; the longest of CLDR has 229
_TOKEN: Final = re.compile(r"\s*(?:(\d+)|(\.\.|!=|[=%,])|(\w+)|(\S))")
_WHOLE: Final = frozenset("ni")  # operands that are the number itself, if it is whole
_PARTS: Final = frozenset("fvtwce")  # operands about decimals and exponents, which whole numbers have none of
_DIGITS: Final = 9
_END: Final = "the end"


class PluralRuleError(ValueError):
    """A rule cannot be understood; the text says at which character and why."""


@frozen
class Relation:
    """Whether an operand of a number, or its remainder, is in some ranges, or is not."""

    operand: str
    modulus: int | None
    ranges: tuple[tuple[int, int], ...]
    is_in: bool

    def holds(self, number: int) -> bool:
        value = abs(number) if self.operand in _WHOLE else 0
        if self.modulus is not None:
            value %= self.modulus
        return any(low <= value <= high for low, high in self.ranges) == self.is_in


@frozen
class PluralRule:
    """A rule: it holds for a number if in one of its alternatives all relations hold."""

    alternatives: tuple[tuple[Relation, ...], ...]

    def holds(self, number: int) -> bool:
        return any(all(relation.holds(number) for relation in together) for together in self.alternatives)


def read_rule(text: str) -> PluralRule:
    """Return the rule that a text writes.

    Raises:
        PluralRuleError: if it is not one.
    """
    if len(text) > _LONGEST:
        raise PluralRuleError(f"it has more than {_LONGEST} characters")
    reader = _Reader(text.partition("@")[0])
    alternatives = [_together(reader)]
    while reader.took("or"):
        alternatives.append(_together(reader))
    if reader.word:
        raise reader.error("“and”, “or” or the end")
    return PluralRule(tuple(alternatives))


class _Reader:
    """The words of a rule, one after another."""

    def __init__(self, text: str) -> None:
        found = list(_TOKEN.finditer(text))
        self._words = [(each[each.lastindex or 0], each.start(each.lastindex or 0) + 1) for each in found]
        self._words.append(("", len(text.rstrip()) + 1))

    @property
    def word(self) -> str:
        return self._words[0][0]

    def took(self, word: str) -> bool:
        """Go on if a word comes next; return whether it does."""
        if self.word != word:
            return False
        self._words.pop(0)
        return True

    def number(self) -> int:
        if not (self.word.isdecimal() and self.word.isascii() and len(self.word) <= _DIGITS):
            raise self.error(f"a number of at most {_DIGITS} digits")
        return int(self._words.pop(0)[0])

    def operand(self) -> str:
        if self.word not in _WHOLE | _PARTS:
            raise self.error(f"one of {', '.join(sorted(_WHOLE | _PARTS))}")
        return self._words.pop(0)[0]

    def error(self, wanted: str) -> PluralRuleError:
        word, place = self._words[0]
        return PluralRuleError(f"at character {place} {wanted} is needed, not {f'“{word}”' if word else _END}")


def _together(reader: _Reader) -> tuple[Relation, ...]:
    found = [_relation(reader)]
    while reader.took("and"):
        found.append(_relation(reader))
    return tuple(found)


def _relation(reader: _Reader) -> Relation:
    operand, modulus = reader.operand(), None
    if reader.took("%"):
        if reader.word.strip("0") == "":
            raise reader.error("a number above 0")
        modulus = reader.number()
    is_in = reader.took("=")
    if not (is_in or reader.took("!=")):
        raise reader.error("“=” or “!=”")
    ranges = [_range(reader)]
    while reader.took(","):
        ranges.append(_range(reader))
    return Relation(operand, modulus, tuple(ranges), is_in)


def _range(reader: _Reader) -> tuple[int, int]:
    low = reader.number()
    if not reader.took(".."):
        return low, low
    if reader.word.isdecimal() and int(reader.word[:_DIGITS]) < low:
        raise reader.error(f"a number from {low} on")
    return low, reader.number()

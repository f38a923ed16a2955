"""Decisions spelled word by word, so that a few hundred words say any of thousands of actions.

An action is spelled as the values of its data in their order, `do` first, and then what closes it: `place`,
`apprentice`, `council`, `3`, `close`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, cast

from attrs import field, frozen

from leonardo import api

Word = int  # the number of a word in a vocabulary
Spelling = tuple[Word, ...]

_FIXED: Final = ("null", "false", "true", "close", "minus", "thousand")
_NULL, _FALSE, _TRUE, _CLOSE, _MINUS, _THOUSAND = range(len(_FIXED))
_ZERO: Final = len(_FIXED)  # the word for 0
_NUMBERS: Final = 1000  # numbers below it are one word; of others each thousand is a word of its own


@frozen
class Vocabulary:
    """All words of a game; a word is its number in `words`."""

    words: tuple[str, ...]
    _numbers: Mapping[str, Word] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        names = {word: number for number, word in enumerate(self.words) if number >= _ZERO + _NUMBERS}
        object.__setattr__(self, "_numbers", names)

    def __len__(self) -> int:
        return len(self.words)

    def spell(self, action: api.Data) -> Spelling:
        """Return the words of an action; no action's words begin with all the words of another one.

        Raises:
            KeyError: if it has a text that is none of the words.
        """
        words: list[Word] = []
        for value in action.values():
            self._spell(value, words)
        words.append(_CLOSE)
        return tuple(words)

    def _spell(self, value: object, words: list[Word]) -> None:
        """Append the words of a value of JSON; it is done for each legal action, so the commonest kinds come first."""
        if isinstance(value, str):
            words.append(self._numbers[value])
        elif type(value) is int and 0 <= value < _NUMBERS:
            words.append(_ZERO + value)
        elif value is None or isinstance(value, bool):
            words.append(_NULL if value is None else _TRUE if value else _FALSE)
        elif isinstance(value, int):
            if value < 0:
                words.append(_MINUS)
            thousands, rest = divmod(abs(value), _NUMBERS)
            words += [*[_THOUSAND] * thousands, _ZERO + rest]
        else:
            if isinstance(value, Mapping):
                value = (each for pair in value.items() for each in pair)
            for each in cast("Iterable[object]", value):
                self._spell(each, words)
            words.append(_CLOSE)


@cache
def vocabulary(game: str) -> Vocabulary:
    """Return the words of a game: marks, the numbers 0 to 999, then all names that its actions hold.

    Raises:
        ValueError: if there is no such game.
    """
    schemas = api.schemas(game)
    names = dict.fromkeys(_names(schemas["action"], schemas))
    return Vocabulary((*_FIXED, *map(str, range(_NUMBERS)), *names))


def _names(schema: Any, schemas: api.Data) -> Iterator[str]:  # noqa: ANN401 - JSON
    """Yield the texts that data of a schema can hold."""
    if "$ref" in schema:
        yield from _names(schemas[schema["$ref"].rsplit("/", 1)[1]], schemas)
    yield from (each for each in (schema.get("const"), *schema.get("enum", ())) if isinstance(each, str))
    required = schema.get("required", ())
    for name, each in schema.get("properties", {}).items():
        if name not in required:
            yield name
        yield from _names(each, schemas)
    for part in (*schema.get("anyOf", ()), *schema.get("prefixItems", ())):
        yield from _names(part, schemas)
    if isinstance(schema.get("items"), dict):
        yield from _names(schema["items"], schemas)


@frozen
class Decision:
    """A decision that is being spelled: the words `said` so far and the spellings still open, by action number.

    Words that nothing can follow but one are said by themselves.
    """

    said: Spelling
    _open: tuple[tuple[int, Spelling], ...]

    @classmethod
    def among(cls, spellings: Iterable[Spelling]) -> "Decision":
        """Begin a decision among actions that are spelled so."""
        return cls((), tuple(enumerate(spellings)))._led_on()

    @property
    def words(self) -> list[Word]:
        """The words that can come next, in rising order; none when it is decided."""
        at = len(self.said)
        return [] if self.decided is not None else sorted({spelling[at] for _, spelling in self._open})

    @property
    def decided(self) -> int | None:
        """The number of the action, once only one is open."""
        return self._open[0][0] if len(self._open) == 1 else None

    def say(self, word: Word) -> "Decision":
        """Return the decision after a word.

        Raises:
            ValueError: if the word cannot come next.
        """
        at = len(self.said)
        still = tuple(each for each in self._open if each[1][at : at + 1] == (word,))
        if not still or self.decided is not None:
            raise ValueError(f"word {word} cannot come next")
        return Decision((*self.said, word), still)._led_on()

    def _led_on(self) -> "Decision":
        if len(self._open) <= 1:
            return self
        at = reach = len(self.said)
        (_, first), *others = self._open
        while all(spelling[reach] == first[reach] for _, spelling in others):
            reach += 1
        return Decision(first[:reach], self._open) if reach > at else self

"""Searching in a rule book: what is asked often and its rules, then titles, then paragraphs that have all the words.

Words are compared without capitals and accents, and by their beginnings, so that "ties" finds "tie" and "přerušení"
finds "přerušit". Where no paragraph has all that was written, as in a question of one's own, those come that have the
rarest of its words.
"""

import re
from collections.abc import Iterable, Sequence
from math import log
from typing import Final

from attrs import frozen

from leonardo.app.kit.words import words
from leonardo.app.rulebook.book import OftenAsked, ParagraphPlace, RuleBook, plain

_WORD: Final = re.compile(r"\w+(?:\.\d+)?")
"""A word, or the number of a rule."""
_SHORT: Final = 3
"""Letters below which a word says nothing where there are longer ones."""
_ENDINGS: Final = ((8, 3), (6, 2), (4, 1))
"""From how many letters on so many of them may be an ending that is another elsewhere."""
_COMMON: Final = 0.25
"""The share of the paragraphs from which on a word that is in so many of them tells nothing."""
_NEAR: Final = 0.7
"""The share of what the best paragraph has of it that another must have, where none has all that was written."""


@frozen
class Hit:
    """What was found: a `place` in the book, with the words `sought` there, or something that is `asked` often."""

    sought: tuple[str, ...]
    place: ParagraphPlace | None = None
    asked: OftenAsked | None = None


def found(book: RuleBook, wanted: str) -> list[Hit]:
    """Return what a book has about words, or under the number of a rule, the best first."""
    sought = tuple(dict.fromkeys(_WORD.findall(plain(wanted))))
    if not sought:
        return []
    texts = [(place, paragraph.rules, _text_of(book, place)) for place, paragraph in book.paragraphs()]
    asked = [each for each in book.questions if _asks(each, sought)]
    named = {rule: _named(each) for each in reversed(asked) for rule in each.rules}
    hits = [(0, Hit((), asked=each)) for each in asked]
    telling = _rare(sought, [title + text for _, _, (title, text) in texts])
    for place, rules, (title, text) in texts:
        answering = next((named[rule] for rule in rules if rule in named), None)
        if wanted.strip() in rules:
            hits.append((-1, Hit(telling, place)))
        elif answering is not None:
            hits.append((1, Hit(answering, place)))
        elif _all_in(sought, title):
            hits.append((2, Hit(telling, place)))
        elif _all_in(sought, title + text):
            hits.append((3 if set(sought) <= set(title + text) else 4, Hit(telling, place)))
    if not hits:
        return _nearest(sought, [(place, title + text) for place, _, (title, text) in texts])
    return [hit for _, hit in sorted(hits, key=lambda each: each[0])]


def marks(text: str, sought: Sequence[str]) -> list[tuple[int, int]]:
    """Return where in a text the words are that were sought, each from its first letter to behind its last."""
    telling = [each for each in sought if len(each) >= _SHORT or each[0].isdigit()] or sought
    return [
        match.span() for match in _WORD.finditer(text) if any(_alike(each, plain(match.group())) for each in telling)
    ]


def excerpt(text: str, sought: Sequence[str]) -> str:
    """Return a text from the sentence on in which the first of the words is."""
    first = next((start for start, _ in marks(text, sought)), 0)
    begins = max((match.end() for match in re.finditer(r"[.;:!?] ", text[:first])), default=0)
    return f"… {text[begins:]}" if begins else text


def _named(asked: OftenAsked) -> tuple[str, ...]:
    return tuple(_WORD.findall(plain(words(asked.named))))


def _rare(sought: Sequence[str], texts: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return those of the words that are in few texts; all of them where every one is common."""
    rare = [each for each in sought if sum(_all_in((each,), known) for known in texts) <= _COMMON * len(texts)]
    return tuple(rare or sought)


def _text_of(book: RuleBook, place: ParagraphPlace) -> tuple[list[str], list[str]]:
    spread = book.spreads[place.spread]
    title, text = words(spread.title), words(spread.paragraphs[place.paragraph].text)
    return _WORD.findall(plain(title)), _WORD.findall(plain(text))


def _asks(asked: OftenAsked, sought: Sequence[str]) -> bool:
    """Tell whether a question is meant: its matter is named, and half of what was written is about it."""
    named = _named(asked)
    known = [*named, *_WORD.findall(plain(words(asked.text)))]
    telling = [each for each in sought if len(each) > _SHORT] or sought
    about = sum(_all_in((each,), known) for each in telling)
    return 2 * about >= len(telling) and any(_all_in((each,), named) for each in sought if len(each) >= _SHORT)


def _all_in(sought: Iterable[str], known: Sequence[str]) -> bool:
    return all(any(_alike(each, word) for word in known) for each in sought)


def _alike(sought: str, word: str) -> bool:
    """Tell whether a word begins as what was sought, or differs from it in its ending only."""
    if word.startswith(sought):
        return True
    ending = next((letters for length, letters in _ENDINGS if len(sought) >= length), 0)
    stem = sought[: len(sought) - ending]
    return bool(ending) and word.startswith(stem) and len(word) <= len(sought) + ending


def _nearest(sought: Sequence[str], texts: Sequence[tuple[ParagraphPlace, Sequence[str]]]) -> list[Hit]:
    """Return what has most of what was sought, each word counting the more the fewer paragraphs have it."""
    weights: dict[str, float] = {}
    for each in sought:
        having = sum(_all_in((each,), known) for _, known in texts)
        if len(each) >= _SHORT and 0 < having <= _COMMON * len(texts):
            weights[each] = log(len(texts) / having) + 1
    worths = {
        place: sum(weight for each, weight in weights.items() if _all_in((each,), known)) for place, known in texts
    }
    best = max(worths.values(), default=0.0)
    near = sorted(
        (place for place, worth in worths.items() if worth and worth >= _NEAR * best), key=lambda each: -worths[each]
    )
    return [Hit(tuple(weights), place) for place in near]

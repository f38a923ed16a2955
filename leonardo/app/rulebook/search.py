"""Searching in a rule book: questions and their rules, then titles, then paragraphs that have all the words.

What the table says, such as a button, its tip or a prompt, leads to its own rule before all else. It is found among
the texts of the game: a label belongs to its tip, `<game>.button.<key>` to `<game>.explain.button_<key>`. A tip and
an objection cite their rule; of prompts the book names it.

Words are compared without capitals and accents, and by their beginnings, so that "ties" finds "tie" and "přerušení"
finds "přerušit". They may be parted among the paragraphs of one spread. Where no paragraph has all that was written,
those come that have the rarest of its words.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import Final

from attrs import frozen

from leonardo.app.kit.translations import Translations, tr, translations
from leonardo.app.rulebook.book import OftenAsked, ParagraphPlace, RuleBook, plain
from leonardo.app.table.words.explaining import rule_in

_FIELD: Final = re.compile(r"\{[^{}]*\}")
_CITATION: Final = re.compile(r"\s*\([^()]*\)")


@frozen
class Saying:
    """A text of the table under its `key`, without its fields and its citation, and the number of its rule."""

    key: str
    text: str
    rule: str


def sayings(game: str, prompts: Mapping[str, str]) -> tuple[Saying, ...]:
    """Return all that a table says of which it is known by which rule: labels, prompts, tips and objections.

    `prompts` has the rules of prompts by the beginnings of their names.
    """
    return _all(translations(), game, tuple(prompts.items()))


@lru_cache(maxsize=2)
def _all(spoken: Translations, game: str, prompts: tuple[tuple[str, str], ...]) -> tuple[Saying, ...]:
    return tuple(_in(spoken, game, dict(prompts)))


def _in(spoken: Translations, game: str, prompts: Mapping[str, str]) -> Iterator[Saying]:
    keys = sorted(key for key in spoken if key.startswith(f"{game}.") and not key.startswith(f"{game}.rules."))
    for key in keys:
        if key.startswith(f"{game}.button."):
            name = key.removeprefix(f"{game}.button.")
            yield from _sayings_of(spoken, key, _rule_of_label(spoken, game, name))
    for key in keys:
        if key.startswith(f"{game}.prompt."):
            name = key.removeprefix(f"{game}.prompt.").removeprefix("briefly.")
            yield from _sayings_of(spoken, key, _longest(prompts, name))
    for key in keys:
        yield from _sayings_of(spoken, key, rule_in(spoken.text(key) or ""))


def _rule_of_label(spoken: Translations, game: str, name: str) -> str:
    """Return the rule that the tip of a button cites; the label may have several forms."""
    for named in (name, name.rpartition(".")[0]):
        if named and (tip := spoken.text(f"{game}.explain.button_{named}")) is not None:
            return rule_in(tip)
    return ""


def _longest(prompts: Mapping[str, str], name: str) -> str:
    return next((prompts[each] for each in sorted(prompts, key=len, reverse=True) if name.startswith(each)), "")


def _sayings_of(spoken: Translations, key: str, rule: str) -> Iterator[Saying]:
    text = spoken.text(key)
    if text is not None and rule:
        yield Saying(key, _CITATION.sub("", _FIELD.sub(" ", text)), rule)


_WORD: Final = re.compile(r"\w+(?:\.\d+)?")  # a word, or the number of a rule
_SHORT: Final = 3  # letters below which a word says nothing where there are longer ones
_ENDINGS: Final = ((8, 3), (6, 2), (4, 1))
"""From how many letters on so many of them may be an ending that is another elsewhere."""
_COMMON: Final = 0.25  # the share of the paragraphs from which on a word that is in so many of them tells nothing
_HALF: Final = 0.5  # the share of what the table says in one text that must be written for it to be meant
_MEANT: Final = 0.75  # the share from which on it is certainly meant
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
    sought = tuple(dict.fromkeys(_words(wanted)))
    if not sought:
        return []
    texts = [(place, paragraph.rules, _text_of(book, place)) for place, paragraph in book.paragraphs()]
    asked = [each for each in book.questions if _asks(each, sought)]
    matters = _titles(book)
    whole = [each for each in asked if _answers_all(each, sought, matters)]
    hits = [(0.0 if each in whole else 6, Hit((), asked=each)) for each in asked]
    named = {rule: _named(each) for each in reversed(whole) for rule in each.rules}
    partly = {rule: _named(each) for each in reversed(asked) for rule in each.rules}
    telling = _rare(sought, [title + text for _, _, (title, text) in texts])
    said, spreads = _said(book, sought), _spreads(book, texts)
    for place, rules, (title, text) in texts:
        answering = next((named[rule] for rule in rules if rule in named), None)
        share = said.get(place, 0.0)
        if wanted.strip() in rules:
            hits.append((-2, Hit(telling, place)))
        elif share:
            hits.append((-share if share > _MEANT else 1 - share, Hit(telling, place)))
        elif answering is not None:
            hits.append((1, Hit(answering, place)))
        elif _all_in(sought, title):
            hits.append((2, Hit(telling, place)))
        elif _all_in(sought, title + text):
            hits.append((3 if set(sought) <= set(title + text) else 4, Hit(telling, place)))
        elif _all_in(sought, spreads[place.spread]) and (there := sum(_all_in((each,), text) for each in telling)):
            hits.append((5 + 1 / (1 + there), Hit(telling, place)))
        elif any(rule in partly for rule in rules):
            hits.append((7, Hit(next(partly[rule] for rule in rules if rule in partly), place)))
    if not hits:
        return _nearest(sought, [(place, title + text) for place, _, (title, text) in texts])
    return [hit for _, hit in sorted(hits, key=lambda each: each[0])]


def marks(text: str, sought: Sequence[str]) -> list[tuple[int, int]]:
    """Return where in a text the words are that were sought, each from its first letter to behind its last."""
    telling = [each for each in sought if len(each) >= _SHORT or each[0].isdigit()] or sought
    return [
        match.span() for match in _WORD.finditer(text) if any(_is_in(each, (plain(match.group()),)) for each in telling)
    ]


def excerpt(text: str, sought: Sequence[str]) -> str:
    """Return a text from the sentence on in which the first of the words is."""
    first = next((start for start, _ in marks(text, sought)), 0)
    begins = max((match.end() for match in re.finditer(r"[.;:!?] ", text[:first])), default=0)
    return f"… {text[begins:]}" if begins else text


def _named(asked: OftenAsked) -> tuple[str, ...]:
    return _words(tr(asked.named))


def _rare(sought: Sequence[str], texts: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return those of the words that are in few texts; all of them where every one is common."""
    rare = [each for each in sought if sum(_all_in((each,), known) for known in texts) <= _COMMON * len(texts)]
    return tuple(rare or sought)


def _text_of(book: RuleBook, place: ParagraphPlace) -> tuple[tuple[str, ...], tuple[str, ...]]:
    spread = book.spreads[place.spread]
    title, text = tr(spread.title), tr(spread.paragraphs[place.paragraph].text)
    return _words(title), _words(text)


def _said(book: RuleBook, sought: Sequence[str]) -> dict[ParagraphPlace, float]:
    """Return where the rules are of what the table says, and how much of that was written, if at least half was."""
    rules = dict[str, float]()
    for saying in sayings(book.game, book.prompts) if book.game else ():
        share = meant(saying.text, sought)
        if share >= _HALF:
            rules[saying.rule] = max(share, rules.get(saying.rule, 0.0))
    places = {rule: book.place_of(rule) for rule in rules}
    return {place: rules[rule] for rule, place in sorted(places.items(), key=lambda each: rules[each[0]]) if place}


def meant(text: str, sought: Sequence[str]) -> float:
    """Return which share of the words of a text was written; none where anything else was, too."""
    known = list(dict.fromkeys(_words(text)))
    return min(1.0, len(sought) / len(known)) if known and _all_in(sought, known) else 0.0


def _titles(book: RuleBook) -> list[str]:
    titles = [*(each.title for each in book.chapters), *(each.title for each in book.parts)]
    return [word for title in titles for word in _words(tr(title))]


def _answers_all(asked: OftenAsked, sought: Sequence[str], matters: Sequence[str]) -> bool:
    known = [*_named(asked), *_words(f"{tr(asked.text)} {tr(asked.answer)}")]
    telling = (each for each in sought if len(each) > _SHORT and _all_in((each,), matters))
    return all(_all_in((each,), known) for each in telling)


def _spreads(
    book: RuleBook, texts: Sequence[tuple[ParagraphPlace, Sequence[str], tuple[Sequence[str], Sequence[str]]]]
) -> list[list[str]]:
    found = [[*_words(tr(book.chapter_of(number).title))] for number in range(len(book.spreads))]
    for place, _, (title, text) in texts:
        found[place.spread] += [*title, *text]
    return found


def _asks(asked: OftenAsked, sought: Sequence[str]) -> bool:
    """Tell whether a question is meant: its matter is named, and half of what was written is about it."""
    named = _named(asked)
    known = [*named, *_words(tr(asked.text))]
    telling = [each for each in sought if len(each) > _SHORT] or sought
    about = sum(_all_in((each,), known) for each in telling)
    return 2 * about >= len(telling) and any(_all_in((each,), named) for each in sought if len(each) >= _SHORT)


def _all_in(sought: Iterable[str], known: Sequence[str]) -> bool:
    return all(_is_in(each, known) for each in sought)


def _is_in(sought: str, known: Sequence[str]) -> bool:
    stem, longest = _stem(sought)
    return any(word.startswith(stem) and (len(word) <= longest or word.startswith(sought)) for word in known)


@lru_cache(1024)
def _stem(sought: str) -> tuple[str, int]:
    ending = next((letters for length, letters in _ENDINGS if len(sought) >= length), 0)
    return sought[: len(sought) - ending], len(sought) + ending


@lru_cache(4096)
def _words(text: str) -> tuple[str, ...]:
    """Return the words of a text as they are compared; a book and what its table says are asked for again and again."""
    return tuple(_WORD.findall(plain(text)))


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

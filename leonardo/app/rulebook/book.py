"""What a rule book is: chapters of illustrated spreads with the number of the rule at each paragraph."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

from attrs import field, frozen

if TYPE_CHECKING:
    from leonardo.app.rulebook.pen import Pen

_PLAIN: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ŋ": "n", "ħ": "h"}
)
"""Letters that no accent parts from a plain one, and what is typed where a keyboard lacks them."""

Illustrate = Callable[["Pen"], None]  # draws the picture of a spread with a pen, which knows how large its sheet is


@frozen
class Paragraph:
    """A few sentences: the key of their `text`, and the numbers of the `rules` that they tell."""

    rules: tuple[str, ...]
    text: str


@frozen
class Spread:
    """A picture on the left page and 60 to 90 words on the right one, below a `title` (its key)."""

    title: str
    paragraphs: tuple[Paragraph, ...]
    picture: Illustrate


@frozen
class Chapter:
    """Spreads on one matter, such as a phase; `title` is its key."""

    title: str
    spreads: tuple[Spread, ...]


@frozen
class GamePart:
    """Something that the game is played with, by its name (the key `title`), and where the book tells of it."""

    title: str
    rule: str
    picture: str  # the name of a picture of it


@frozen
class OftenAsked:
    """Something that is often asked: the key of its `text`, of an `answer` in a few lines, and the `rules` that say it.

    `named` is the key of the words that name the matter; by these it is found in a search, besides those of its text.
    """

    text: str
    answer: str
    named: str
    rules: tuple[str, ...]


@frozen
class ParagraphPlace:
    """A paragraph in the book: the number of its spread from the first one on, and its own on that spread."""

    spread: int
    paragraph: int


@frozen
class RuleBook:
    """All rules of a game: by phase in `chapters`, by what it is played with in `parts`.

    `questions` are often asked; `summary` are the rules on the page that can be printed. What the table of the `game`
    says leads to its rules, too: those of `prompts` are told by the beginnings of their names.
    """

    chapters: tuple[Chapter, ...]
    parts: tuple[GamePart, ...] = ()
    questions: tuple[OftenAsked, ...] = ()
    summary: tuple[str, ...] = ()
    game: str = ""
    prompts: Mapping[str, str] = field(factory=dict)

    @property
    def spreads(self) -> Sequence[Spread]:
        return [spread for chapter in self.chapters for spread in chapter.spreads]

    def chapter_of(self, spread: int) -> Chapter:
        for chapter in self.chapters:
            if spread < len(chapter.spreads):
                return chapter
            spread -= len(chapter.spreads)
        raise IndexError("there are not so many spreads")

    def first_of(self, chapter: Chapter) -> int:
        before = self.chapters[: self.chapters.index(chapter)]
        return sum(len(each.spreads) for each in before)

    def place_of(self, rule: str) -> ParagraphPlace | None:
        """Return where a rule is told; of a whole section ("8") the first of its rules."""
        exactly = (place for place, paragraph in self.paragraphs() if rule in paragraph.rules)
        section = rule.partition(".")[0]
        near = (
            place
            for place, paragraph in self.paragraphs()
            if any(number.partition(".")[0] == section for number in paragraph.rules)
        )
        return next(exactly, None) or next(near, None)

    def paragraphs(self) -> Iterator[tuple[ParagraphPlace, Paragraph]]:
        for number, spread in enumerate(self.spreads):
            for row, paragraph in enumerate(spread.paragraphs):
                yield ParagraphPlace(number, row), paragraph


def plain(text: str) -> str:
    """Return a text as it is searched: small letters without accents, ligatures and other signs as plain letters."""
    letters = normalize("NFKD", text.casefold()).translate(_PLAIN)
    return "".join(letter for letter in letters if not combining(letter))


class Binder:
    """Makes the parts of a book; `text` is the key below which its texts lie."""

    def __init__(self, text: str) -> None:
        self._text = text

    def chapter(self, name: str, *spreads: Spread) -> Chapter:
        return Chapter(f"{self._text}.chapters.{name}", spreads)

    def spread(self, name: str, picture: Illustrate, *told: str) -> Spread:
        """Return a spread whose paragraphs tell the rules that their names say: "8_5_2" is the second of rule 8.5."""
        rules = (".".join(re.findall(r"\d+", each)[:2]) for each in told)
        paragraphs = (Paragraph((rule,), f"{self._text}.{name}.{each}") for rule, each in zip(rules, told, strict=True))
        return Spread(f"{self._text}.titles.{name}", tuple(paragraphs), picture)

    def part(self, name: str, rule: str, picture: str) -> GamePart:
        """Return something that the game is played with, and the name of a picture of it."""
        return GamePart(f"{self._text}.parts.{name}", rule, picture)

    def asked(self, name: str, *rules: str) -> OftenAsked:
        """Return a question that is often asked, with its answer, the words that name it, and the rules that say it."""
        text, answer, named = (f"{self._text}.{part}.{name}" for part in ("asked", "answers", "named"))
        return OftenAsked(text, answer, named, rules)

"""The rule book of a game as Markdown: all its chapters, the common questions and the cards."""

from collections.abc import Iterator
from typing import Final

from leonardo.app.kit.translations import tr
from leonardo.app.presentation import Presentation
from leonardo.app.rulebook.book import RuleBook
from leonardo.app.rulebook.cards import CardList, Cell

_PLAIN_SPACES: Final = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")
"""Spaces at which no line ends on a page; in a text that programs read and search they are plain."""


def written(presentation: Presentation) -> str | None:
    """Return the rules of a game in the language that is spoken; nothing if it has no book of them."""
    learning = presentation.learning
    if learning.rules is None:
        return None
    parts = [f"# {tr(presentation.title)}", *_chapters(learning.rules())]
    if learning.cards is not None:
        parts += _cards(learning.cards())
    return "\n\n".join(parts).translate(_PLAIN_SPACES)


def _chapters(book: RuleBook) -> Iterator[str]:
    for chapter in book.chapters:
        yield f"## {tr(chapter.title)}"
        for spread in chapter.spreads:
            yield f"### {tr(spread.title)}"
            yield from (f"**{', '.join(each.rules)}** {tr(each.text)}" for each in spread.paragraphs)
    if book.questions:
        yield f"## {tr('rulebook.asked')}"
    for asked in book.questions:
        yield f"### {tr(asked.text)}"
        yield f"**{', '.join(asked.rules)}** {tr(asked.answer)}"


def _cards(cards: CardList) -> Iterator[str]:
    yield f"## {tr('rulebook.cards')}"
    yield tr(cards.about)
    head = [tr(column.title) for column in cards.columns]
    rows = [head, ["---"] * len(head), *([_written(cell) for cell in row] for row in cards.cards())]
    yield "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _written(cell: Cell) -> str:
    told = cell.text or cell.words
    return f"**{told}**" if told and cell.certain else told

"""Binds a rule book whose texts all lie below one key, so that a game lists names and numbers only."""

import re

from leonardo.app.rulebook.book import Chapter, GamePart, Illustrate, OftenAsked, Paragraph, Spread


class Binder:
    """Makes the parts of a book; `text` is the key below which its texts lie."""

    def __init__(self, text: str) -> None:
        self._text = text

    def chapter(self, name: str, *spreads: Spread) -> Chapter:
        """Return a chapter of some spreads."""
        return Chapter(f"{self._text}.chapters.{name}", spreads)

    def spread(self, name: str, picture: Illustrate, *told: str) -> Spread:
        """Return a spread whose paragraphs tell the rules that their names say: "8_5_2" is the second of rule 8.5."""
        paragraphs = (Paragraph((_rule(each),), f"{self._text}.{name}.{each}") for each in told)
        return Spread(f"{self._text}.titles.{name}", tuple(paragraphs), picture)

    def part(self, name: str, rule: str, picture: str) -> GamePart:
        """Return something that the game is played with, and the name of a picture of it."""
        return GamePart(f"{self._text}.parts.{name}", rule, picture)

    def asked(self, name: str, *rules: str) -> OftenAsked:
        """Return a question that is often asked, with its answer, the words that name it, and the rules that say it."""
        text, answer, named = (f"{self._text}.{part}.{name}" for part in ("asked", "answers", "named"))
        return OftenAsked(text, answer, named, rules)


def _rule(name: str) -> str:
    return ".".join(re.findall(r"\d+", name)[:2])

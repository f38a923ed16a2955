"""What the table of a game says, and the rule that each of it is about: by these words a rule is found, too.

It is found among the texts of the game. A label belongs to its tip: `<game>.button.<key>` to
`<game>.explain.button_<key>`. A tip and an objection cite their rule; of prompts the book names it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from attrs import frozen

from leonardo.app.kit.translations import Translations, translations
from leonardo.app.table.words.cited import rule_in

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
            yield from _said(spoken, key, _rule_of_label(spoken, game, name))
    for key in keys:
        if key.startswith(f"{game}.prompt."):
            name = key.removeprefix(f"{game}.prompt.").removeprefix("briefly.")
            yield from _said(spoken, key, _longest(prompts, name))
    for key in keys:
        yield from _said(spoken, key, rule_in(spoken.text(key) or ""))


def _rule_of_label(spoken: Translations, game: str, name: str) -> str:
    """Return the rule that the tip of a button cites; the label may have several forms."""
    for named in (name, name.rpartition(".")[0]):
        if named and (tip := spoken.text(f"{game}.explain.button_{named}")) is not None:
            return rule_in(tip)
    return ""


def _longest(prompts: Mapping[str, str], name: str) -> str:
    """Return the rule of the longest beginning of a name that there is one for."""
    return next((prompts[each] for each in sorted(prompts, key=len, reverse=True) if name.startswith(each)), "")


def _said(spoken: Translations, key: str, rule: str) -> Iterator[Saying]:
    text = spoken.text(key)
    if text is not None and rule:
        yield Saying(key, _CITATION.sub("", _FIELD.sub(" ", text)), rule)

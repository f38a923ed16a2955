"""The languages that a person wishes of all programs, as the system tells them."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of messages: the first one that says anything holds."""
_NONE: Final = frozenset({"C", "POSIX"})
"""Locales in which programs speak as they were written; then `LANGUAGE` does not count."""
_WRITTEN_IN: Final = "en"


def wished_languages(variables: Mapping[str, str], otherwise: Callable[[], Sequence[str]]) -> list[str]:
    """Return the languages that the variables of a process wish, the first one first: `LANGUAGE`, then the locale.

    This is the order of GNU gettext. Where no variable says anything, `otherwise` tells.
    """
    locale = next((wish for name in _LOCALE if (wish := variables.get(name, "").strip())), "")
    if locale in _NONE:
        return [_WRITTEN_IN]
    wishes = [*variables.get("LANGUAGE", "").split(":"), locale]
    found = [language for wish in wishes if (language := _language(wish))]
    return found or list(otherwise())


def _language(locale: str) -> str:
    """Return the language of a locale such as `cs_CZ.UTF-8`, or nothing if it names none."""
    name = re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0]
    if name in _NONE:
        return _WRITTEN_IN
    return name.casefold() if re.fullmatch("[A-Za-z]{2,8}", name) else ""

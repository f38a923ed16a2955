"""The languages that layouts are tried in: those there are, and one whose words are all a third longer."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from leonardo.app.kit.translations import Translations, languages, speak

LONGER = "longer"  # a made-up language: English, but every word of it is 35 per cent longer

LANGUAGES = (*languages(), LONGER)

_WORD = re.compile(r"\{[^}]*\}|[^\W\d_]{3,}")
_GROWTH = 0.35
_NAMES = ".inventions."  # names of cards stay as they are: all that there are in any language are tried as they are


class Longer(Translations):
    """English with longer words; what stands in braces is left as it is."""

    def __init__(self) -> None:
        super().__init__()
        self._texts = {
            key: self._texts[key] if _NAMES in key else _WORD.sub(_longer, self._texts[key]) for key in list(self)
        }


def _longer(found: re.Match[str]) -> str:
    word = found.group()
    more = 0 if word.startswith("{") else round(len(word) * _GROWTH)
    return word + word[::-1].lower()[:more]


@cache
def _catalogue(language: str) -> Translations:
    return Longer() if language == LONGER else Translations(language)


@contextmanager
def spoken(language: str) -> Iterator[None]:
    speak(_catalogue(language))
    try:
        yield
    finally:
        speak("en")

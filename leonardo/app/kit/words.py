"""Every text that is shown comes from a catalogue: `assets/texts/<language>/*.toml`, all files of a folder merged.

Keys are the names of the tables joined by dots. Values may hold fields in braces. A text that depends on a number
is a table with a form for each kind of number the language knows (`one`, `few`, `other`); which one is meant
is found by the value `count`::

    words("objections.too_few")
    words("prompt.workers", count=3)        # prompt.workers.one or prompt.workers.other

A language may know forms where English has none, and write one text where English has several.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_asset

ENGLISH: Final = "en"

PLURALS: Final[Mapping[str, Mapping[str, tuple[int, ...]]]] = {
    "en": {"one": (1,)},
    "it": {"one": (1,)},
    "fr": {"one": (0, 1)},
    "cs": {"one": (1,), "few": (2, 3, 4)},
}
"""The numbers of each form of a language but the last, `other`, which is for all the rest (Unicode CLDR)."""

OTHER: Final = "other"

_KEPT_TOGETHER: Final = {
    "fr": re.compile(r" (?=[:;?!»%])|(?<=«) "),
    "cs": re.compile(r"(?<=\b[AIKOSUVZaikosuvz]) "),
}
"""Spaces at which no line may end: before French punctuation, and after a Czech word of one letter."""

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class WordsMissingError(AssetsMissingError):
    """The catalogue does not have a key: one of its files is not there, or is older than the program."""


class Catalogue:
    """The texts of one language; what it lacks is taken from English, which is read only then."""

    def __init__(self, language: str = ENGLISH, folder: Path | None = None) -> None:
        self.language = language
        self._folder = folder or assets_folder() / "texts"
        self._texts = _read(self._folder / language)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of `key` with its fields filled.

        Raises:
            WordsMissingError: if the key is missing.
            ValueError: if a field's value is missing.
        """
        text = self.text(key, values.get("count"))
        if text is None and self.language != ENGLISH:
            return self._english(key, **values)
        if text is None:
            raise WordsMissingError(f"The text “{key}”")
        try:
            return text.format_map(values)
        except KeyError as missing:
            raise ValueError(f"“{key}” needs a value for {missing}") from None

    def text(self, key: str, count: object = None) -> str | None:
        """Return the text of `key` as this language has it, its fields open, or nothing if it has none.

        `count` finds the form of a text that depends on a number.
        """
        text = self._texts.get(key)
        if text is None and isinstance(count, int):
            text = self._texts.get(f"{key}.{form(self.language, count)}", self._texts.get(f"{key}.{OTHER}"))
        return text

    @cached_property
    def _english(self) -> "Catalogue":
        return Catalogue(ENGLISH, self._folder)


def form(language: str, count: int) -> str:
    """Return which form of a text a language uses for a number: `one`, `few` or `other`."""
    forms = PLURALS.get(language, PLURALS[ENGLISH])
    return next((name for name, numbers in forms.items() if count in numbers), OTHER)


def languages(folder: Path | None = None) -> list[str]:
    """Return the languages there is a catalogue for, English first."""
    found = sorted(path.name for path in (folder or assets_folder() / "texts").glob("*") if path.is_dir())
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


_current: Final[dict[str, Catalogue]] = {}
"""The catalogue of the language that is spoken, once anything was said."""


def speak(language: str) -> None:
    """Let `words` answer in another language from now on."""
    _current["catalogue"] = Catalogue(language)


def catalogue() -> Catalogue:
    """Return the catalogue that `words` answers from."""
    if "catalogue" not in _current:
        speak(ENGLISH)
    return _current["catalogue"]


def words(key: str, /, **values: object) -> str:
    """Return the text of `key` in the language that is spoken, with its fields filled.

    Raises:
        WordsMissingError: if the key is missing.
        ValueError: if a field's value is missing.
    """
    return catalogue()(key, **values)


def _read(folder: Path) -> dict[str, str]:
    texts: dict[str, str] = {}
    kept_together = _KEPT_TOGETHER.get(folder.name)
    for path in sorted(folder.glob("*.toml")):
        for key, text in _flat(_tables(path)):
            if key in texts:
                raise ValueError(f"{path.name}: “{key}” is in another file of {folder.name} as well")
            texts[key] = kept_together.sub(_NO_BREAK, text) if kept_together else text
    if not texts:
        raise AssetsMissingError(f"The folder “texts/{folder.name}”")
    return texts


def _tables(path: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(read_asset(path))
    except tomllib.TOMLDecodeError:
        raise AssetsMissingError(f"The file “{path.name}”", damaged=True) from None


def _flat(table: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", str(value)

"""Every text that is shown comes from a catalogue: ``assets/texts/<language>/*.toml``, all files of a folder merged.

Keys are the names of the tables joined by dots. Values may hold fields in braces. A text that depends on a number
is a table with a form for each kind of number the language knows (``one``, ``few``, ``other``); which one is meant
is found by the value ``count``::

    words("objections.too_few")
    words("prompt.workers", count=3)        # prompt.workers.one or prompt.workers.other
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from leonardo.app.kit.places import AssetsMissingError, assets_folder, read_asset

ENGLISH: Final = "en"

_PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "en": lambda count: "one" if count == 1 else "other",
    "it": lambda count: "one" if count == 1 else "other",
    "fr": lambda count: "one" if count in (0, 1) else "other",
    "cs": lambda count: "one" if count == 1 else "few" if 2 <= count <= 4 else "other",
}


class WordsMissingError(AssetsMissingError):
    """The catalogue does not have a key: one of its files is not there, or is older than the program."""


class Catalogue:
    """The texts of one language; what it lacks is taken from English."""

    def __init__(self, language: str = ENGLISH, folder: Path | None = None) -> None:
        root = folder or assets_folder() / "texts"
        self.language = language
        self._texts = _read(root / ENGLISH)
        if language != ENGLISH:
            self._texts |= _read(root / language)

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
        text = self._texts.get(key)
        count = values.get("count")
        if text is None and isinstance(count, int):
            text = self._texts.get(f"{key}.{self._form(count)}", self._texts.get(f"{key}.other"))
        if text is None:
            raise WordsMissingError(f"The text “{key}”")
        try:
            return text.format_map(values)
        except KeyError as missing:
            raise ValueError(f"“{key}” needs a value for {missing}") from None

    def _form(self, count: int) -> str:
        return _PLURALS.get(self.language, _PLURALS[ENGLISH])(count)


def languages(folder: Path | None = None) -> list[str]:
    """Return the languages there is a catalogue for, English first."""
    found = sorted(path.name for path in (folder or assets_folder() / "texts").glob("*") if path.is_dir())
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


_current: dict[str, Catalogue] = {}


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
    for path in sorted(folder.glob("*.toml")):
        for key, text in _flat(_tables(path)):
            if key in texts:
                raise ValueError(f"{path.name}: “{key}” is in another file of {folder.name} as well")
            texts[key] = text
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

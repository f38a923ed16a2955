"""Every text that is shown comes from a catalogue: `assets/texts/<language>/*.toml`, all files of a folder merged.

Keys are the names of the tables joined by dots. What a game says lies in a folder of the game's name, and all its keys
begin with that name, so that no two games meet. Values may hold fields in braces. A text that depends on a number
is a table with a form for each kind of number the language knows (`one`, `few`, `other`); which one is meant
is found by the value `count` and the rules of the language (`plural_rules.py`)::

tr("saves.full")                     # saves.toml
tr("davinci.florins", count=3)       # davinci/game.toml: florins.one or florins.other

What a game is called stands in its `called.toml`, for pages that name all games before any is played.

A language may know forms where English has none, and write one text where English has several. All that is special
about a language stands in its own `language.toml`: a language is one folder and nothing else. Which languages a person
wishes of all programs, the system tells (`wished_languages`).
"""

import logging
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from string import Formatter
from typing import Final

from attrs import frozen

from leonardo import mods
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_asset
from leonardo.app.kit.plural_rules import CATEGORIES, PluralRule, PluralRuleError, read_rule

log = logging.getLogger(__name__)

ENGLISH: Final = "en"

OTHER: Final = "other"  # the form of a text for all numbers that no other form of its language names

_ABOUT: Final = "language.toml"  # the file in a language's folder that tells of the language itself
_CALLED: Final = "called.toml"
"""The file in a game's folder that says what the title needs of it: read by itself, long before all else of it."""
_PLURALS: Final = "language.plurals."
_TOO_WIDE: Final = re.compile(r"(?<!\{)\{(?!\{)[^{}]*:[^{}]*(?:\d{3}|\{)")
"""Finds a field that is to be filled up to 100 characters or more, or to as many as a value says: one of a damaged text
would take as much memory as it likes."""
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Translations:
    """The texts of one language; what it lacks is taken from English, which is read only then."""

    def __init__(self, language: str = ENGLISH, folder: Path | None = None) -> None:
        self.language = language
        self._folder = folder or assets_folder() / "texts"
        self._language = about_language(language, self._folder)
        self._texts = self._read("")
        self._games = {path.name for path in (self._folder / language).iterdir() if path.is_dir()}
        for game in sorted(self._games):
            self._texts |= self._read_called(game)

    def __contains__(self, key: str) -> bool:
        self._open(key)
        return key in self._texts

    def __iter__(self) -> Iterator[str]:
        for game in sorted(self._games):
            self._open(game)
        return iter(self._texts)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of `key` with its fields filled; the key itself, and a line in the log, if there is no text.

        Raises:
            ValueError: if a field's value is missing.
        """
        text = self.text(key, values.get("count"))
        if text is None and self.language != ENGLISH:
            return self._english(key, **values)
        if text is None:
            log.error("there is no text for “%s”", key)
            return key
        try:
            return text.format_map(values)
        except KeyError as missing:
            raise ValueError(f"“{key}” needs a value for {missing}") from None
        except (IndexError, AttributeError, TypeError) as error:
            raise ValueError(f"“{key}” asks for what there is not: {error}") from None

    def text(self, key: str, count: object = None) -> str | None:
        """Return the text of `key` as this language has it, its fields open, or nothing if it has none.

        `count` finds the form of a text that depends on a number.
        """
        text = self._texts.get(key)
        if text is None:
            self._open(key)
            text = self._texts.get(key)
        if text is None and isinstance(count, int):
            text = self._texts.get(f"{key}.{self._language.form(count)}", self._texts.get(f"{key}.{OTHER}"))
        return text

    def _open(self, key: str) -> None:
        """Read what the game says that a key belongs to, at the first time: no table is there before its title."""
        game = key.partition(".")[0]
        if key not in self._texts and game in self._games:
            self._games.remove(game)
            self._texts |= self._read(game)

    def _read(self, game: str) -> dict[str, str]:
        folder = self._folder / self.language / game
        if self.language == ENGLISH:
            self._complain_of_missing(folder, game)
        return self._with_mod(read_texts(folder, f"{game}." if game else "", self._language.kept_together))

    def _with_mod(self, texts: dict[str, str]) -> dict[str, str]:
        """Return texts with those that the mod in use has in their place, if the same is filled in there."""
        kept = self._language.kept_together
        told = ((key, text) for key, text in _flat(mods.texts_of(self.language)) if _is_alike(texts.get(key), text))
        return {**texts, **{key: kept.sub(_NO_BREAK, text) if kept else text for key, text in told}}

    def _complain_of_missing(self, folder: Path, game: str) -> None:
        """Refuse what a copy of the program lost: English, from which all take what they lack, has all files.

        Raises:
            AssetsMissingError: if another language has a file that is not there.
        """
        known = {path.name for path in self._folder.glob(f"*/{game}/*.toml" if game else "*/*.toml")}
        missing = sorted(name for name in known if not (folder / name).exists())
        if missing:
            raise AssetsMissingError(f"The file “texts/{ENGLISH}/{game}{'/' if game else ''}{missing[0]}”")

    def _read_called(self, game: str) -> dict[str, str]:
        folder = self._folder / self.language / game
        if not (folder / _CALLED).exists():
            return {}
        return read_texts(folder, f"{game}.", self._language.kept_together, _CALLED)

    @cached_property
    def _english(self) -> "Translations":
        return Translations(ENGLISH, self._folder)


@frozen
class Language:
    """What is special about a language.

    `name` is what its speakers call it; `plurals` has the rule of each form of a text but the last, `OTHER`;
    `kept_together` finds the spaces at which no line may end, if there are such; `same_as_english` the keys of texts
    that are right though they are those of English, for whoever proves that all is translated.
    """

    name: str
    plurals: Mapping[str, PluralRule]
    kept_together: re.Pattern[str] | None
    same_as_english: str

    def form(self, count: int) -> str:
        """Return which form of a text is used for a number, such as `one`, `few` or `other`."""
        return next((name for name, rule in self.plurals.items() if rule.holds(count)), OTHER)


def about_language(code: str, folder: Path | None = None) -> Language:
    """Return the language of a two-letter code, as its folder tells of it.

    Raises:
        AssetsMissingError: if its folder does not.
    """
    told = dict(_flat(_tables((folder or assets_folder() / "texts") / code / _ABOUT)))
    plurals = {
        key.removeprefix(_PLURALS): _plural_rule(code, key, rule)
        for key, rule in told.items()
        if key.startswith(_PLURALS)
    }
    together = told.get("language.kept.together")
    same = told.get("language.same.as_english", "")
    try:
        kept_together = re.compile(together) if together else None
    except re.error:
        raise AssetsMissingError(f"The file “{_ABOUT}”", damaged=True) from None
    return Language(told.get("language.name", code), plurals, kept_together, same)


def _plural_rule(code: str, key: str, rule: str) -> PluralRule:
    try:
        if key.removeprefix(_PLURALS) not in CATEGORIES:
            raise PluralRuleError(f"forms with a rule are {', '.join(CATEGORIES)}")
        return read_rule(rule)
    except PluralRuleError as error:
        raise AssetsMissingError(f"The file “texts/{code}/{_ABOUT}” ({key}: {error})", damaged=True) from None


def languages(folder: Path | None = None) -> list[str]:
    """Return the languages there is a catalogue for, English first."""
    found = sorted(path.name for path in (folder or assets_folder() / "texts").glob("*") if path.is_dir())
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


_current: Final[dict[str, Translations]] = {}  # the catalogue of the language that is spoken, once anything was said


def speak(language: str | Translations) -> None:
    """Let `tr` answer in another language, or from another catalogue, from now on."""
    _current["catalogue"] = language if isinstance(language, Translations) else Translations(language)


def translations() -> Translations:
    """Return the catalogue that `tr` answers from."""
    if "catalogue" not in _current:
        speak(ENGLISH)
    return _current["catalogue"]


def tr(key: str, /, **values: object) -> str:
    """Return the text of `key` in the language that is spoken, or in English, with its fields filled.

    A key without a text is a fault in the program, and no reason to end a game: it is shown itself.

    Raises:
        ValueError: if a field's value is missing.
    """
    return translations()(key, **values)


def tr_of(game: str, key: str, /, **values: object) -> str:
    """Return what a game says in words of its own instead of the text of `key` that all games share, or else that."""
    own = f"{game}.{key}"
    return tr(own if own in translations() else key, **values)


def read_texts(
    folder: Path, prefix: str, kept_together: re.Pattern[str] | None, files: str = "*.toml"
) -> dict[str, str]:
    texts: dict[str, str] = {}
    for path in sorted(folder.glob(files)):
        if path.name == _ABOUT:
            continue
        for key, text in _flat(_tables(path), prefix):
            if key in texts:
                log.error("%s: “%s” is in another file of %s as well", path.name, key, folder.name)
                raise AssetsMissingError(f"The file “{path.name}”", damaged=True)
            if _TOO_WIDE.search(text):
                log.error("%s: “%s” has a field that is too wide", path.name, key)
                raise AssetsMissingError(f"The file “{path.name}”", damaged=True)
            texts[key] = kept_together.sub(_NO_BREAK, text) if kept_together else text
    if not texts:
        raise AssetsMissingError(f"The folder “texts/{folder.name}”")
    return texts


def _tables(path: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(read_asset(path))
    except (ValueError, RecursionError):
        raise AssetsMissingError(f"The file “{path.name}”", damaged=True) from None


def _flat(table: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", str(value)


def _fields(text: str) -> set[str]:
    return {f"{name}:{form}" for _, name, form, _ in Formatter().parse(text) if name is not None}


def _is_alike(printed: str | None, other: str) -> bool:
    """Return whether a text can stand in the place of another one, as whatever fills its fields is concerned."""
    try:
        return printed is not None and _fields(printed) == _fields(other)
    except ValueError:
        return False


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

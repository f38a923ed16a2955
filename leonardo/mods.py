"""Mods: folders with house rules for games, chosen for a whole process before a game is read.

    from leonardo import mods

    mods.use("second-inventions")
    from leonardo import api

A mod is a folder with `mod.toml`: what it is called, and for each game what it changes (docs/mods.md). Texts that go
with it are in `texts/en.toml` and so on, pictures in `pictures/` (`mod_pictures.py`). The processes that this one
starts play by the same mod.
"""

import json
import os
import re
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import field, frozen

from leonardo import mod_pictures, plain_files
from leonardo.engine import house_rules
from leonardo.engine.house_rules import HouseRules, ModFaultError
from leonardo.mod_pictures import PictureFaultError

FILE: Final = "mod.toml"
VARIABLE: Final = "LEONARDO_MOD"
"""The variable of the environment that holds the folder of the mod in use, for the processes that this one starts."""
MOST_BYTES: Final = 64_000
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_HASH_LETTERS: Final = 16


class ModError(ValueError):
    """A mod cannot be used; the text names the file, and the field if there is one, and says what is wrong."""


@frozen
class Mod:
    """A mod: its folder, whose name is its own, what it is called by language, and its house rules by game.

    `pictures` are its files by what the album calls the pictures in whose place they come.
    """

    folder: Path
    titles: dict[str, str]
    rules: dict[str, HouseRules]
    pictures: dict[str, Path] = field(factory=dict)

    @property
    def name(self) -> str:
        return self.folder.name

    def title(self, language: str) -> str:
        """Return what it is called in a language, or else in another one that it knows."""
        return self.titles.get(language) or self.titles.get("en") or next(iter(self.titles.values()))


_in_use: Final[list[Mod]] = []
_copies: Final[list[TemporaryDirectory[str]]] = []


def use(mod: str | Path) -> Mod:
    """Let a mod hold for this process: one of a name, or that in a folder.

    Raises:
        ModError: if there is none, something in it is not possible, or one of its games has been read already.
    """
    found = _laid(folder_of(mod))
    look_closely(found)
    os.environ[VARIABLE] = str(_copied(found))
    return found


def look_closely(mod: Mod) -> None:
    """Make sure that the pictures of a mod are whole, which `read` does not wait for.

    Raises:
        ModError: if one is not.
    """
    try:
        for path in {*mod.pictures.values()}:
            mod_pictures.look_closely(mod.folder, path)
    except PictureFaultError as error:
        raise ModError(str(error)) from error


def leave() -> None:
    """Let processes that this one starts from now on play by the printed rules."""
    os.environ.pop(VARIABLE, None)
    while _copies:
        _copies.pop().cleanup()


def _laid(folder: Path) -> Mod:
    found = read(folder)
    try:
        for game, rules in found.rules.items():
            house_rules.lay(game, rules)
    except RuntimeError as error:
        raise ModError(f"{found.name}: {error}") from error
    _read_by_the_games(found)
    _in_use[:] = [found]
    return found


def _copied(mod: Mod) -> Path:
    """Return a copy of a mod that lasts as long as this process: its own may be changed or taken away meanwhile."""
    home = TemporaryDirectory(prefix="leonardo-", ignore_cleanup_errors=True)
    _copies.append(home)
    copy = Path(home.name) / mod.name
    try:
        for path in (mod.folder / FILE, *(mod.folder / "texts").glob("*.toml"), *{*mod.pictures.values()}):
            to = copy / path.relative_to(mod.folder)
            plain_files.make_folder(to.parent)
            plain_files.write(to, plain_files.read(path, mod_pictures.MOST_BYTES))
    except OSError:  # such as a full disk: then it had better stay where it is
        return mod.folder
    return copy


def in_use() -> Mod | None:
    """Return the mod that holds for this process, if one does."""
    return _in_use[0] if _in_use else None


def known() -> list[str]:
    """Return the names of the mods that can be used by their names."""
    return sorted({folder.name for home in _homes() for folder in _mods_in(home)})


def folder_of(mod: str | Path) -> Path:
    """Return the folder of a mod of a name, or that is one itself.

    Raises:
        ModError: if there is none.
    """
    places = [home / mod for home in _homes()] if isinstance(mod, str) and _NAME.fullmatch(mod) else []
    for place in (*places, Path(mod)):
        if (place / FILE).is_file():
            return place.resolve()
    names = ", ".join(known()) or "none"
    raise ModError(f"there is no mod {str(mod)!r}; there are: {names}. A mod of your own is a folder with {FILE}")


def read(folder: Path) -> Mod:
    """Return the mod in a folder.

    Raises:
        ModError: if it cannot be read, or something in it is not possible.
    """
    if not _NAME.fullmatch(folder.name):
        raise ModError(f"{folder.name!r}: the folder of a mod has a name of small letters, digits and hyphens")
    shown = f"{folder.name}/{FILE}"
    told = _toml(folder / FILE, shown)
    titles = _titles(told.pop("title", None), shown)
    moddable = list(house_rules.games_with_mods())
    if stray := next((name for name in told if name not in moddable), None):
        raise ModError(f"{shown}: {stray}: there is no such game; there are: {', '.join(moddable)}")
    try:
        rules = {game: _rules(folder.name, game, changes) for game, changes in told.items()}
    except ModFaultError as error:
        raise ModError(f"{shown}: {error}") from error
    if not rules:
        raise ModError(f"{shown}: it changes nothing; it needs a table for one of {', '.join(moddable)}")
    for texts in sorted((folder / "texts").glob("*.toml")):
        _toml(texts, f"{folder.name}/texts/{texts.name}")
    try:
        return Mod(folder, titles, rules, mod_pictures.names_of(folder, rules))
    except PictureFaultError as error:
        raise ModError(str(error)) from error


def dealt_by(game: str, named: object) -> Mod | None:
    """Return the mod by which a game was dealt, as its set-up names it; nothing if it is not known or was changed."""
    name = named.get("name") if isinstance(named, dict) else None
    if not (isinstance(name, str) and _NAME.fullmatch(name)):
        return None
    try:
        mod = read(folder_of(name))
        look_closely(mod)
    except ModError:
        return None
    rules = mod.rules.get(game)
    return mod if rules is not None and rules.written == named else None


def texts_of(language: str) -> dict[str, Any]:
    """Return the texts that the mod in use has in a language, as tables; nothing where it has none.

    Raises:
        ModError: if they cannot be read.
    """
    mod = in_use()
    if mod is None or not (mod.folder / "texts" / f"{language}.toml").is_file():
        return {}
    return _toml(mod.folder / "texts" / f"{language}.toml", f"{mod.name}/texts/{language}.toml")


def pictures() -> dict[str, Path]:
    """Return the files of the pictures that the mod in use has, by what the album calls them."""
    mod = in_use()
    if mod is None:
        return {}
    lasting = Path(os.environ.get(VARIABLE, mod.folder))
    return {name: lasting / path.relative_to(mod.folder) for name, path in mod.pictures.items()}


def _titles(told: object, shown: str) -> dict[str, str]:
    titles = told if isinstance(told, dict) and told else {"en": told}
    if not all(
        isinstance(title, str) and len(title.strip()) > 0 and len(title) <= 40 and title.isprintable()
        for title in titles.values()
    ):
        raise ModError(f"{shown}: title: it must be 1 to 40 printable characters, or a table of these by language")
    return {language: str(title) for language, title in titles.items()}


def _rules(name: str, game: str, changes: object) -> HouseRules:
    if not isinstance(changes, dict):
        raise ModFaultError(game, "this is not a table")
    house_rules.check(game, changes)
    content = json.dumps(changes, sort_keys=True, separators=(",", ":"))
    return HouseRules(name, sha256(content.encode()).hexdigest()[:_HASH_LETTERS], changes)


def _read_by_the_games(mod: Mod) -> None:
    """Let the games that it changes read it now, which look at what belongs together."""
    from leonardo.games import GAMES  # noqa: PLC0415 - the games read their data when they are imported

    try:
        for game in mod.rules:
            GAMES[game]
    except ModFaultError as error:
        raise ModError(f"{mod.name}/{FILE}: {error}") from error


def _toml(path: Path, shown: str) -> dict[str, Any]:
    try:
        return tomllib.loads(plain_files.read(path, MOST_BYTES).decode("utf-8-sig"))
    except OSError as error:
        raise ModError(f"{shown}: it cannot be read ({error.strerror or error})") from error
    except tomllib.TOMLDecodeError as error:
        raise ModError(f"{shown}: it is not TOML ({error})") from error
    except UnicodeDecodeError as error:
        raise ModError(f"{shown}: it is not UTF-8 text") from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or lists in lists in lists
        raise ModError(f"{shown}: it has a number too long to read, or too many tables within each other") from error


def own_folder() -> Path:
    """Return the folder in which the mods of the person are found by their names."""
    from leonardo.user_folders import data_folder  # noqa: PLC0415 - only who uses mods looks for them

    return data_folder() / "mods"


def _homes() -> Iterator[Path]:
    """Yield the folders in which mods are found by their names: those of the person, then those of the program."""
    from leonardo.app.kit.asset_files import assets_folder  # noqa: PLC0415 - only who uses mods looks for them

    yield own_folder()
    yield assets_folder() / "mods"


def _mods_in(home: Path) -> list[Path]:
    try:
        return [folder for folder in home.iterdir() if (folder / FILE).is_file()]
    except OSError:
        return []


def take_over() -> None:
    """Use the mod that the process which started this one uses, or that was named for it."""
    if (folder := os.environ.get(VARIABLE)) and in_use() is None:
        _laid(folder_of(Path(folder)))

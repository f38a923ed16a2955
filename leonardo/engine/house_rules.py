"""House rules: other numbers on the cards and boards of a game, for as long as a process runs.

They are laid before a game reads what is printed, so that its rules stay as pure and as quick as they are. Each game
says in its folder what may be changed (`moddable.json`). A set-up names the house rules it was dealt by.
"""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from attrs import frozen

from leonardo.engine.game import NotationError
from leonardo.engine.own_maps import OwnMap

Fields = dict[str, Any]
Path = tuple[str, ...]

MOD: Final = "mod"  # the field of a set-up that names its house rules
_LONGEST: Final = 40  # characters of a name
_TEXT: Final = "text"  # what may be changed to any name
_SHOWN: Final = 60  # characters of a wrong value that are shown
_PACKAGE: Final = "leonardo.engine"


@frozen
class HouseRules:
    """What a mod changes in one game: its name, the hash of the changes, and the changes themselves by section."""

    name: str
    hash: str
    changes: Fields

    @property
    def written(self) -> Fields:
        """How a set-up names them."""
        return {"name": self.name, "hash": self.hash}


class HouseRulesError(NotationError):
    """A game was dealt by other house rules than those of this process; the text says by which."""


class ModFaultError(ValueError):
    """A mod says what is not possible: in which field, and what."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


_laid: Final[dict[str, HouseRules]] = {}
_read: Final[set[str]] = set()


def lay(game: str, rules: HouseRules) -> None:
    """Let house rules hold for a game in this process.

    Raises:
        RuntimeError: if the game has been read already, or others hold for it.
    """
    if _laid.get(game) == rules:
        return
    if game in _read or game in _laid:
        raise RuntimeError(f"{game} has been read already: choose its house rules before")
    _laid[game] = rules


def laid(game: str) -> HouseRules | None:
    """Return the house rules that hold for a game, if any do."""
    return _laid.get(game)


def counted_as(game: str) -> str:
    """Return the word under which finished games are counted: those by house rules apart, by what these change."""
    rules = laid(game)
    return game if rules is None else f"{game}_{rules.hash}"


def data_of(game: str) -> Fields:
    """Return what is printed on boards and cards of a game, with what its house rules change."""
    _read.add(game)
    printed = _json(game, _moddable(game)["file"])
    rules = laid(game)
    return printed if rules is None else changed(game, printed, rules.changes)


def changed(game: str, printed: Fields, changes: Fields) -> Fields:
    """Return what is printed with changes.

    Raises:
        ModFaultError: if a change is not possible; it names the field.
    """
    sections, found = _moddable(game)["sections"], dict(printed)
    for name, told in changes.items():
        section = sections.get(name)
        if section is None:
            raise ModFaultError(f"{game}.{name}", f"{game} has no such section; it has {', '.join(sections)}")
        if "sheet" in section:
            found |= OwnMap(section, told, f"{game}.{name}", ModFaultError).data()
            continue
        found[name] = _section(section, printed[name], told, f"{game}.{name}")
    return found


def check(game: str, changes: Fields) -> None:
    """Make sure that each change is possible by itself.

    Raises:
        ModFaultError: if one is not; it names the field.
    """
    changed(game, _json(game, _moddable(game)["file"]), changes)


def check_dealt_by(game: str, named: object) -> None:
    """Make sure that a game was dealt by the house rules of this process, as its set-up has `named` them.

    Raises:
        HouseRulesError: if it was dealt by others, or by none where some hold.
    """
    rules = laid(game)
    if named is None and rules is None:
        return
    if named is None:
        raise HouseRulesError(f"it is a game by the printed rules; open it without --mod {rules.name if rules else ''}")
    if not (isinstance(named, dict) and [*named] == ["name", "hash"] and all(map(_is_text, named.values()))):
        raise NotationError(f'"{MOD}" must name the house rules by their "name" and "hash"')
    if rules is not None and rules.written == named:
        return
    called = f"the house rules {_short(named['name'])} ({_short(named['hash'])})"
    if rules is not None and rules.name == named["name"]:
        raise HouseRulesError(f"it is a game by {called}; this mod has been changed since: put its former files back")
    name = _short(named["name"])
    raise HouseRulesError(f"it is a game by {called}; open it with --mod {name}, or with --mod and the mod's folder")


def games_with_mods() -> Iterator[str]:
    """Yield the names of all games in which something may be changed."""
    for folder in sorted(files(_PACKAGE).iterdir(), key=lambda each: each.name):
        if folder.is_dir() and folder.joinpath("moddable.json").is_file():
            yield folder.name


def pictures_of(game: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return what the album calls the pictures of each card that a mod may have its own for, by section and key."""
    told = _moddable(game)
    printed = _json(game, told["file"])
    return {
        (name, str(row[section["key"]])): tuple(each.format(row[section["key"]]) for each in section["pictures"])
        for name, section in told["sections"].items()
        if "pictures" in section
        for row in printed[name]
        if section.get("pictured", {}).items() <= row.items()
    }


def _section(section: Fields, printed: Any, told: Any, at: str) -> Any:
    if "key" not in section:
        return {**printed, **_fields(section["fields"], told, at)}
    _is_table(told, at)
    key, left = section["key"], dict(told)
    rows = []
    for row in printed:
        name = str(row[key])
        of_row = {field: each for field, each in section["fields"].items() if field in row}
        rows.append({**row, **_fields(of_row, left.pop(name), f"{at}.{name}")} if name in left else row)
    if left:
        raise ModFaultError(f"{at}.{next(iter(left))}", f"there is no such {key}")
    return rows


def _fields(allowed: Fields, told: Any, at: str) -> Fields:
    _is_table(told, at)
    for name, value in told.items():
        if name not in allowed:
            raise ModFaultError(f"{at}.{name}", f"this cannot be changed; what can is {', '.join(allowed)}")
        _check(allowed[name], value, f"{at}.{name}")
    return dict(told)


def _check(allowed: Any, value: Any, at: str) -> None:
    if isinstance(allowed, dict):
        _fields(allowed, value, at)
    elif allowed == _TEXT:
        if not _is_text(value):
            raise ModFaultError(at, f"it is not 1 to {_LONGEST} printable characters")
    elif isinstance(allowed[0], str):
        if not isinstance(value, str) or value not in allowed:
            raise ModFaultError(at, f"{_short(value)} is not one of {', '.join(allowed)}")
    else:
        low, high, step = allowed
        if type(value) is not int or not low <= value <= high or value % step:
            steps = f" in steps of {step}" if step > 1 else ""
            raise ModFaultError(at, f"{_short(value)} is not a whole number from {low} to {high}{steps}")


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST and value.isprintable()


def _is_table(told: object, at: str) -> None:
    if not isinstance(told, dict):
        raise ModFaultError(at, f"{_short(told)} is not a table of fields")


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def _moddable(game: str) -> Fields:
    return _json(game, "moddable.json")


def _json(game: str, name: str) -> Fields:
    found: Mapping[str, Any] = json.loads(files(_PACKAGE).joinpath(game, name).read_text(encoding="utf-8"))
    return dict(found)

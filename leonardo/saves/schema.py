"""The save document: what is in it, how it becomes a file and is read back, and how two saves of a game compare.

A save is JSON with one entry a line. What a list of saves shows stands at the head, so that it can be read without
the rest.
"""

import platform
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar
from uuid import uuid4

from attrs import evolve, field, fields_dict, frozen
from attrs.validators import deep_iterable, ge, in_, le, max_len, min_len, optional
from cattrs.errors import BaseValidationError
from cattrs.preconf.json import JsonConverter
from cattrs.strategies import configure_tagged_union

from leonardo.engine.house_rules import MOD
from leonardo.engine.strict_json import parse
from leonardo.saves.documents import (
    A_COUNT,
    LONGEST_NAME,
    MOST_COUNT,
    Fields,
    an_object,
    are_for_all_seats,
    are_words,
    checksum,
    counted,
    first_fault,
    is_name,
    is_picture,
    is_player,
    is_time,
    is_word,
    laid_out,
    strict_converter,
)
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import Ends

FORMAT: Final = "leonardo-save"
SCHEMA: Final = 8
"""The number of the schema that this program writes. Any change of the fields is a new number and an upgrade."""

WITH_MOD: Final = 9
"""The number of a save whose set-up names house rules, which schema 8 did not know; otherwise it is the same."""

COLOURS: Final = ("yellow", "red", "green", "blue", "purple", "bone")  # the colours that seats can have, in any game
MOST_SEATS: Final = 12
MOST_ACTIONS: Final = 100_000
MOST_FORMER: Final = 1000
MOST_ROUNDS: Final = 10_000
MOST_WRITES: Final = 10**15
HEAD_BYTES: Final = 8192  # no head of a save is longer
_AFTER_HEAD: Final = b',\n"seed": '
"""Begins what follows the head: no text in JSON holds the end of a line, so it can stand nowhere else."""
MOST_SITTINGS: Final = 60  # a save names so many at most, the last ones


@frozen
class Sitting:
    """A game being played by one program, from opening to leaving it: its word, and how many saves it had written.

    Whoever copies a folder, or has it synchronised, can play one game on in two places. By the sittings that led to two
    saves it is known that neither has grown from the other, and both are kept.
    """

    by: str = field(validator=is_word)
    writes: int = field(validator=A_COUNT)


Line = tuple[Sitting, ...]  # the sittings that led to a save, the first one first; nothing for saves that have a name


def new_sitting() -> Sitting:
    """Return a sitting that has written nothing yet."""
    return Sitting(uuid4().hex[:12], 0)


def gone_on(line: Line, sitting: Sitting) -> Line:
    """Return the line of what a sitting writes that goes on from a save with this line."""
    return (*line, sitting)[-MOST_SITTINGS:]


def once_more(sitting: Sitting) -> Sitting:
    """Return a sitting that has written one save more."""
    return evolve(sitting, writes=counted(sitting.writes))


def holds(line: Line, other: Line) -> bool:
    """Return whether what has `line` goes on from what has the line `other`, or is the same."""
    return bool(other) and any(sitting.by == other[-1].by and sitting.writes >= other[-1].writes for sitting in line)


@cache
def machine_name() -> str | None:
    """Return what this computer is called, as a list can show it; nothing if it has no name."""
    name = "".join(letter for letter in platform.node() if letter.isprintable()).strip()
    return name[:LONGEST_NAME].strip() or None


@frozen
class Person:
    """A seat at which somebody sits. `colour` is one of `COLOURS`, `portrait` the usual one if none was chosen."""

    name: str = field(validator=is_name)
    colour: str = field(validator=in_(COLOURS))
    portrait: str | None = field(default=None, validator=optional(is_word))


@frozen
class BuiltIn:
    """A seat for which the program plays: the built-in player `player`, a level with or without a temper."""

    name: str = field(validator=is_name)
    colour: str = field(validator=in_(COLOURS))
    player: str = field(validator=is_player)
    portrait: str | None = field(default=None, validator=optional(is_word))


Seated = Person | BuiltIn  # who sits at a seat
HeadT = TypeVar("HeadT", bound="Head")


def kind_of(run: str) -> str:
    """Return the kind of the games of a run, which is the word that it begins with; nothing for most."""
    return run.rpartition("_")[0]


@frozen
class Head:
    """What a list shows of a saved game.

    `run` is the same for all autosaves of one game, and begins with its kind (`kind_of`). `name` is what a person
    called the save; an autosave has none. `saved_at` is the time in UTC; clocks go wrong, so `writes`, which is larger
    than that of all saves that were in the folder before, says which save is newer. `round` is the round being played,
    in games that count rounds. `picture` is the name of its picture (`leonardo.saves.pictures`). An autosave tells on
    which `machine` it was written, and from which others it has grown (`line`).
    """

    app_version: str = field(validator=[min_len(1), max_len(40)])
    game: str = field(validator=is_word)
    run: str = field(validator=is_word)
    name: str | None = field(validator=optional(is_name))
    saved_at: str = field(validator=is_time)
    writes: int = field(validator=[ge(0), le(MOST_WRITES)])
    round: int | None = field(validator=optional([ge(0), le(MOST_ROUNDS)]))
    over: bool
    seats: tuple[Seated, ...] = field(validator=[min_len(1), max_len(MOST_SEATS)])
    picture: str | None = field(validator=optional(is_picture))
    machine: str | None = field(validator=optional(is_name))
    line: Line = field(validator=max_len(MOST_SITTINGS))

    @property
    def kind(self) -> str:
        """What kind of game it is, such as that of a day; nothing for most."""
        return kind_of(self.run)

    @property
    def time(self) -> datetime:
        """When it was saved, with its time zone (UTC)."""
        return datetime.fromisoformat(self.saved_at)

    @property
    def order(self) -> tuple[int, str]:
        """What saves are ordered by: the larger, the newer."""
        return self.writes, self.saved_at


@frozen
class Former:
    """Who sat at a seat until so many decisions were made, and does no more; a built-in player has no `person`."""

    seat: int = field(validator=[ge(0), le(MOST_SEATS)])
    until: int = field(validator=[ge(0), le(MOST_ACTIONS)])
    person: str | None = field(validator=optional(is_name))


@frozen
class Save(Head):
    """A saved game.

    `setup`, `actions` and `snapshot` are in the game's own notation. The actions hold what chance did, too. `table` is
    what was agreed on about how the game is shown, such as open memory, and who has heard that they had nothing to
    decide; `undone` is how often a decision was taken back, and `retaken` how often what others had decided since went
    with it. `hints` is how often each seat had advice, `changed` how often somebody else took it over, and `former` who
    sat there before, in that order.
    """

    seed: int = field(validator=ge(0))
    table: Fields = field(validator=are_words)
    undone: int = field(validator=A_COUNT)
    retaken: int = field(validator=A_COUNT)
    hints: tuple[int, ...] = field(validator=[deep_iterable(A_COUNT), are_for_all_seats])
    changed: tuple[int, ...] = field(validator=[deep_iterable(A_COUNT), are_for_all_seats])
    former: tuple[Former, ...] = field(validator=max_len(MOST_FORMER))
    setup: Fields
    actions: tuple[Fields, ...] = field(validator=max_len(MOST_ACTIONS), repr=False)
    snapshot: Fields = field(repr=False)


Upgrades = Mapping[int, Callable[[Fields], Fields]]
"""By the schema number from which they lead to the next. An upgrade returns a new document and leaves the old one.

A change of the schema adds its upgrade to `UPGRADES`, and a save of the old schema to the fixtures of the tests.
"""


def _agreed_on_nothing(document: Fields) -> Fields:
    """Schema 2 says what was agreed on about the table, and how often a decision was taken back."""
    return {**document, "table": {}, "undone": 0}


def _without_tempers(document: Fields) -> Fields:
    """Schema 3 lets a built-in player have a temper; the players of before have none."""
    return dict(document)


def _without_hints(document: Fields) -> Fields:
    """Schema 4 says how often each seat had advice, which there was none of before."""
    seats = document.get("seats")
    return {**document, "hints": [0] * len(seats) if isinstance(seats, list) else []}


def _picture_apart(document: Fields) -> Fields:
    """Schema 5 has the picture in a file of its own, and counts how often was written in the folder."""
    return {**document, "writes": 0, "picture": None}


def _with_usual_portraits(document: Fields) -> Fields:
    """Schema 6 lets a seat have a portrait; those of before have chosen none."""
    return dict(document)


def _with_seats_as_begun(document: Fields) -> Fields:
    """Schema 7 says how often each seat went from a person to a built-in player, which none could before."""
    seats = document.get("seats")
    return {**document, "changed": [0] * len(seats) if isinstance(seats, list) else []}


def _of_one_line(document: Fields) -> Fields:
    """Schema 8 tells from which saves an autosave has grown, and who sat at a seat before.

    The autosaves of a game of before make one line, and a decision at a seat that was taken over is not known to be of
    anybody who sits there now.
    """
    run, writes, name = document.get("run"), document.get("writes"), document.get("name")
    changed, actions = document.get("changed"), document.get("actions", [])
    former = [
        {"seat": seat, "until": len(actions), "person": "?"}
        for seat, count in enumerate(changed if isinstance(changed, list) else [])
        if count and isinstance(actions, list)
    ]
    line = [{"by": run, "writes": min(writes, MOST_COUNT)}] if name is None and type(writes) is int else []
    return {**document, "machine": None, "line": line, "retaken": 0, "former": former}


UPGRADES: Final[Upgrades] = MappingProxyType(
    {
        1: _agreed_on_nothing,
        2: _without_tempers,
        3: _without_hints,
        4: _picture_apart,
        5: _with_usual_portraits,
        6: _with_seats_as_begun,
        7: _of_one_line,
    }
)


def upgrade(document: Fields, schema: int, upgrades: Upgrades = UPGRADES) -> Fields:
    """Return `document` as one of `schema`, which must not be older than its own.

    Raises:
        KeyError: if an upgrade on the way is missing, which a test makes impossible.
    """
    for number in range(document["schema"], schema):
        document = {**upgrades[number](document), "schema": number + 1}
    return document


def write_save(save: Save) -> bytes:
    """Return a save as the content of a file."""
    return written(document_of(save))


def document_of(save: Save) -> Fields:
    """Return a save as a document with its checksum."""
    schema = WITH_MOD if MOD in save.setup else SCHEMA
    document = {"format": FORMAT, "schema": schema, **_CONVERTER.unstructure(save)}
    document["checksum"] = checksum(document)
    return document


def written(document: Fields) -> bytes:
    """Return the document of a save as the content of a file."""
    return laid_out(document).encode("utf-8")


def read_save(content: bytes, path: Path, upgrades: Upgrades = UPGRADES, schema: int = SCHEMA) -> Save:
    """Return the save that the content of the file `path` holds.

    Raises:
        SaveError: if it is not a save, damaged, or of a newer schema than `schema`.
    """
    document = _parsed(content, path)
    _look_at_schema(document, path, schema)
    written = document.pop("checksum", None)
    if written != checksum(document):
        raise SaveError(path, Fault.DAMAGED, "its checksum does not match its content")
    document = upgrade(document, schema, upgrades)
    return _structured(document, Save, path)


def read_head(content: Ends, path: Path) -> Head:
    """Return the head of the save whose first `HEAD_BYTES` bytes and last ones are given.

    Raises:
        SaveError: if it is not a save, breaks off, or is of a newer schema. Other damage is seen by `read_save`.
    """
    beginning = content.beginning.replace(b"\r\n", b"\n")
    head, mark, _ = beginning.partition(_AFTER_HEAD)
    if not mark and content.size <= len(content.beginning):
        save = read_save(content.beginning, path)
        return Head(**{name: getattr(save, name) for name in _OF_HEAD})
    if not mark:
        raise _no_head(beginning, path)
    document = _parsed(head + b"}", path)
    _look_at_schema(document, path, SCHEMA)
    if not content.end.rstrip().endswith(b"}"):
        raise SaveError(path, Fault.DAMAGED, "it is incomplete")
    document = upgrade(document, SCHEMA)
    known = {name: value for name, value in document.items() if name in _OF_HEAD}
    return _structured(known, Head, path)


def _no_head(beginning: bytes, path: Path) -> SaveError:
    """Return what is wrong with a large file that does not begin as a save does."""
    found = re.match(rb'\s*\{\s*"format": "leonardo-save",\s*"schema": (\d{1,9})\b', beginning)
    if found is None:
        return SaveError(path, Fault.FOREIGN, f'its "format" is not "{FORMAT}"')
    if int(found[1]) > WITH_MOD:
        return _newer(int(found[1]), path, WITH_MOD)
    return SaveError(path, Fault.DAMAGED, "its first lines are not those of a save")


def _look_at_schema(document: Fields, path: Path, schema: int) -> None:
    """Make sure that this is a save, and not of a newer schema than `schema`."""
    if document.get("format") != FORMAT:
        raise SaveError(path, Fault.FOREIGN, f'its "format" is not "{FORMAT}"')
    number = document.get("schema")
    if type(number) is not int or number < 1:
        raise SaveError(path, Fault.DAMAGED, "its schema number is missing")
    newest = WITH_MOD if schema == SCHEMA else schema
    if number > newest:
        raise _newer(number, path, newest)


def _newer(number: int, path: Path, schema: int) -> SaveError:
    return SaveError(path, Fault.NEWER, f"schema {number}, this version reads up to {schema}")


def _structured(document: Fields, kind: type[HeadT], path: Path) -> HeadT:
    entries = {name: value for name, value in document.items() if name not in ("format", "schema")}
    try:
        return _CONVERTER.structure(entries, kind)
    except BaseValidationError as error:
        raise SaveError(path, Fault.DAMAGED, first_fault(error, "save")) from error


def _parsed(content: bytes, path: Path) -> Fields:
    begins_well = f'"{FORMAT}"'.encode() in content[:100]
    try:
        return parse(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        fault = Fault.DAMAGED if begins_well else Fault.FOREIGN
        raise SaveError(path, fault, "it is not UTF-8 text") from error
    except ValueError as error:
        fault = Fault.DAMAGED if begins_well else Fault.FOREIGN
        raise SaveError(path, fault, str(error)) from error


def _seated(value: Any, structure: Any) -> Seated:
    fields = an_object(value, None)
    if fields.get("kind") not in _SEAT_KINDS:
        raise ValueError(f'"kind" must be {" or ".join(_SEAT_KINDS)}')
    seated: Seated = structure(fields, Seated)
    return seated


_SEAT_KINDS: Final = {"person": Person, "built_in": BuiltIn}


def _make_converter() -> JsonConverter:
    converter = strict_converter()
    kinds = {kind: word for word, kind in _SEAT_KINDS.items()}
    configure_tagged_union(Seated, converter, tag_generator=kinds.__getitem__, tag_name="kind")
    by_kind = converter.get_structure_hook(Seated)
    converter.register_structure_hook(Seated, lambda value, _: _seated(value, by_kind))
    return converter


_CONVERTER: Final = _make_converter()
_OF_HEAD: Final = frozenset(fields_dict(Head))


def may_be_same(head: Head, save: Save) -> bool:
    """Return whether a head may be that of the game which a save holds, as far as it goes."""
    return (head.over, head.game, head.kind, head.round) == (save.over, save.game, save.kind, save.round)


def is_same_ending(one: Save, other: Save) -> bool:
    """Return whether two saves hold the same game, decision by decision, as far as it goes."""
    return _is_same_deal(one, other) and one.actions == other.actions


def goes_with(save: Save, later: Save) -> bool:
    """Return whether `later` holds all of a save: its every decision, and its end if it has one."""
    if save.over:
        return is_same_ending(save, later)
    return _is_same_deal(save, later) and later.actions[: len(save.actions)] == save.actions


def _is_same_deal(one: Save, other: Save) -> bool:
    return (one.game, one.seed, one.setup) == (other.game, other.seed, other.setup)

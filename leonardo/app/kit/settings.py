"""What a person chose about the program; kept as JSON in the platform's folder for settings.

What is wrong in the file is as it is by default, the rest as it was chosen. The file itself is then moved aside as
`settings.broken.json`, or under the next name that is free, and the program says so. Settings that this version does
not know stay in the file as they are. One of a newer schema is used as far as it is understood, and never written; nor
is one that cannot be read. Several programs may share a file: each writes only what was changed in it.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from enum import StrEnum
from itertools import count
from os.path import lexists
from pathlib import Path
from typing import Any, Final

import cattrs
from attrs import define, evolve, field, fields, frozen, validators
from cattrs.preconf.json import make_converter

from leonardo import plain_files
from leonardo.engine.strict_json import parse
from leonardo.user_folders import config_folder

TEXT_SIZES: Final = (100, 115, 130)  # per cent of the designed size of text that can be chosen


class Speed(StrEnum):
    """How long a move is shown."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What the designed milliseconds of a motion are multiplied with; 0 means no motion at all."""
        return _FACTORS[self]


_FACTORS: Final = {Speed.OFF: 0.0, Speed.FAST: 0.45, Speed.NORMAL: 1.0, Speed.SLOW: 1.9}


class Thought(StrEnum):
    """How long a player of the program that looks ahead may think about a decision."""

    USUAL = "usual"
    LONG = "long"


class Flip(StrEnum):
    """How a finished frame is brought to the screen: not tried yet, as SDL likes it, or plainly copied."""

    UNKNOWN = "unknown"
    ACCELERATED = "accelerated"
    PLAIN = "plain"


SCHEMA: Final = 1
"""The number of the schema that this program writes. A setting that is added is no new schema: older versions keep it.
What has another meaning or other values than before is one, with an upgrade."""
MOST_BYTES: Final = 200_000  # a file of settings is a few kB; what is larger is none
MOST_PIXELS: Final = 100_000  # no window and no screen is wider or higher, and none lies farther away
_LONGEST_NAME: Final = 40
_LONGEST_PROBLEM: Final = 300  # characters that are shown of what is wrong
_SCHEMA: Final = "schema"
_NO_MORE: Final = frozenset({_SCHEMA, "plan", "table", "ask_before_passing"})
"""What stood in settings before they had a schema number, and is kept otherwise now, or not at all."""
_MOST_UNKNOWN: Final = 50_000  # characters that settings may take which this version does not know
_MAPS: Final = frozenset({"plans", "keys"})
_SETS: Final = frozenset({"silenced"})
"""Settings whose entries are chosen one by one, by names or as they are: each program adds and removes its own."""


def _between(least: int, most: int) -> Callable[[Any, Any, Any], Any]:
    return validators.and_(validators.instance_of(int), validators.ge(least), validators.le(most))


_PERCENT: Final = _between(0, 100)
_SIZE: Final = validators.deep_iterable(_between(1, MOST_PIXELS))


@frozen
class Whereabouts:
    """Where a window was: its upper left corner, and the sizes of the screens that there were, all in pixels."""

    at: tuple[int, int] = field(validator=validators.deep_iterable(_between(-MOST_PIXELS, MOST_PIXELS)))
    screens: tuple[tuple[int, int], ...] = field(validator=validators.deep_iterable(_SIZE))


_FIRST_GAMES: Final = 2


@define
class Settings:
    """The choices, with their defaults; volumes are 0..100, text sizes per cent, the window is in pixels."""

    language: str = ""  # the language chosen; none until one is, and then the system's is spoken
    speed: Speed = Speed.NORMAL
    thought: Thought = Thought.USUAL
    sounds: int = field(default=70, validator=_PERCENT)
    music: int = field(default=40, validator=_PERCENT)
    full_screen: bool = False
    maximised: bool = False
    """Whether the window fills the desktop, when it does not cover the whole screen; `window` is what it is else."""
    quiet_away: bool = True  # whether nothing is heard while another window has the keyboard
    confirm: bool = False
    warnings: bool = True  # whether a person is told of dangers before something is lost
    silenced: tuple[str, ...] = ()
    """The kinds of danger that a person wishes to hear of no more, each under the name of its game."""
    cover_own: bool = False  # whether one's own secrets lie covered also where nobody else is at the screen
    ask_little: bool = False  # whether to ask also what hardly anybody would answer otherwise
    speech: bool = False  # whether what is asked, what the keyboard is at and what happens is read aloud
    remarks: bool = True  # whether built-in players say a short line now and then
    forecast: bool = False  # whether the chance of winning is told below the prompt all the time
    living: bool = True  # whether things live on the table while nobody does anything
    reduced_motion: bool = False
    text_size: int = field(default=100, validator=validators.in_(TEXT_SIZES))
    plain_letters: bool = False  # whether all words are in faces without serifs
    contrast: bool = False  # whether words and their grounds are nearly black and white
    window: tuple[int, int] = field(default=(1280, 800), validator=_SIZE)
    place: Whereabouts | None = None  # where the window was when the program ended; none lets the system choose
    flip: Flip = Flip.UNKNOWN
    muted: bool = False
    plans: Any = field(factory=dict)
    """What was agreed on for the last game of each kind, as plain data by the names of the games, the last one at the
    end; who reads it heals what nobody can play."""
    begun: tuple[str, ...] = ()
    """The names of the games begun so far, each as often as it was; a few times at most."""
    keys: Any = field(factory=dict)
    """The names of keys, by the commands that have other keys than usual; the keymap heals what nobody can use."""

    @property
    def warns(self) -> bool:
        """Whether a person is told of all dangers; to wish so brings back those that were silenced."""
        return self.warnings and not self.silenced

    @warns.setter
    def warns(self, wished: bool) -> None:
        self.warnings, self.silenced = wished, ()

    def silence(self, name: str, *, silent: bool = True) -> None:
        """Tell no more of this kind of danger, or again."""
        others = tuple(each for each in self.silenced if each != name)
        self.silenced = (*others, name) if silent else others

    def note_begun(self, game: str) -> None:
        """Remember that another game of a kind was begun."""
        if self.is_new(game):
            self.begun = (*self.begun, game)

    def is_new(self, game: str) -> bool:
        """Whether no more than the first games of a kind were begun, so that more is told in them."""
        return self.begun.count(game) <= _FIRST_GAMES

    @property
    def motion(self) -> float:
        """What milliseconds of motion are multiplied with: 0 if motion is not wanted, else the speed's factor."""
        return 0.0 if self.reduced_motion else self.speed.factor

    @property
    def text_scale(self) -> float:
        return self.text_size / 100


class Trouble(StrEnum):
    """What is wrong with the file. The value is the key of its sentence in the text catalogue under `settings.`."""

    BROKEN = "broken"  # it was moved aside, and the settings that cannot be understood are the usual ones
    NEWER = "newer"  # it is of a newer schema, and left as it is
    UNREADABLE = "unreadable"  # the system does not let it be read, moved or written; it is left as it is


@frozen
class _Content:
    """What a file holds: its settings, those that this version does not know, and in a line what is wrong with it."""

    settings: Settings
    unknown: dict[str, Any] = field(factory=dict)
    trouble: Trouble | None = None
    problem: str = ""
    is_there: bool = True


class SettingsFile:
    """The file that the settings are kept in; `problem` says in a sentence what was wrong with it, if anything was.

    `trouble` is of what kind that is. What cannot be written holds until the program ends.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / "settings.json"
        self.problem: str | None = None
        self.trouble: Trouble | None = None
        self.set_aside: Path | None = None
        """Where a broken file was moved."""
        self._unknown: dict[str, Any] = {}
        self._passing: dict[str, tuple[object, object]] = {}
        self._before: dict[str, Any] = {}
        """What was last read or written here, so that what was changed since is known."""

    def use_now(self, settings: Settings, **wishes: object) -> None:
        """Change settings for this start only: what was kept stays in the file until the person changes it."""
        for name, wish in wishes.items():
            self._passing[name] = wish, getattr(settings, name)
            setattr(settings, name, wish)

    def read(self) -> Settings:
        """Return the settings kept, with the defaults for what there is not or cannot be understood."""
        found = self._look()
        self._unknown = found.unknown
        self._before = _plain(found.settings)
        return found.settings

    def write(self, settings: Settings) -> None:
        """Keep what was changed here since the file was read; the rest stays as the file has it now.

        Where nothing can be written, `problem` says so once, and the game goes on.
        """
        found = self._look()
        if found.trouble in (Trouble.NEWER, Trouble.UNREADABLE):
            return
        mine = _plain(evolve(settings, **self._kept(settings)))
        content = {_SCHEMA: SCHEMA, **mine, **self._unknown}
        if found.is_there:
            content = {_SCHEMA: SCHEMA, **_changed(self._before, mine, _plain(found.settings)), **found.unknown}
        try:
            plain_files.write(self.path, (_laid_out(content) + "\n").encode("utf-8"), sync=False)
        except (OSError, ValueError) as problem:
            self._note(Trouble.UNREADABLE, str(problem))
            return
        self._before = mine

    def _look(self) -> _Content:
        """Return what the file holds now; one that is broken is moved aside, and then it is not there any more."""
        found = self._content()
        if found.trouble is Trouble.BROKEN:
            try:
                self.set_aside = self._moved_aside()
                found = evolve(found, is_there=False)
            except (OSError, ValueError) as problem:
                found = evolve(found, trouble=Trouble.UNREADABLE, problem=f"{found.problem}; {problem}")
        if found.trouble is not None:
            self._note(found.trouble, found.problem)
        return found

    def _content(self) -> _Content:
        try:
            content = parse(plain_files.read(self.path, MOST_BYTES), MOST_BYTES)
            schema = _schema(content)
            settings, unknown, wrong = _structured(_upgraded(content, schema))
        except FileNotFoundError:
            return _Content(Settings(), is_there=False)
        except (plain_files.NotPlainError, plain_files.TooLargeError) as problem:
            return _Content(Settings(), {}, Trouble.BROKEN, problem.strerror or str(problem))
        except OSError as problem:
            return _Content(Settings(), {}, Trouble.UNREADABLE, problem.strerror or str(problem))
        except ValueError as problem:
            return _Content(Settings(), {}, Trouble.BROKEN, str(problem))
        if schema > SCHEMA:
            told = f"schema {schema}, this version reads up to {SCHEMA}"
            return _Content(settings, unknown, Trouble.NEWER, told)
        return _Content(settings, unknown, Trouble.BROKEN if wrong else None, wrong)

    def _note(self, trouble: Trouble, problem: str) -> None:
        if trouble is Trouble.BROKEN or trouble is not self.trouble:
            self.trouble, self.problem = trouble, problem

    def _kept(self, settings: Settings) -> dict[str, Any]:
        """Return what is kept instead of the wishes for this start; one that was changed since is forgotten."""
        self._passing = {
            name: (wish, kept) for name, (wish, kept) in self._passing.items() if getattr(settings, name) == wish
        }
        return {name: kept for name, (_, kept) in self._passing.items()}

    def _moved_aside(self) -> Path:
        """Move the file to the first name that is free, and return where it lies.

        Raises:
            OSError: if it cannot be moved.
        """
        names = (f".broken{f'-{number}' if number > 1 else ''}.json" for number in count(1))
        return self.path.replace(next(place for name in names if not lexists(place := self.path.with_suffix(name))))


def _plain(settings: Settings) -> dict[str, Any]:
    plain: dict[str, Any] = deepcopy(_converter.unstructure(settings))
    return plain


def _changed(before: dict[str, Any], mine: dict[str, Any], there: dict[str, Any]) -> dict[str, Any]:
    """Return what `there` is with the changes that lead from `before` to `mine`; what was changed last comes last."""
    gone = before.keys() - mine.keys()
    changed = [name for name, value in mine.items() if name not in before or not _is_as(before[name], value)]
    if not changed and mine and list(mine) != list(before):
        changed = [list(mine)[-1]]
    left = {name: value for name, value in there.items() if name not in gone and name not in changed}
    return {**left, **{name: _merged(name, before, mine, there) for name in changed}}


def _is_as(before: object, value: object) -> bool:
    return json.dumps(before) == json.dumps(value)


def _merged(name: str, before: dict[str, Any], mine: dict[str, Any], there: dict[str, Any]) -> object:
    """Return a value that was changed; what is kept by names or one by one takes only the changed entries."""
    values = [each.get(name) for each in (before, mine, there)]
    if name in _SETS and all(isinstance(value, list | tuple) for value in values):
        return list(_changed(*(dict.fromkeys(value or ()) for value in values)))
    if name in _MAPS and all(isinstance(value, dict) for value in values):
        return _changed(*(value or {} for value in values))
    return mine[name]


def _strictly(kind: type) -> Callable[[object, type], object]:
    def structure(value: object, _: type) -> object:
        if type(value) is not kind:
            raise ValueError(f"{value!r} is not of type {kind.__name__}")
        return value

    return structure


def _schema(content: dict[str, Any]) -> int:
    """Return the number of the schema of a file, which those before the first one do not tell.

    Raises:
        ValueError: if it is none.
    """
    schema = content.get(_SCHEMA, 0)
    if type(schema) is not int or schema < 0:
        raise ValueError(f"{_SCHEMA}: it must be a whole number")
    return schema


def _structured(content: dict[str, Any]) -> tuple[Settings, dict[str, Any], str]:
    """Return the settings, those not known, and in a line what cannot be understood: nothing if all is well."""
    settings, wrong = Settings(), []
    known = {each.name: each.type or object for each in fields(Settings)}
    unknown = {name: value for name, value in content.items() if name not in known}
    if len(_laid_out(unknown)) > _MOST_UNKNOWN:
        wrong, unknown = [f"there are no such settings: {', '.join(unknown)[:_LONGEST_NAME]}"], {}
    for name, value in content.items():
        if name not in known:
            continue
        try:
            setattr(settings, name, _converter.structure(value, known[name]))
        except (ValueError, TypeError, AttributeError, cattrs.BaseValidationError) as problem:
            wrong.append(f"{name}: {_in_one_line(problem)}")
    return settings, unknown, "; ".join(wrong)[:_LONGEST_PROBLEM]


def _laid_out(content: dict[str, Any]) -> str:
    return json.dumps(content, indent=1)


def _in_one_line(problem: Exception) -> str:
    if isinstance(problem, cattrs.BaseValidationError):
        return ", ".join(cattrs.transform_error(problem, "settings", lambda error, _: str(error)))
    return str(problem)


def _upgraded(content: dict[str, Any], schema: int) -> dict[str, Any]:
    """Return settings as they are kept now, without the number of their schema.

    Before there were numbers, one plan became one for each game, with what was agreed on about the table in it; the
    question before a pass became one of several warnings.
    """
    if schema > 0:
        return {name: value for name, value in content.items() if name != _SCHEMA}
    kept = {name: value for name, value in content.items() if name not in _NO_MORE}
    plan = content.get("plan")
    game = plan.get("game") if isinstance(plan, dict) else None
    return {"plans": {game: plan}, **kept} if isinstance(game, str) else kept


_converter = make_converter(forbid_extra_keys=True)
for _kind in (int, bool, str):
    _converter.register_structure_hook(_kind, _strictly(_kind))
# The hook for words would catch these, too, since their members are words; they must become members again.
for _choice in (Speed, Thought, Flip):
    _converter.register_structure_hook(_choice, lambda value, choice: choice(value))

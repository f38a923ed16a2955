"""What a person chose about the program; kept as JSON in the platform's folder for settings.

What is wrong in the file is as it is by default, the rest as it was chosen. The file itself is then moved aside as
`settings.broken.json`, or under the next name that is free, and the program says so. Settings that this version does
not know stay in the file as they are. One of a newer schema is used as far as it is understood, and never written.
"""

import json
import os
import stat
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import cattrs
from attrs import define, evolve, field, fields, frozen, validators
from cattrs.preconf.json import make_converter

from leonardo.engine.strict_json import parse
from leonardo.user_folders import config_folder

TEXT_SIZES: Final = (100, 115, 130)
"""Per cent of the designed size of text that can be chosen."""


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
MOST_BYTES: Final = 200_000
"""A file of settings is a few kB; what is larger is none."""
MOST_PIXELS: Final = 100_000
"""No window and no screen is wider or higher, and none lies farther away."""
_LONGEST_NAME: Final = 40
_LONGEST_PROBLEM: Final = 300
"""Characters that are shown of what is wrong."""
_SCHEMA: Final = "schema"
_NO_MORE: Final = frozenset({_SCHEMA, "plan", "table", "ask_before_passing"})
"""What stood in settings before they had a schema number, and is kept otherwise now, or not at all."""
_MOST_UNKNOWN: Final = 50_000
"""Characters that settings may take which this version does not know."""
_MOST_ASIDE: Final = 20
"""How many broken files are kept at most."""


def _between(least: int, most: int) -> Callable[[Any, Any, Any], Any]:
    return validators.and_(validators.instance_of(int), validators.ge(least), validators.le(most))


_PERCENT: Final = _between(0, 100)
_SIZE: Final = validators.deep_iterable(_between(1, MOST_PIXELS))


@frozen
class Whereabouts:
    """Where a window was: its upper left corner, and the sizes of the screens that there were, all in pixels."""

    at: tuple[int, int] = field(validator=validators.deep_iterable(_between(-MOST_PIXELS, MOST_PIXELS)))
    screens: tuple[tuple[int, int], ...] = field(validator=validators.deep_iterable(_SIZE))


@define
class Settings:
    """The choices, with their defaults; volumes are 0..100, text sizes per cent, the window is in pixels."""

    language: str = ""
    """The language chosen; none until one is, and then the system's is spoken."""
    speed: Speed = Speed.NORMAL
    thought: Thought = Thought.USUAL
    sounds: int = field(default=70, validator=_PERCENT)
    music: int = field(default=40, validator=_PERCENT)
    full_screen: bool = False
    confirm: bool = False
    warnings: bool = True
    """Whether a person is told of dangers before something is lost,"""
    silenced: tuple[str, ...] = ()
    """but for these kinds of danger, each under the name of its game."""
    cover_own: bool = False
    """Whether one's own secrets lie covered also where nobody else is at the screen."""
    ask_little: bool = False
    """Whether to ask also what hardly anybody would answer otherwise."""
    living: bool = True
    """Whether things live on the table while nobody does anything."""
    reduced_motion: bool = False
    text_size: int = field(default=100, validator=validators.in_(TEXT_SIZES))
    window: tuple[int, int] = field(default=(1280, 800), validator=_SIZE)
    place: Whereabouts | None = None
    """Where the window was when the program ended; none lets the system choose."""
    flip: Flip = Flip.UNKNOWN
    muted: bool = False
    plans: Any = field(factory=dict)
    """What was agreed on for the last game of each kind, as plain data by the names of the games, the last one at the
    end; who reads it heals what nobody can play."""
    keys: Any = field(factory=dict)
    """The names of keys, by the commands that have other keys than usual; the keymap heals what nobody can use."""

    @property
    def warns(self) -> bool:
        """Whether a person is told of all dangers; to wish so brings back those that were silenced."""
        return self.warnings and not self.silenced

    @warns.setter
    def warns(self, wished: bool) -> None:
        self.warnings, self.silenced = wished, ()

    @property
    def motion(self) -> float:
        """What milliseconds of motion are multiplied with: 0 if motion is not wanted, else the speed's factor."""
        return 0.0 if self.reduced_motion else self.speed.factor

    @property
    def text_scale(self) -> float:
        """What type sizes are multiplied with."""
        return self.text_size / 100


class SettingsFile:
    """The file that the settings are kept in; `problem` says in a sentence what was wrong with it, if anything was.

    `newer` says that it is of a newer schema: it is left as it is, and what is chosen holds until the program ends.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / "settings.json"
        self.problem: str | None = None
        self.newer = False
        self._unknown: dict[str, Any] = {}
        self._passing: dict[str, tuple[object, object]] = {}

    def use_now(self, settings: Settings, **wishes: object) -> None:
        """Change settings for this start only: what was kept stays in the file until the person changes it."""
        for name, wish in wishes.items():
            self._passing[name] = wish, getattr(settings, name)
            setattr(settings, name, wish)

    def read(self) -> Settings:
        """Return the settings kept, with the defaults for what there is not or cannot be understood."""
        try:
            if not stat.S_ISREG(self.path.stat().st_mode):
                raise ValueError("it is not a plain file")
            with self.path.open("rb") as file:
                content = parse(file.read(MOST_BYTES + 1), MOST_BYTES)
            schema = _schema(content)
            settings, self._unknown, wrong = _structured(_upgraded(content, schema))
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError) as problem:
            schema, settings, wrong = SCHEMA, Settings(), str(problem)
        self.newer = schema > SCHEMA
        if self.newer:
            self.problem = f"schema {schema}, this version reads up to {SCHEMA}"
        elif wrong:
            self.problem = wrong
            self._set_aside()
        return settings

    def write(self, settings: Settings) -> None:
        """Keep the settings; where nothing can be written, `problem` says so and the game goes on."""
        if self.newer:
            return
        known = _converter.unstructure(evolve(settings, **self._kept(settings)))
        text = _laid_out({_SCHEMA: SCHEMA, **known, **self._unknown}) + "\n"
        draft = self.path.with_name(f"{self.path.stem}-{uuid4().hex}.draft")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            try:
                draft.write_text(text, encoding="utf-8")
                draft.replace(self.path)
            finally:
                draft.unlink(missing_ok=True)
        except (OSError, ValueError) as problem:
            self.problem = str(problem)

    def _kept(self, settings: Settings) -> dict[str, Any]:
        """Return what is kept instead of the wishes for this start; one that was changed since is forgotten."""
        self._passing = {
            name: (wish, kept) for name, (wish, kept) in self._passing.items() if getattr(settings, name) == wish
        }
        return {name: kept for name, (_, kept) in self._passing.items()}

    def _set_aside(self) -> None:
        """Move the file to the first name that is free, or to the last one where none is."""
        names = [".broken.json", *(f".broken-{number}.json" for number in range(2, _MOST_ASIDE + 1))]
        places = [self.path.with_suffix(name) for name in names]
        free = next((place for place in places if not os.path.lexists(place)), places[-1])
        try:
            self.path.replace(free)
        except (OSError, ValueError) as problem:
            self.problem = f"{self.problem}; {problem}"


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

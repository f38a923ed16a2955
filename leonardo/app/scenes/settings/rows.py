"""The settings as the page shows them, as data: a new one is a field of `Settings`, a row here, and its texts.

The texts of a row stand under `settings.<name>` (what it is called) and `settings.hints.<name>`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import TEXT_SIZES, Speed, Thought
from leonardo.app.kit.translations import about_language, languages, speak, tr, translations
from leonardo.app.kit.widgets.basic import Choice, Stepper, Toggle, Widget
from leonardo.app.kit.widgets.slider import Slider

Chosen = Callable[[Kit], None]
"""What a change has as its consequence, once the setting has its new value."""


def _nothing(kit: Kit) -> None:
    """Nothing follows: who reads the setting asks for it."""


@frozen
class OneOf:
    """A setting with one of a few values; `call` says what a value is called.

    Many of them are stepped through (`stepped`), few stand side by side. `now` tells the value that holds, which is
    usually the one chosen.
    """

    name: str
    values: Callable[[], Sequence[Any]]
    call: Callable[[Any], str]
    then: Chosen = _nothing
    stepped: bool = False
    now: Callable[[Kit], Any] | None = None

    def control(self, kit: Kit, place: Rect) -> Widget:
        """Return what it is changed with, at a place in pixels."""
        values = self.values()
        chosen = self.now(kit) if self.now else getattr(kit.settings, self.name)
        kind = Stepper if self.stepped else Choice
        style: dict[str, Any] = {"size": 26} if self.stepped else {}
        called = [self.call(value) for value in values]
        hint = tr(f"settings.hints.{self.name}")
        at = values.index(chosen)
        return kind(self.name, place, called, at, lambda n: self._choose(kit, values[n]), hint=hint, **style)

    def _choose(self, kit: Kit, value: object) -> None:
        setattr(kit.settings, self.name, value)
        self.then(kit)


@frozen
class Volume:
    """A setting from 0 to 100."""

    name: str
    then: Chosen = _nothing

    def control(self, kit: Kit, place: Rect) -> Widget:
        """Return what it is changed with, at a place in pixels."""
        hint = tr(f"settings.hints.{self.name}")
        return Slider(self.name, place, getattr(kit.settings, self.name), lambda n: self._choose(kit, n), hint=hint)

    def _choose(self, kit: Kit, volume: int) -> None:
        setattr(kit.settings, self.name, volume)
        self.then(kit)


@frozen
class Switch:
    """A setting that is on or off; `command` is that which does the same by key, if there is one.

    At the table of a `game` it may be called in the words of that.
    """

    name: str
    command: str = ""
    then: Chosen = _nothing
    game: str = ""

    def control(self, kit: Kit, place: Rect) -> Widget:
        """Return what it is changed with, its name included, at a place in pixels."""
        key = kit.keys.first(self.command) if self.command else ""
        called = _own_words(f"{self.game}.settings.{self.name}", f"settings.{self.name}", key=key)
        hint = _own_words(f"{self.game}.settings.hints.{self.name}", f"settings.hints.{self.name}")
        on = getattr(kit.settings, self.name)
        return Toggle(self.name, place, called, on, lambda wanted: self._choose(kit, wanted), hint=hint)

    def _choose(self, kit: Kit, on: bool) -> None:
        if on != getattr(kit.settings, self.name):
            setattr(kit.settings, self.name, on)
            self.then(kit)


def _own_words(own: str, common: str, **values: object) -> str:
    """Return the words that a game has of its own, or else those for all games."""
    return tr(own if own in translations() else common, **values)


SettingRow = OneOf | Volume | Switch


def _write_anew(kit: Kit) -> None:
    """Keep the settings, and write every word on the screen anew."""
    kit.store_settings()
    kit.refresh()


def _speak(kit: Kit) -> None:
    speak(kit.settings.language)
    _write_anew(kit)


def _hear(kit: Kit) -> None:
    kit.tune()
    kit.audio.play("click")


TABLE_SETTINGS: Final = ("confirm", "warns", "ask_little", "cover_own")
"""What may be set of the table, if a game has it."""


def rows(
    thinks: Callable[[], None], game: str = "", has: Sequence[str] = TABLE_SETTINGS
) -> Mapping[str, Sequence[SettingRow]]:
    """Return the settings under each heading; `thinks` is told that the time to think was changed.

    Of the table there are those that a `game` `has`, in its words.
    """
    return {
        "look": (
            OneOf("language", languages, _called, _speak, stepped=True, now=lambda _: translations().language),
            OneOf("text_size", lambda: TEXT_SIZES, lambda size: tr("settings.percent", number=size), _write_anew),
            Switch("full_screen", "full_screen", Kit.keep_settings),
            Switch("living", game=game),
            Switch("reduced_motion"),
        ),
        "sound": (
            Volume("sounds", _hear),
            Volume("music", Kit.tune),
            Switch("muted", "mute", _mute),
            Switch("quiet_away"),
        ),
        "table": (
            OneOf("speed", lambda: tuple(Speed), lambda speed: tr(f"settings.speeds.{speed.value}")),
            OneOf("thought", lambda: tuple(Thought), _called_thought, lambda _: thinks()),
            *(Switch(name, game=game) for name in TABLE_SETTINGS if name in has),
        ),
    }


def _called(language: str) -> str:
    return about_language(language).name


def _called_thought(thought: Thought) -> str:
    return tr(f"settings.thoughts.{thought.value}")


def _mute(kit: Kit) -> None:
    kit.tune()
    kit.store_settings()

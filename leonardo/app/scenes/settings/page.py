"""The settings; each takes effect at once.

They are described as data: a new one is a field of `Settings`, a row here, and its texts. The texts of a row stand
under `settings.<name>` (what it is called) and `settings.hints.<name>`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

import pygame
from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.settings import TEXT_SIZES, Speed, Thought
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import about_language, languages, speak, tr, tr_of, translations
from leonardo.app.kit.widgets.basic import Button, Choice, Heading, Label, Stepper, Toggle, Widget
from leonardo.app.kit.widgets.number import Slider
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.settings.listed import ListedField, ListedScene

Chosen = Callable[[Kit], None]  # what a change has as its consequence, once the setting has its new value


def _nothing(kit: Kit) -> None:
    """Nothing follows: who reads the setting asks for it."""


@frozen
class OneOf:
    """A setting with one of a few values; `call` says what a value is called.

    Many of them are `listed` on a page of their own, few stand side by side, where they have room for that. `now`
    tells the value that holds, which is usually the one chosen.
    """

    name: str
    values: Callable[[], Sequence[Any]]
    call: Callable[[Any], str]
    then: Chosen = _nothing
    listed: bool = False
    now: Callable[[Kit], Any] | None = None

    def control(self, kit: Kit, place: Rect) -> Widget:
        """Return what it is changed with, at a place in pixels."""
        values = self.values()
        chosen = self.now(kit) if self.now else getattr(kit.settings, self.name)
        called = [self.call(value) for value in values]
        hint = tr(f"settings.hints.{self.name}")
        at = values.index(chosen)
        if self.listed:
            return ListedField(self.name, place, called[at], lambda: self._list(kit, called, at), hint=hint)
        beside = Choice(self.name, place, called, at, lambda n: self._choose(kit, values[n]), hint=hint)
        if beside.fits(kit):
            return beside
        return Stepper(self.name, place, called, at, lambda n: self._choose(kit, values[n]), hint=hint, size=26)

    def _list(self, kit: Kit, called: Sequence[str], at: int) -> None:
        values = self.values()
        heading = tr(f"settings.{self.name}")
        kit.stack.push(ListedScene(kit, heading, called, at, lambda number: self._choose(kit, values[number])))

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
        called = tr_of(self.game, f"settings.{self.name}", key=key)
        hint = tr_of(self.game, f"settings.hints.{self.name}")
        on = getattr(kit.settings, self.name)
        return Toggle(self.name, place, called, on, lambda wanted: self._choose(kit, wanted), hint=hint)

    def _choose(self, kit: Kit, on: bool) -> None:
        if on != getattr(kit.settings, self.name):
            setattr(kit.settings, self.name, on)
            self.then(kit)


SettingRow = OneOf | Volume | Switch


def _write_anew(kit: Kit) -> None:
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
            OneOf("language", languages, _called, _speak, listed=True, now=lambda _: translations().language),
            OneOf("text_size", lambda: TEXT_SIZES, lambda size: tr("settings.percent", number=size), _write_anew),
            Switch("plain_letters", then=_write_anew),
            Switch("contrast", then=_write_anew),
            Switch("full_screen", "full_screen", Kit.keep_settings),
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
            Switch("living", game=game),
            Switch("reduced_motion"),
            *(Switch(name, game=game) for name in TABLE_SETTINGS if name in has),
            Switch("remarks"),
            Switch("speech", then=_read_aloud),
        ),
    }


def _called(language: str) -> str:
    return about_language(language).name


def _called_thought(thought: Thought) -> str:
    return tr(f"settings.thoughts.{thought.value}")


def _read_aloud(kit: Kit) -> None:
    if kit.settings.speech and not kit.speech.able:
        kit.aside.say(partial(tr, "settings.no_voice"))
    elif not kit.settings.speech:
        kit.speech.hush()
    kit.store_settings()


def _mute(kit: Kit) -> None:
    kit.tune()
    kit.store_settings()


_HEADING: Final = 56
_ROW: Final = 82  # units from the top of a heading, and of a row, to what follows it
_CONTROL: Final = 64
_APART: Final = 13  # units between two rows, for the ring of the keyboard, unless they would become too low
_LEAST_PRESSED: Final = 32  # pixels of what can be pressed with ease, at least
_LABEL: Final = 270
_PARTED: Final = 16
_KEYS: Final = 290
_LEAST_DRAWING: Final = 180  # units of room that are worth a drawing


class SettingsScene(SheetScene):
    """What is seen, what is heard, and how the table is played.

    `keys` leads to the page of the keys; `thinks` is told that the time to think was changed. What there is to be set
    stands in `rows`; while a `game` is played, that is what it `has`.
    """

    upright: ClassVar[bool] = True

    def __init__(
        self,
        kit: Kit,
        keys: Callable[[], None],
        thinks: Callable[[], None],
        game: str = "",
        has: Sequence[str] = TABLE_SETTINGS,
    ) -> None:
        super().__init__(kit)
        self._show_keys = keys
        self._rows = rows(thinks, game, has)

    def resume(self) -> None:
        """Name the keys that were changed meanwhile, and tell whether there is sound."""
        self.rebuild()

    def heading(self) -> str:
        return tr("settings.heading")

    def leave(self) -> None:
        super().leave()
        self.kit.store_settings()

    def hint_place(self, layout: Layout) -> pygame.Rect:
        return self.foot(layout, left=MARGIN + _KEYS + 30, right=450)

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page, px = self.page, self.page.layout.px
        column = self._columns(page.layout)[-1]
        last = max(widget.rect.bottom for widget in self.form.widgets if column.left <= widget.rect.left < column.right)
        place = pygame.Rect(column.left, last + px(24), column.width, 0)
        place.height = self.hint_place(page.layout).top - px(20) - place.top
        if place.height >= px(_LEAST_DRAWING):
            lay_drawing(page, surface, "invention_19", place, 150)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the groups, in two columns or one below the other, the way to the keys, and the end."""
        px = layout.px
        areas = self._columns(layout)
        found: list[Widget] = []
        tops = [area.top for area in areas]
        for column, groups in enumerate(self._by_column(layout)):
            area = areas[column]
            for group in groups:
                found += self._group(layout, pygame.Rect(area.left, tops[column], area.width, area.height), group)
                tops[column] += px(_HEADING + self._step(layout) * len(self._rows[group]) + self._between(layout))
        text, about = tr("settings.show_keys"), tr("settings.keys_about")
        keys = Button("keys", self.at_foot(layout, 0, _KEYS), text, self._show_keys, hint=about, size=25)
        done = Button("done", self.at_foot(layout, -320, 320), tr("settings.done"), self.back, strong=True)
        return [*found, keys, done]

    def _between(self, layout: Layout) -> int:
        return 8 if layout.upright else 20

    def _by_column(self, layout: Layout) -> Sequence[Sequence[str]]:
        """Return the names of the groups in each column."""
        *first, last = self._rows
        return ((*first, last),) if layout.upright else (first, (last,))

    def _step(self, layout: Layout) -> float:
        """Return the units from row to row: less where a column would become too long."""
        room = (self.hint_place(layout).top - self._columns(layout)[0].top) / layout.k
        columns = self._by_column(layout)
        steps: list[float] = [_ROW]
        for groups in columns:
            fixed = len(groups) * _HEADING + (len(groups) - 1) * self._between(layout)
            steps.append((room - fixed) / sum(len(self._rows[group]) for group in groups))
        return min(steps)

    def _columns(self, layout: Layout) -> list[pygame.Rect]:
        sheet, px = self.sheet(layout), layout.px
        whole = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(150), sheet.width - px(2 * MARGIN), 0)
        if layout.upright:
            return [whole]
        left, right = whole.copy(), whole.copy()
        left.width = right.width = (whole.width - px(70)) // 2
        right.right = whole.right
        return [left, right]

    def _group(self, layout: Layout, area: pygame.Rect, group: str) -> list[Widget]:
        px = layout.px
        heading = pygame.Rect(area.left, area.top, area.width, px(44))
        found: list[Widget] = [Heading(heading, tr(f"settings.groups.{group}"))]
        step = self._step(layout)
        for number, row in enumerate(self._rows[group]):
            top = area.top + px(_HEADING + step * number)
            high = min(px(_CONTROL), max(_LEAST_PRESSED, px(step - _APART)))
            place = pygame.Rect(area.left, top, area.width, high)
            found += self._controls(layout, row, place)
        return found

    def _controls(self, layout: Layout, row: SettingRow, place: pygame.Rect) -> list[Widget]:
        if isinstance(row, Switch):
            return [row.control(self.kit, place)]
        label = pygame.Rect(place.left, place.top, self._named(layout), place.height)
        rest = pygame.Rect(label.right, place.top, place.right - label.right, place.height)
        label.width -= layout.px(_PARTED)
        name = Label(label, tr(f"settings.{row.name}"), face=Face.STRONG, size=26)
        return [name, row.control(self.kit, rest)]

    def _named(self, layout: Layout) -> int:
        """Return the pixels for the names of settings: as many as the longest of them needs."""
        names = (row.name for rows in self._rows.values() for row in rows if not isinstance(row, Switch))
        longest = max(self.page.painter.measure(tr(f"settings.{name}"), Face.STRONG, 26)[0] for name in names)
        return max(layout.px(_LABEL), longest + layout.px(_PARTED))

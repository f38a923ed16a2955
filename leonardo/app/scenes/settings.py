"""The settings; each takes effect at once."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.settings import TEXT_SIZES, Speed, Thought
from leonardo.app.kit.slider import Slider
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.widgets import Button, Choice, Heading, Label, Stepper, Toggle, Widget
from leonardo.app.kit.words import about_language, catalogue, languages, speak, words
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene

_HEADING: Final = 56
_ROW: Final = 82
"""Units from the top of a heading, and of a row, to what follows it."""
_CONTROL: Final = 64
_LABEL: Final = 270
_LEAST_DRAWING: Final = 180
"""Units of room that are worth a drawing."""
_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "look": ("language", "text_size", "full_screen"),
    "sound": ("sounds", "music", "muted"),
    "table": ("speed", "thought", "confirm", "reduced_motion"),
}
"""The settings under each heading."""


class SettingsScene(SheetScene):
    """What is seen, what is heard, and how the table is played.

    `keys` leads to the page of the keys; `thinks` is told that the time to think was changed.
    """

    upright: ClassVar[bool] = True

    def __init__(self, kit: Kit, keys: Callable[[], None], thinks: Callable[[], None]) -> None:
        super().__init__(kit)
        self._show_keys, self._thinks = keys, thinks

    def resume(self) -> None:
        """Name the keys that were changed meanwhile, and tell whether there is sound."""
        self.rebuild()

    def heading(self) -> str:
        """Return the heading."""
        return words("settings.heading")

    def leave(self) -> None:
        """Keep what was chosen."""
        self.kit.store_settings()

    def hint_place(self, layout: Layout) -> pygame.Rect:
        """Return the foot of the sheet."""
        return self.foot(layout, right=450)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet, with a drawing where there is room for one."""
        super().backdrop(surface)
        page, px = self.page, self.page.layout.px
        column, keys = self._columns(page.layout)[-1], self.form["keys"].rect
        place = pygame.Rect(column.left, keys.bottom + px(24), column.width, 0)
        place.height = self.hint_place(page.layout).top - px(20) - place.top
        if place.height >= px(_LEAST_DRAWING):
            lay_drawing(page, surface, "invention_19", place, 150)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the groups, in two columns or one below the other, the way to the keys, and the end."""
        px = layout.px
        areas = self._columns(layout)
        found: list[Widget] = []
        tops = [area.top for area in areas]
        for column, group in zip((0, 0, 1) if len(areas) > 1 else (0, 0, 0), _GROUPS, strict=True):
            area = areas[column]
            found += self._group(layout, pygame.Rect(area.left, tops[column], area.width, area.height), group)
            tops[column] += px(_HEADING + _ROW * len(_GROUPS[group]) + (8 if layout.upright else 50))
        done = Button("done", self.at_foot(layout, -320, 320), words("settings.done"), self.back, strong=True)
        keys = pygame.Rect(areas[-1].left, tops[-1], areas[-1].width, areas[-1].height)
        return [*found, *self._keys(layout, keys), done]

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
        found: list[Widget] = [Heading(heading, words(f"settings.groups.{group}"))]
        for number, name in enumerate(_GROUPS[group]):
            row = pygame.Rect(area.left, area.top + px(_HEADING + _ROW * number), area.width, px(_CONTROL))
            toggle = self._toggle(name, row)
            found += [toggle] if toggle else self._labelled(layout, name, row)
        return found

    def _labelled(self, layout: Layout, name: str, row: pygame.Rect) -> list[Widget]:
        label = pygame.Rect(row.left, row.top, layout.px(_LABEL), row.height)
        place = pygame.Rect(label.right, row.top, row.right - label.right, row.height)
        return [Label(label, words(f"settings.{name}"), face=Face.STRONG, size=26), self._control(name, place)]

    def _control(self, name: str, place: pygame.Rect) -> Widget:
        settings, hint = self.kit.settings, words(f"settings.hints.{name}")
        if name == "language":
            spoken = languages()
            tongues = [about_language(language).name for language in spoken]
            now = spoken.index(catalogue().language)
            return Stepper(name, place, tongues, now, lambda n: self._speak(spoken[n]), size=26, hint=hint)
        if name == "text_size":
            sizes = [words("settings.percent", number=size) for size in TEXT_SIZES]
            now = TEXT_SIZES.index(settings.text_size)
            return Choice(name, place, sizes, now, self._set_text_size, hint=hint)
        if name == "speed":
            speeds = list(Speed)
            tempi = [words(f"settings.speeds.{speed.value}") for speed in speeds]
            now = speeds.index(settings.speed)
            return Choice(name, place, tempi, now, lambda n: self._set_speed(speeds[n]), hint=hint)
        if name == "thought":
            thoughts = list(Thought)
            times = [words(f"settings.thoughts.{thought.value}") for thought in thoughts]
            now = thoughts.index(settings.thought)
            return Choice(name, place, times, now, lambda n: self._set_thought(thoughts[n]), hint=hint)
        volume, change = (settings.sounds, self._set_sounds) if name == "sounds" else (settings.music, self._set_music)
        return Slider(name, place, volume, change, hint=hint)

    def _toggle(self, name: str, row: pygame.Rect) -> Widget | None:
        settings, keys = self.kit.settings, self.kit.keys
        toggles: dict[str, tuple[str, bool, Callable[[bool], None]]] = {
            "full_screen": (keys.first("full_screen"), settings.full_screen, self._set_full_screen),
            "muted": (keys.first("mute"), settings.muted, self._set_muted),
            "confirm": ("", settings.confirm, self._set_confirm),
            "reduced_motion": ("", settings.reduced_motion, self._set_motion),
        }
        if name not in toggles:
            return None
        key, on, change = toggles[name]
        return Toggle(name, row, words(f"settings.{name}", key=key), on, change, hint=words(f"settings.hints.{name}"))

    def _keys(self, layout: Layout, area: pygame.Rect) -> list[Widget]:
        px = layout.px
        heading = pygame.Rect(area.left, area.top, area.width, px(44))
        row = pygame.Rect(area.left, area.top + px(_HEADING), area.width, px(_CONTROL))
        button, about = row.copy(), row.copy()
        button.width = px(_LABEL - 20)
        about.left, about.width = row.left + px(_LABEL), row.width - px(_LABEL)
        about.inflate_ip(0, px(14))
        text = words("settings.keys_about")
        return [
            Heading(heading, words("settings.keys")),
            Button("keys", button, words("settings.show_keys"), self._show_keys, size=25),
            Label(about, text, face=Face.ITALIC, size=24, colour=SEPIA, wrapped=True, valign="middle"),
        ]

    def _speak(self, language: str) -> None:
        self.kit.settings.language = language
        speak(language)
        self._write_anew()

    def _set_speed(self, speed: Speed) -> None:
        self.kit.settings.speed = speed

    def _set_thought(self, thought: Thought) -> None:
        self.kit.settings.thought = thought
        self._thinks()

    def _set_sounds(self, volume: int) -> None:
        self.kit.settings.sounds = volume
        self.kit.tune()
        self.kit.audio.play("click")

    def _set_music(self, volume: int) -> None:
        self.kit.settings.music = volume
        self.kit.tune()

    def _set_text_size(self, number: int) -> None:
        self.kit.settings.text_size = TEXT_SIZES[number]
        self._write_anew()

    def _write_anew(self) -> None:
        """Keep the settings, and write every word on the screen anew."""
        self.kit.store_settings()
        self.kit.refresh()

    def _set_full_screen(self, wanted: bool) -> None:
        self.kit.settings.full_screen = wanted
        self.kit.keep_settings()

    def _set_muted(self, wanted: bool) -> None:
        if wanted != self.kit.settings.muted:
            self.kit.change_mute()

    def _set_confirm(self, wanted: bool) -> None:
        self.kit.settings.confirm = wanted

    def _set_motion(self, wanted: bool) -> None:
        self.kit.settings.reduced_motion = wanted

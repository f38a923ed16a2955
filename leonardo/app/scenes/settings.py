"""The settings; each takes effect at once."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.settings import TEXT_SIZES, Speed
from leonardo.app.kit.text import Face
from leonardo.app.kit.widgets import Button, Choice, Label, Slider, Stepper, Toggle, Widget
from leonardo.app.kit.words import languages, speak, words
from leonardo.app.scenes.menu import SheetScene

STEP: Final = 96
"""Units from one row to the next."""


class SettingsScene(SheetScene):
    """Language, speed, volumes, text size, window, confirmations, motion; `keys` leads to the page of the keys."""

    def __init__(self, kit: Kit, keys: Callable[[], None]) -> None:
        super().__init__(kit)
        self._show_keys = keys

    def resume(self) -> None:
        """Name the keys that were changed meanwhile, and tell whether there is sound."""
        self.rebuild()

    def heading(self) -> str:
        """Return the heading."""
        return words("settings.heading")

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(1320, 1000)

    def leave(self) -> None:
        """Keep what was chosen."""
        self.kit.store_settings()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return a row for each setting, and the button that ends it."""
        sheet, px = self.sheet(layout), layout.px
        done = pygame.Rect(0, 0, px(340), px(70))
        done.bottomleft = sheet.centerx + px(20), sheet.bottom - px(48)
        keys = done.copy()
        keys.right = sheet.centerx - px(20)
        rows: list[Widget] = []
        for number, (key, widget) in enumerate(self._valued(layout, sheet)):
            label = pygame.Rect(sheet.left + px(110), self._top(layout, sheet, number), px(400), px(64))
            rows.extend([Label(label, words(f"settings.{key}"), face=Face.STRONG, size=28), widget])
        return [
            *rows,
            *self._toggles(layout, sheet),
            Button("keys", keys, words("settings.keys"), self._show_keys),
            Button("done", done, words("settings.done"), self.back, strong=True),
        ]

    def _valued(self, layout: Layout, sheet: pygame.Rect) -> list[tuple[str, Widget]]:
        settings, px = self.kit.settings, layout.px
        spoken, speeds = languages(), list(Speed)

        def place(row: int) -> pygame.Rect:
            return pygame.Rect(sheet.left + px(510), self._top(layout, sheet, row), px(700), px(64))

        tongues = [words(f"languages.{language}") for language in spoken]
        tempi = [words(f"settings.speeds.{speed.value}") for speed in speeds]
        sizes = [words("settings.percent", number=size) for size in TEXT_SIZES]
        return [
            (
                "language",
                Stepper(
                    "language",
                    place(0),
                    tongues,
                    spoken.index(settings.language),
                    lambda n: self._speak(spoken[n]),
                    size=26,
                ),
            ),
            (
                "speed",
                Choice("speed", place(1), tempi, speeds.index(settings.speed), lambda n: self._set_speed(speeds[n])),
            ),
            ("sounds", Slider("sounds", place(2), settings.sounds, self._set_sounds)),
            ("music", Slider("music", place(3), settings.music, self._set_music)),
            (
                "text_size",
                Choice("text size", place(4), sizes, TEXT_SIZES.index(settings.text_size), self._set_text_size),
            ),
        ]

    def _toggles(self, layout: Layout, sheet: pygame.Rect) -> list[Widget]:
        settings, px = self.kit.settings, layout.px

        def place(row: int) -> pygame.Rect:
            return pygame.Rect(sheet.left + px(110), self._top(layout, sheet, 5) + px(76 * row), px(1100), px(56))

        full_screen = words("settings.full_screen", key=self.kit.keys.first("full_screen"))
        muted = words("settings.muted", key=self.kit.keys.first("mute"))
        left, right = place(0), place(0)
        left.width = right.width = left.width // 2
        right.left = left.right
        return [
            Toggle("full screen", left, full_screen, settings.full_screen, self._set_full_screen),
            Toggle("muted", right, muted, settings.muted, self._set_muted),
            Toggle("confirm", place(1), words("settings.confirm"), settings.confirm, self._set_confirm),
            Toggle("motion", place(2), words("settings.reduced_motion"), settings.reduced_motion, self._set_motion),
        ]

    def _top(self, layout: Layout, sheet: pygame.Rect, row: int) -> int:
        return sheet.top + layout.px(136 + STEP * row)

    def _speak(self, language: str) -> None:
        self.kit.settings.language = language
        speak(language)
        self.kit.keep_settings()

    def _set_speed(self, speed: Speed) -> None:
        self.kit.settings.speed = speed

    def _set_sounds(self, volume: int) -> None:
        self.kit.settings.sounds = volume
        self.kit.tune()
        self.kit.audio.play("click")

    def _set_music(self, volume: int) -> None:
        self.kit.settings.music = volume
        self.kit.tune()

    def _set_text_size(self, number: int) -> None:
        self.kit.settings.text_size = TEXT_SIZES[number]
        self.kit.keep_settings()

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

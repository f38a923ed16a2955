"""What a scene is given to work with, and the slip on which something is said in passing.

A test makes one without a window: `Kit.for_size((1280, 800))` under the dummy drivers, then draws scenes onto a
plain surface of that size, or drives them with `leonardo.app.kit.window.app.App`.
"""

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from leonardo.app.kit import surface_cache
from leonardo.app.kit.audio import Audio
from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.scene import SceneStack
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.kit.speech import Speech
from leonardo.app.kit.text.lettering import Lettering, use_lettering
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.window.idle_tasks import IdleTasks, Task

TOAST_MS: Final = 1600  # milliseconds for which a toast stays
_TOAST_SIZE: Final = 26
_TOAST_PADDING: Final = (56, 26)  # units of type on a toast, and of paper around its words, across and down


class Toast:
    """What is said in passing; nothing at first."""

    def __init__(self) -> None:
        self._said: str | Callable[[], str] = ""
        self._left = 0.0

    @property
    def text(self) -> str:
        return self._said if isinstance(self._said, str) else self._said()

    def say(self, said: str | Callable[[], str]) -> None:
        """Say this for a while, in the place of what was said before; what words are found for in any language."""
        self._said, self._left = said, float(TOAST_MS)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether the slip has just gone."""
        if not self._said:
            return False
        self._left -= milliseconds
        if self._left > 0:
            return False
        self._said = ""
        return True

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds it stays yet; at most `otherwise`, also if nothing is said."""
        return min(otherwise, max(1, round(self._left))) if self.text else otherwise

    def draw(self, surface: pygame.Surface, pictures: Pictures, painter: Painter, layout: Layout) -> None:
        """Lay the slip over the foot of the window, if there is one."""
        if not self.text:
            return
        width, height = painter.measure(self.text, Face.TEXT, _TOAST_SIZE)
        slip = pygame.Rect(0, 0, width + layout.px(_TOAST_PADDING[0]), height + layout.px(_TOAST_PADDING[1]))
        slip.midbottom = layout.size[0] // 2, layout.size[1] - layout.px(40)
        skins.lay_shadow(surface, pictures, slip, layout.k)
        surface.blit(skins.plate(pictures, slip.size, layout.k, skins.CHOSEN), slip)
        painter.draw(surface, self.text, slip.center, Face.TEXT, _TOAST_SIZE, IVORY, align="centre")


class Kit:
    """Pictures, text, sound, layout, settings and the stack of scenes.

    `layout` and `painter` belong to the present size of the window and are new after each change of it: ask the kit
    for them, do not keep them.
    """

    def __init__(
        self,
        settings_file: SettingsFile,
        settings: Settings,
        pictures: Pictures,
        audio: Audio,
        *,
        keeps_settings: bool = True,
    ) -> None:
        self._keeps_settings = keeps_settings
        self.settings_file = settings_file
        self.settings = settings
        self.pictures = pictures
        self.audio = audio
        self.keys = Keymap(settings)
        self.stack = SceneStack()
        self.speech = Speech(None)
        """What speaks to who cannot see, where the program has given it a voice."""
        self.aside = Toast()
        self.chores: IdleTasks | None = None
        """Work that can wait, where an app sees to it."""
        self.living = False
        """Whether scenes may stir while nobody does anything: where a person looks at a window of this program."""
        self.pixels_a_point = 1.0
        """Pixels of a point of the desktop, in which pygame tells where the mouse is."""
        self.away = False
        """Whether the person looks at another window."""
        self.call_person: Callable[[], None] = lambda: None
        """Called when a person is asked for something who may look elsewhere."""
        self.rest_pointer: Callable[[], None] = lambda: None
        """Called when the screen is handed over: where the pointer stays may tell what was clicked."""
        self.layout = Layout(settings.window)
        self._letter()
        self.painter = Painter(self.layout.k, settings.text_scale)
        self._page = self
        self.settings_changed: Callable[[], None] = lambda: None
        """Called after `keep_settings`; the app brings window and sound up to date with it."""
        self.commands: dict[str, Callable[[], None]] = {
            "full_screen": self.change_full_screen,
            "mute": self.change_mute_by_key,
        }
        """What the keys do that scenes leave alone, by the names of the commands."""
        self.dropped: Callable[[Sequence[Path]], None] = lambda _: None
        """Called with files that were dropped on the window, in any scene: `Path()` for a name that is no text."""
        self.may_end: Callable[[], bool] = lambda: True
        """Asked when the window is closed: whether the program may end at once."""
        self.tune()

    @classmethod
    def for_size(cls, size: tuple[int, int], settings: Settings | None = None) -> "Kit":
        """Return a silent kit for a window of `size` pixels, which keeps its settings nowhere."""
        kit = cls(SettingsFile(), settings or Settings(), Pictures(), Audio(silent=True), keeps_settings=False)
        kit.settings_changed = kit.refresh
        kit.arrange(size)
        return kit

    def later(self, piece: Task) -> None:
        """Have something done while nothing moves, ahead of the moment when it would be felt; not all kits do so."""
        if self.chores is not None:
            self.chores.add(piece)

    def arrange(self, size: tuple[int, int]) -> None:
        """Make everything ready for a window of `size` pixels, and lay all scenes out for it."""
        self.layout = Layout(size)
        surface_cache.now_for(size)
        self.pictures.forget()
        self.refresh()

    @property
    def page(self) -> "Kit":
        """The same kit for pages of text and widgets: in a window that is higher than wide, its units are larger."""
        return self._page

    def _for_page(self) -> "Kit":
        layout = Layout.of_page(self.layout.size)
        if layout == self.layout:
            return self
        page = copy(self)
        page._page = page
        page.layout, page.painter = layout, Painter(layout.k, self.settings.text_scale)
        return page

    def written(self, draw: Callable[[pygame.Surface], None]) -> list[tuple[str, pygame.Rect]]:
        """Return the lines that something writes on the window, and where; nothing is seen of it."""
        lines = self.painter.written(draw, self.layout.size)
        return lines if self.page is self else lines + self.page.painter.written(draw, self.layout.size)

    def refresh(self) -> None:
        """Lay everything out anew at the same size, as after a change of the text size or the language."""
        self.pictures.forget_composed()
        self._letter()
        self.painter = Painter(self.layout.k, self.settings.text_scale)
        self._page = self._for_page()
        self.stack.arrange(self.layout)

    def _letter(self) -> None:
        """Letter words, and lay them on grounds, as the settings say."""
        use_lettering(Lettering(self.settings.plain_letters, self.settings.contrast))
        self.pictures.set_contrast(on=self.settings.contrast)

    def change_full_screen(self) -> None:
        """Cover the whole screen, or be a window again."""
        self.settings.full_screen = not self.settings.full_screen
        self.keep_settings()

    def change_mute(self) -> None:
        """Be silent, or be heard again."""
        self.settings.muted = not self.settings.muted
        self.tune()
        self.store_settings()

    def change_mute_by_key(self) -> None:
        """Be silent, or be heard again, and say so in passing: in a quiet moment nobody could hear it."""
        self.change_mute()
        self.aside.say(partial(tr, "window.silent" if self.settings.muted else "window.heard"))

    def tune(self) -> None:
        """Let sounds and music be as loud as the settings say."""
        settings, heard = self.settings, self.heard
        self.audio.set_volumes(settings.sounds * heard, settings.music * heard)
        if not heard:
            self.speech.hush()

    @property
    def heard(self) -> bool:
        """Whether anything is to be heard: not where all is muted, nor in the background if that is to be quiet."""
        return not self.settings.muted and not (self.away and self.settings.quiet_away)

    def store_settings(self) -> None:
        if self._keeps_settings:
            self.settings_file.write(self.settings)

    def keep_settings(self) -> None:
        """Write the settings down and let them take effect: everything is laid out anew."""
        self.store_settings()
        self.settings_changed()

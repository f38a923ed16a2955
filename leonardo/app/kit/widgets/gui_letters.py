"""The fonts of the program as pygame_gui wants them: read once, and ready for any text.

pygame_gui opens the file of a font for each size, and ends with an error at a text that shows nothing.
"""

import logging
from typing import Any, Final

import pygame
import pygame_gui
from pygame_gui.core.interfaces.gui_font_interface import IGUIFontInterface
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.ui_font_dictionary import UIFontDictionary
from pygame_gui.core.utility import FontResource, ImageResource, SurfaceResource

from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.text.plain_text import drawable
from leonardo.app.kit.text.typeface import Typeface

log = logging.getLogger(__name__)

_STYLES: Final = (
    (Face.TEXT, False, False),
    (Face.STRONG, True, False),
    (Face.ITALIC, False, True),
    (Face.ITALIC, True, True),
)
"""The faces of a page of text, and whether each is for what is bold, and for what is italic."""


class GuiLetters(IGUIFontInterface):
    """A face at a size in pixels, with the words that pygame_gui has for what a font can do."""

    underline = False
    underline_adjustment = 0.0

    def __init__(self, face: Face, pixels: int) -> None:
        self._font = Typeface(face.value, pixels)
        self._pixels = pixels

    def size(self, text: str) -> tuple[int, int]:
        """Return width and height of a line in pixels."""
        return self._drawn(text, pygame.Color("white")).get_size() if text else (0, 0)

    def get_rect(self, text: str) -> pygame.Rect:
        """Return where a line lies from the top of the letters, in pixels."""
        return pygame.Rect((0, self._font.get_ascent() if text else 0), self.size(text))

    def get_metrics(self, text: str) -> list[Any]:
        """Return for each letter how it lies, or nothing where this face does not have it."""
        return self._font.metrics(drawable(text))

    def get_point_size(self) -> int:
        """Return the size in pixels."""
        return self._pixels

    def get_padding_height(self) -> int:
        """Return the pixels from the baseline to the foot of a line."""
        return 1 - self._font.get_descent()

    def get_direction(self) -> int:
        """Return that lines run from left to right."""
        return pygame.DIRECTION_LTR

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        """Return a line with its colour multiplied by its alpha."""
        line = self._drawn(text, text_color).convert_alpha()
        return line.premul_alpha() if line.width and line.height else line

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        """Return a surface of a size with a line at a place on it, which is that of its baseline."""
        surface = pygame.Surface(surf_size, pygame.SRCALPHA)
        place = surf_position[0], surf_position[1] - self._font.get_ascent()
        surface.blit(self.render_premul(text, text_colour), place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface

    def _drawn(self, text: str, colour: pygame.Color) -> pygame.Surface:
        plain = drawable(text)
        if self._font.size(plain)[0] == 0:
            return pygame.Surface((0, self._font.get_height()), pygame.SRCALPHA)
        return self._font.render(plain, colour)


class LoadedAtOnce(IResourceLoader):
    """Loads what pygame_gui names before it starts, without threads: the system may have none left."""

    def __init__(self) -> None:
        self._named: list[FontResource | ImageResource | SurfaceResource] = []
        self._started = False

    def add_resource(self, resource: FontResource | ImageResource | SurfaceResource) -> None:
        self._named.append(resource)

    def start(self) -> None:
        self._started = True

    def started(self) -> bool:
        return self._started

    def update(self) -> tuple[bool, float]:
        """Load all: first fonts and pictures, then what is cut from pictures."""
        for resource in sorted(self._named, key=lambda each: isinstance(each, SurfaceResource)):
            error = resource.load()
            if error is not None:
                log.warning("pygame_gui cannot load something: %s", error)
        self._named.clear()
        return True, 1.0


class PixelManager(pygame_gui.UIManager):
    """pygame_gui for a window of so many pixels, on a desktop of which a point has `ratio` of them.

    It asks for itself where the mouse is, which is told in points; events come to it in pixels.
    """

    def __init__(self, size: tuple[int, int], ratio: float) -> None:
        self._ratio = ratio
        pygame.font.init()  # a title that is there at once has drawn no letters yet
        super().__init__(size, enable_live_theme_updates=False, resource_loader=LoadedAtOnce())

    def _update_mouse_position(self) -> None:
        x, y = pygame.mouse.get_pos()
        self.mouse_position = round(x * self._ratio), round(y * self._ratio)

    def set_text_hovered(self, hovering_text_input: bool) -> None:
        """Leave the shape of the pointer to the window, which knows what else may be under it."""


def lend_fonts(manager: pygame_gui.UIManager, family: str, pixels: int) -> None:
    """Give pygame_gui the faces of a page at a size, under the name of a family."""
    fonts = manager.get_theme().get_font_dictionary()
    if not isinstance(fonts, UIFontDictionary):
        raise TypeError(f"{type(fonts).__name__} is not where pygame_gui keeps its fonts")
    for face, bold, italic in _STYLES:
        name = fonts.create_font_id(pixels, family, bold, italic, True)
        style: dict[str, str | int | bool] = {"bold": bold, "italic": italic, "antialiased": True}
        resource = FontResource(name, pixels, style, ("", False))
        resource.loaded_font = GuiLetters(face, pixels)
        fonts.loaded_fonts[name] = resource

"""Text fields and long texts without pygame_gui, which cannot write on probes; both scroll, so nothing is cut."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.widgets import gui, skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState


def _begin(widget: Widget, name: str, rect: pygame.Rect, *_: object, hint: str = "", **__: object) -> None:
    Widget.__init__(widget, name, rect, hint=hint)


def _draw(widget: Widget, surface: pygame.Surface, kit: Kit, _: WidgetState) -> None:
    surface.blit(skins.plate(kit.pictures, widget.rect.size, kit.layout.k, skins.FIELD), widget.rect)


@contextmanager
def plain_gui() -> Iterator[None]:
    """Let text fields and pages be nothing but their places."""
    for kind in (gui.TextField, gui.TextPage):
        for name in ("gain", "lose", "takes", "update"):
            patch.object(kind, name, getattr(Widget, name)).start()
        patch.object(kind, "__init__", _begin).start()
        patch.object(kind, "draw", _draw).start()
    patch.object(gui.TextField, "text", "").start()
    try:
        yield
    finally:
        patch.stopall()

"""How the buttons of a prompt look, on the strip and where a game places them itself."""

from typing import Any, Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import SEPIA
from leonardo.app.table.looks.colours import BROWN, WARM
from leonardo.app.table.shown.marks import PromptButton
from leonardo.ui import widgets
from leonardo.ui.widgets import BARRED, MAIN, USUAL, ButtonLook, Skin

_QUIET: Final = Skin(None, BROWN, SEPIA)
_QUIET_ON_WOOD: Final = Skin(None, WARM, WARM)


def button_look(button: PromptButton, *, on_wood: bool = False, **fields: Any) -> ButtonLook:  # noqa: ANN401
    """Return how a button looks: of wax when it is the main one, else of paper; pale when it cannot be pressed.

    A quiet one is nothing but its words within a thin line, light ones where they stand on dark wood.
    """
    if button.quiet:
        skin = _QUIET_ON_WOOD if on_wood else _QUIET
    else:
        skin = BARRED if not button.enabled else MAIN if button.primary else USUAL
    look = ButtonLook(button.label, skin, button.labels, button.picture, wordless=button.wordless)
    return evolve(look, **fields) if fields else look


def draw_button(brush: Brush, surface: Surface, rect: Rect, button: PromptButton, *, on_wood: bool = False) -> None:
    """Draw a button with its words alone."""
    widgets.draw_button(brush, surface, rect, button_look(button, on_wood=on_wood, picture=""))

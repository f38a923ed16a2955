"""The commands of the table and their usual keys: the one table from which the page of the keys is made."""

from typing import Final

import pygame

from leonardo.app.kit.keymap import Command

SCOPE: Final = "davinci"

COUNT: Final = "davinci.count"
MORE: Final = "davinci.more"
FEWER: Final = "davinci.fewer"
MASTER: Final = "davinci.master"
REVEAL: Final = "davinci.reveal"
UNDO: Final = "davinci.undo"
HINT: Final = "davinci.hint"
PASSING: Final = "davinci.pass"
SKIP: Final = "davinci.skip"
LOOK: Final = "davinci.look"
ZOOM: Final = "davinci.zoom"
EXPLAIN: Final = "davinci.explain"
LOG: Final = "davinci.log"
PAGES: Final = "davinci.pages"
REVIEW: Final = "davinci.review"

_HANDS: Final = "davinci.commands.group.hands"
_TABLE: Final = "davinci.commands.group.table"
_MOUSE: Final = "davinci.commands.group.mouse"
_SHOWN: Final = "davinci.commands.shown"
_DIGITS: Final = tuple(getattr(pygame, f"K_{pad}{digit}") for pad in ("", "KP") for digit in range(1, 10))


def _by_mouse(word: str) -> Command:
    return Command(f"{SCOPE}.{word}", _MOUSE, fixed=True, shown=f"{_SHOWN}.{word}")


COMMANDS: Final = (
    Command(COUNT, _HANDS, _DIGITS, fixed=True, shown=f"{_SHOWN}.count"),
    Command(MORE, _HANDS, (pygame.K_PLUS, pygame.K_KP_PLUS)),
    Command(FEWER, _HANDS, (pygame.K_MINUS, pygame.K_KP_MINUS)),
    Command(MASTER, _HANDS, (pygame.K_m,)),
    Command(REVEAL, _HANDS, (pygame.K_r,)),
    Command(UNDO, _TABLE, (pygame.K_u, pygame.K_BACKSPACE)),
    Command(HINT, _TABLE, (pygame.K_h,)),
    Command(PASSING, _TABLE, (pygame.K_p,)),
    Command(SKIP, _TABLE, (pygame.K_s,)),
    Command(LOOK, _TABLE, (pygame.K_i,)),
    Command(ZOOM, _TABLE, (pygame.K_z,)),
    Command(EXPLAIN, _TABLE, (pygame.K_e,)),
    Command(LOG, _TABLE, (pygame.K_l,)),
    Command(PAGES, _TABLE, (pygame.K_PAGEUP, pygame.K_PAGEDOWN), fixed=True, shown=f"{_SHOWN}.pages"),
    Command(REVIEW, _TABLE, (pygame.K_v,)),
    *(_by_mouse(word) for word in ("right_button", "long_press", "wheel", "across", "pointing")),
)
"""What keys do at the table, besides those of every scene; the last ones are done by the mouse and have no keys."""

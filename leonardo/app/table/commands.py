"""The commands that every table knows, and their usual keys; a game adds its own."""

from typing import Final

import pygame

from leonardo.app.kit.keymap import TABLE, Chord, Command

UNDO: Final = f"{TABLE}.undo"
REDO: Final = f"{TABLE}.redo"
PEEK: Final = f"{TABLE}.peek"
HINT: Final = f"{TABLE}.hint"
PASSING: Final = f"{TABLE}.pass"
SKIP: Final = f"{TABLE}.skip"
LOOK: Final = f"{TABLE}.look"
ZOOM: Final = f"{TABLE}.zoom"
EXPLAIN: Final = f"{TABLE}.explain"
LOG: Final = f"{TABLE}.log"
PAGES: Final = f"{TABLE}.pages"
REVIEW: Final = f"{TABLE}.review"
STANDING: Final = f"{TABLE}.standing"
RULES: Final = f"{TABLE}.rules"
SINCE: Final = f"{TABLE}.since"
MENU: Final = f"{TABLE}.menu"

MOUSE: Final = "table.commands.group.mouse"  # the heading over what is done by the mouse and has no keys
_GROUP: Final = "table.commands.group.table"
TO_KNOW: Final = "table.commands.group.to_know"  # the heading over what tells how all stands
_SHOWN: Final = "table.commands.shown"

COMMANDS: Final = (
    Command(
        UNDO, _GROUP, (pygame.K_u, pygame.K_BACKSPACE), chords=(Chord(pygame.K_z),), button=pygame.CONTROLLER_BUTTON_Y
    ),
    Command(REDO, _GROUP, chords=(Chord(pygame.K_y), Chord(pygame.K_z, shift=True))),
    Command(HINT, _GROUP, (pygame.K_h,), button=pygame.CONTROLLER_BUTTON_X),
    Command(PEEK, _GROUP, (pygame.K_o,)),
    Command(PASSING, _GROUP, (pygame.K_p,)),
    Command(SKIP, _GROUP, (pygame.K_s,)),
    Command(LOOK, _GROUP, (pygame.K_i,)),
    Command(ZOOM, _GROUP, (pygame.K_z,), button=pygame.CONTROLLER_BUTTON_RIGHTSTICK),
    Command(EXPLAIN, _GROUP, (pygame.K_e,), button=pygame.CONTROLLER_BUTTON_LEFTSTICK),
    Command(LOG, _GROUP, (pygame.K_l,)),
    Command(MENU, _GROUP, (pygame.K_MENU,), button=pygame.CONTROLLER_BUTTON_START),
    Command(PAGES, _GROUP, (pygame.K_PAGEUP, pygame.K_PAGEDOWN), fixed=True, shown=f"{_SHOWN}.pages"),
    Command(RULES, TO_KNOW, (pygame.K_F2, pygame.K_b)),
    Command(STANDING, TO_KNOW, (pygame.K_f,)),
    Command(SINCE, TO_KNOW, (pygame.K_n,)),
    Command(REVIEW, TO_KNOW, (pygame.K_v,)),
    *(
        Command(f"{TABLE}.{word}", MOUSE, fixed=True, shown=f"{_SHOWN}.{word}")
        for word in ("right_button", "long_press", "pointing")
    ),
)
"""What keys do at every table, besides those of every scene."""

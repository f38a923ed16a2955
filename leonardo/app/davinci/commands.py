"""The commands of this game's table and their usual keys, with those that every table knows."""

from typing import Final

import pygame

from leonardo.app.kit.keymap import Command
from leonardo.app.table import commands as table

SCOPE: Final = "davinci"

COUNT: Final = "davinci.count"
MORE: Final = "davinci.more"
FEWER: Final = "davinci.fewer"
MASTER: Final = "davinci.master"
REVEAL: Final = "davinci.reveal"
DISTRICT: Final = "davinci.district"

_HANDS: Final = "davinci.commands.group.hands"
_SHOWN: Final = "davinci.commands.shown"
_DIGITS: Final = tuple(getattr(pygame, f"K_{pad}{digit}") for pad in ("", "KP") for digit in range(1, 10))

LETTERS: Final = {getattr(pygame, f"K_{letter}"): number for number, letter in enumerate("abcdefgh")}
"""The districts from 0 by the keys of their letters, which are meant while somebody to be placed is held."""
SHARED: Final = (table.RULES, table.EXPLAIN, table.STANDING, table.HINT)
"""What such letters mean else."""
_ALONE: Final = tuple(key for key in LETTERS if not any(key in each.keys for each in table.COMMANDS))

COMMANDS: Final = (
    Command(COUNT, _HANDS, _DIGITS, fixed=True, shown=f"{_SHOWN}.count"),
    Command(MORE, _HANDS, (pygame.K_PLUS, pygame.K_KP_PLUS)),
    Command(FEWER, _HANDS, (pygame.K_MINUS, pygame.K_KP_MINUS)),
    Command(MASTER, _HANDS, (pygame.K_m,)),
    Command(DISTRICT, _HANDS, _ALONE, fixed=True, shown=f"{_SHOWN}.district"),
    Command(REVEAL, _HANDS, (pygame.K_r,)),
    *table.COMMANDS,
    *(Command(f"{SCOPE}.{word}", table.MOUSE, fixed=True, shown=f"{_SHOWN}.{word}") for word in ("wheel", "across")),
)
"""What keys do at the table, besides those of every scene; the last ones are done by the mouse and have no keys."""

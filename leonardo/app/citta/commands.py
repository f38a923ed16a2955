"""The commands of this game's table and their usual keys, with those that every table knows."""

from typing import Final

import pygame

from leonardo.app.kit.keymap import Command
from leonardo.app.table import commands

SCOPE: Final = "citta"

COUNT: Final = "citta.count"
MORE: Final = "citta.more"
FEWER: Final = "citta.fewer"
WORK: Final = "citta.work"
TURN: Final = "citta.turn"
UNION: Final = "citta.union"
UP_TO: Final = "citta.up_to"
QUARTERS: Final = "citta.quarters"

_HANDS: Final = "citta.commands.group.hands"
_SHOWN: Final = "citta.commands.shown"
_DIGITS: Final = tuple(getattr(pygame, f"K_{pad}{digit}") for pad in ("", "KP") for digit in range(1, 10))

COMMANDS: Final = (
    Command(COUNT, _HANDS, _DIGITS, fixed=True, shown=f"{_SHOWN}.count"),
    Command(MORE, _HANDS, (pygame.K_PLUS, pygame.K_KP_PLUS)),
    Command(FEWER, _HANDS, (pygame.K_MINUS, pygame.K_KP_MINUS)),
    Command(WORK, _HANDS, (pygame.K_w,)),
    Command(TURN, _HANDS, (pygame.K_t,)),
    Command(UNION, _HANDS, (pygame.K_g,)),
    Command(UP_TO, _HANDS, (pygame.K_a,)),
    *commands.COMMANDS,
    Command(QUARTERS, commands.TO_KNOW, (pygame.K_q,)),
    Command(f"{SCOPE}.wheel", commands.MOUSE, fixed=True, shown=f"{_SHOWN}.wheel"),
)
"""What keys do at the table, besides those of every scene."""

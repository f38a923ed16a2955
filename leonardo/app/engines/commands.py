"""The commands of this game's table and their usual keys, with those that every table knows."""

from typing import Final

import pygame

from leonardo.app.kit.keymap import Command
from leonardo.app.table import commands

SCOPE: Final = "engines"

COUNT: Final = "engines.count"
LANDS: Final = "engines.lands"
CLOSER: Final = "engines.closer"
FARTHER: Final = "engines.farther"
THROW: Final = "engines.throw"
ALL: Final = "engines.all"

_HANDS: Final = "engines.commands.group.hands"
_MAP: Final = "engines.commands.group.map"
_SHOWN: Final = "engines.commands.shown"
_DIGITS: Final = tuple(getattr(pygame, f"K_{pad}{digit}") for pad in ("", "KP") for digit in range(10))

COMMANDS: Final = (
    Command(COUNT, _HANDS, _DIGITS, fixed=True, shown=f"{_SHOWN}.count"),
    Command(f"{SCOPE}.counters", _HANDS, fixed=True, shown="commands.shown.arrows"),
    Command(ALL, _HANDS, (pygame.K_a,)),
    Command(THROW, _HANDS, (pygame.K_d,)),
    Command(LANDS, _MAP, (pygame.K_t,)),
    Command(CLOSER, _MAP, (pygame.K_PLUS, pygame.K_KP_PLUS)),
    Command(FARTHER, _MAP, (pygame.K_MINUS, pygame.K_KP_MINUS)),
    *commands.COMMANDS,
    Command(f"{SCOPE}.wheel", commands.MOUSE, fixed=True, shown=f"{_SHOWN}.wheel"),
    Command(f"{SCOPE}.pan", commands.MOUSE, fixed=True, shown=f"{_SHOWN}.pan"),
)
"""What keys do at the table, besides those of every scene."""

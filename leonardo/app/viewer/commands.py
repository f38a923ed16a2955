"""The commands that are known where a game is looked back at, and their usual keys."""

from typing import Final

import pygame

from leonardo.app.kit.keymap import VIEWER, Command

DECISIONS: Final = f"{VIEWER}.decisions"
EVENT_ON: Final = f"{VIEWER}.event_on"
EVENT_BACK: Final = f"{VIEWER}.event_back"
ROUNDS: Final = f"{VIEWER}.rounds"
ENDS: Final = f"{VIEWER}.ends"
SEAT_ON: Final = f"{VIEWER}.seat_on"
SEAT_BACK: Final = f"{VIEWER}.seat_back"
SEATS: Final = f"{VIEWER}.seats"
PLAY: Final = f"{VIEWER}.play"
EYES: Final = f"{VIEWER}.eyes"
REVIEW: Final = f"{VIEWER}.review"
BRANCH: Final = f"{VIEWER}.branch"
LOG: Final = f"{VIEWER}.log"
PAGE: Final = f"{VIEWER}.page"

_GROUP: Final = "viewer.commands.group"
_SHOWN: Final = "viewer.commands.shown"
DIGITS: Final = tuple(getattr(pygame, f"K_{digit}") for digit in range(1, 10))

COMMANDS: Final = (
    Command(PLAY, _GROUP, (pygame.K_p,)),
    Command(DECISIONS, _GROUP, fixed=True, shown=f"{_SHOWN}.sideways"),
    Command(EVENT_ON, _GROUP, (pygame.K_PERIOD,)),
    Command(EVENT_BACK, _GROUP, (pygame.K_COMMA,)),
    Command(ROUNDS, _GROUP, (pygame.K_PAGEUP, pygame.K_PAGEDOWN), fixed=True, shown="table.commands.shown.pages"),
    Command(ENDS, _GROUP, (pygame.K_HOME, pygame.K_END), fixed=True),
    Command(SEAT_ON, _GROUP, (pygame.K_k,)),
    Command(SEAT_BACK, _GROUP, (pygame.K_j,)),
    Command(SEATS, _GROUP, DIGITS, fixed=True, shown=f"{_SHOWN}.digits"),
    Command(EYES, _GROUP, (pygame.K_a,)),
    Command(REVIEW, _GROUP, (pygame.K_v,)),
    Command(BRANCH, _GROUP, (pygame.K_b,)),
    Command(LOG, _GROUP, (pygame.K_l,)),
    Command(PAGE, _GROUP, (pygame.K_w,)),
)
"""What keys do there, besides those of every scene."""

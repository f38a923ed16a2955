"""The window is left while something is held, and comes back by a click: nothing is decided by that."""

from random import Random
from typing import Final

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.table.areas import centre
from leonardo.app.table.scene import TableScene
from scripts.fuzz.house import House, house
from scripts.fuzz.trials import Field, Tally

_LONG: Final = 60.0
"""Seconds that a trial may take."""
_TIMES: Final = 12
"""How often the window is left in a trial."""


def leaving(field: Field) -> Tally:
    """Take up things at random at the table of each game, leave the window over any place, and come back by a click."""
    tally = Tally("windows left with something in hand")
    for place, name in enumerate(PRESENTATIONS):
        for number in field.trials(100, place):
            random = field.random("leaving", name, number)
            with tally.trial(f"{name} {number}", _LONG), house(field.place(f"lv-{tally.trials}"), number) as here:
                here.go_to("table", name)
                for _ in range(_TIMES):
                    _leave(here, random, tally, name)
    return tally


def _leave(here: House, random: Random, tally: Tally, name: str) -> None:
    table, session = here.stage.kit.stack.top, here.host.session
    if not isinstance(table, TableScene) or session is None or not table.free:
        here.stage.turn(5)
        return
    table.hands.let_go()
    places, lit = table.areas(), table.hands.lit(table.view())
    taken = [area for spot, area in places.items() if spot in lit] or list(places.values())
    start, end = centre(random.choice(taken)), centre(random.choice(list(places.values())))
    before = session.played.turns
    here.stage.move(start)
    here.stage.press(start)
    here.stage.move((start[0] + 20, start[1] + 20), held=True)
    here.stage.move(end, held=True)
    here.stage.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    if table.hands.held is not None and not table.hands.lies:
        tally.fail(name, f"{table.hands.held} is held by a window that was left")
    here.stage.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    here.stage.release(end)
    here.stage.click(end)
    if session.played.turns != before:
        tally.fail(name, f"something was decided by the way back: {session.played.turns[len(before) :]}")

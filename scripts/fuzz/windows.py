"""A window of one size after the other for hours, or left while something is held: nothing grows or is decided."""

from random import Random
from statistics import median
from typing import Final

import pygame

from leonardo.ai.players import RANDOM
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.areas import centre
from leonardo.app.kit.window.idle_tasks import give_back, keep_large_pieces_apart
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.scene import TableScene
from leonardo.games import usual_seats
from leonardo.play.session import Session
from leonardo.saves.schema import COLOURS, BuiltIn, Person, Seated
from scripts.fuzz.games import wishes
from scripts.fuzz.holding import pictures_held, resident
from scripts.fuzz.house import House, house
from scripts.fuzz.random_input import wander
from scripts.fuzz.trials import Field, Tally

_TIMES: Final = 12  # how often the window is left in a trial


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
    table, session = here.kit.stack.top, here.host.session
    if not isinstance(table, TableScene) or session is None or not table.free:
        here.turn(5)
        return
    table.hands.let_go()
    places, lit = table.areas(), table.hands.lit(table.view())
    taken = [area for spot, area in places.items() if spot in lit] or list(places.values())
    start, end = centre(random.choice(taken)), centre(random.choice(list(places.values())))
    before = session.played.turns
    here.hover(start)
    here.hold(start)
    here.carry((start[0] + 20, start[1] + 20))
    here.carry(end)
    here.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    if table.hands.held is not None and not table.hands.lies:
        tally.fail(name, f"{table.hands.held} is held by a window that was left")
    here.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    here.release(end)
    here.press(end)
    if session.played.turns != before:
        tally.fail(name, f"something was decided by the way back: {session.played.turns[len(before) :]}")


_FIRST: Final = (1280, 720)  # the size of the window at which it is looked at what is held
_SIZES: Final = 1200  # windows that each game is given in full, which takes some two hours for all of them
_OFTEN: Final = 20  # after so many sizes it is looked at what is held
_SETTLED: Final = 5  # how many of the first looks do not count: everything is still read for the first time
_MOST_GROWTH: Final = 25.0
"""MiB that memory may be larger at the end than when all was there: heaps have their ups and downs."""
_BYTES: Final = 4
"""Bytes of a pixel of what is read for good, once for each picture of the album: that counts as no growth."""
_MIB: Final = 1 << 20
_LONG: Final = 60.0
_DECISIONS: Final = 2
_EVENTS: Final = 3
_ROLLED_UP: Final = 6  # how often a person goes back until the table is seen


class AtATable:
    """A person and quick players at a table, a window of ever new sizes, and `random` input."""

    def __init__(self, here: House, game: str, random: Random) -> None:
        self.here, self._game, self._random = here, game, random
        self._tables = 0

    def be_of_some_size(self) -> None:
        """Give the window another size, play a little, and press anything."""
        wide, high = self._random.randrange(640, 1921), self._random.randrange(400, 1081)
        double = 2 if self._random.random() < 0.1 else 1
        self.here.resize((wide * double, high * double))
        for _ in range(_DECISIONS):
            self._decide(self._table())
        wander(self.here, self._random, _EVENTS)

    def come_back(self) -> None:
        """Let the window have its first size, with nothing over the table."""
        self.here.resize(_FIRST)
        self._table()
        self.here.turn(30)

    def _table(self) -> TableScene:
        """Return the table, at which a new game is begun if the last one was left or is over."""
        stack = self.here.kit.stack
        for _ in range(_ROLLED_UP):
            top = stack.top
            if isinstance(top, TableScene) and not top.session.over:
                return top
            if isinstance(top, MenuScene) and any(widget.name == "ready" for widget in top.form.widgets):
                top.form["ready"].press()
            elif any(isinstance(scene, TableScene) for scene in stack.seen()):
                self.here.host.show_title()
            self.here.turn(2)
        self._tables += 1
        self.here.host.play(self._session())
        self.here.turn(3)
        return self._table()

    def _session(self) -> Session:
        game = PRESENTATIONS[self._game].game
        computers = range(1, usual_seats(game))
        seats: list[Seated] = [
            Person("Anna", COLOURS[0]),
            *(BuiltIn(f"B{number}", COLOURS[number], RANDOM.name) for number in computers),
        ]
        return Session.new(game, wishes(game), seats, self._tables, self.here.folder)

    def _decide(self, table: TableScene) -> None:
        if table.free:
            table.submit(self._random.choice(table.session.legal()))
        else:
            table.end_visit()
            table.let_chance_decide()
        self.here.turn(2)


def many_sizes(field: Field) -> Tally:
    """Give the window of each game hundreds of sizes: after the first ones, no more is kept than before."""
    tally = Tally("windows of ever new sizes")
    keep_large_pieces_apart()
    for name in PRESENTATIONS:
        memory, pictures = list[float](), list[float]()
        with house(field.place(f"windows-{name}"), 1) as here:
            at = AtATable(here, name, field.random("windows", name))
            for number in field.trials(_SIZES, 2):
                with tally.trial(f"{name}, size {number}", _LONG):
                    at.be_of_some_size()
                if number % _OFTEN == 0:
                    with tally.aside(f"{name}, back at the first size after {number}", _LONG):
                        at.come_back()
                        masters = here.kit.pictures.read_pixels * _BYTES / _MIB
                        pictures.append(pictures_held() - masters)
                        give_back()
                        memory.append(resident() - masters)
            with tally.aside(f"{name}, what is held"):
                judge(pictures, "pictures")
                judge(memory, "memory")
    return tally


def judge(held: list[float], what: str) -> None:
    """Look whether ever more is held, in MiB after every few sizes; of few sizes nothing can be told.

    Raises:
        RuntimeError: if it is.
    """
    later = held[_SETTLED:]
    if len(later) < 2 * _SETTLED:
        return
    third = len(later) // 3
    before, after = median(later[:third]), median(later[-third:])
    if after - before > _MOST_GROWTH:
        raise RuntimeError(f"{what}: {before:.0f} MiB have become {after:.0f} at the same size of the window")

"""Every kind of question of every game, at a table that several persons share, for tests that ask of all of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
from attrs import frozen

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.scene import TableScene
from leonardo.engine import citta, davinci, engines
from leonardo.engine.citta.constants import GUILDS
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci.constants import EXPERT
from leonardo.engine.davinci.setup import Options as DaVinciOptions
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.play.session import Session
from leonardo.saves.schema import Person, Seated
from tests.app.citta.test_whole_game import wish as wish_of_citta
from tests.app.davinci.whole_game import wish as wish_of_davinci
from tests.app.engines.test_whole_game import wish as wish_of_engines
from tests.app.table.table_harness import Desk

PERSONS: tuple[Seated, ...] = (
    Person("Anna", "red"),
    Person("Ben", "blue"),
    Person("Cleo", "green"),
    Person("Dora", "yellow"),
)


@frozen
class Course:
    """A game that meets many kinds of question: rules, set-up, what persons wish, a seed, how many decisions."""

    game: Any
    options: Any
    wish: Callable[[Any, int, int], Any]
    seed: int
    decisions: int


COURSES = {
    "davinci": Course(davinci.GAME, DaVinciOptions(3, EXPERT, start=0), wish_of_davinci, 3, 70),
    "citta": Course(citta.GAME, CittaOptions(4, 5, (GUILDS,)), wish_of_citta, 6, 64),
    "engines": Course(engines.GAME, EnginesOptions(3, 8, ()), wish_of_engines, 3, 170),
}


def questions(folder: Path, name: str, settings: Settings | None = None, few: int | None = None) -> Iterator[Desk]:
    """Yield the program whenever a person who plays by keys is to decide, before the decision is made for them.

    Dialogs are put aside, so that it is always the table that asks. Each kind of question is asked only so `few` times;
    the others are answered in a window that nobody sees, which takes a fraction of the time.
    """
    course, times = COURSES[name], Counter[type]()
    desk = Desk(folder, (1280, 720), settings or Settings(speed=Speed.OFF, confirm=False))
    seats = PERSONS[: course.options.seats]
    desk.host.play(Session.new(course.game, course.options, seats, course.seed, desk.host.folder))
    for _ in range(course.decisions):
        desk.kit.stack.by_keys = True
        desk.events.post(pygame.Event(pygame.WINDOWMINIMIZED))
        desk.wait(lambda: asked(desk))
        desk.breathe()
        top = desk.kit.stack.top
        if isinstance(top, PodiumScene):
            break
        if isinstance(top, HandOverScene | Dialog):
            desk.look()
            top.form["ready"].press() if isinstance(top, HandOverScene) else top.close()
            continue
        table = desk.table
        if table.course.visit is not None:
            table.end_visit()
            continue
        kind = type(table.view().question)
        times[kind] += 1
        if few is None or times[kind] <= few:
            desk.post(pygame.Event(pygame.WINDOWRESTORED))
            yield desk
            table.hands.let_go()
        if table.course.chance_waits:
            table.let_chance_decide()
        elif table.free:
            played = table.session.played
            table.submit(course.wish(played.state, len(played.turns), table.session.decider or 0))
    desk.host.close()


def asked(desk: Desk) -> bool:
    top = desk.kit.stack.top
    if isinstance(top, TableScene):
        course = top.course
        return top.free or course.visit is not None or (course.chance_waits and course.presser is not None)
    return isinstance(top, HandOverScene | PodiumScene | Dialog)

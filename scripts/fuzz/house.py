"""The program on a canvas, with games in a folder of its own, and the way to each of its scenes."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from leonardo.app.challenges.puzzle_data import puzzles_of
from leonardo.app.challenges.puzzle_table import play_puzzle
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import speak, translations
from leonardo.app.kit.window.app import Canvas
from leonardo.app.kit.window.events import ScriptedEvents
from leonardo.app.lessons.lesson_list import course_of
from leonardo.app.program_pilot import ProgramPilot
from leonardo.app.scenes.saves.exchange import Exchange
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.games import finished, persons, session

_SIZE: Final = (1024, 640)
_TODAY: Final = date(2026, 11, 23)
_DECISIONS: Final = 6  # decisions that are made before a table is looked at


@cache
def _pictures() -> Pictures:
    """Return pictures that all houses share: each is read once."""
    return Pictures()


class House(ProgramPilot):
    """The program on a canvas; `folder` holds its saves and what goes to others. Nothing moves, unless so set.

    On another `canvas`, it has pictures of its own.
    """

    patience = 120.0

    def __init__(
        self,
        folder: Path,
        seed: int,
        settings: Settings | None = None,
        size: Size = _SIZE,
        *,
        canvas: Canvas | None = None,
        events: ScriptedEvents | None = None,
    ) -> None:
        settings = settings or Settings(reduced_motion=True, speed=Speed.OFF)
        super().__init__(SaveFolder(folder / "saves"), size, settings, canvas=canvas, events=events)
        if canvas is None:
            self.kit.pictures = _pictures()
        self.host.today = lambda: _TODAY
        self.host.exchange_folder = folder / "others"
        self.host.folders_for_others = (folder / "others",)
        self.seed = seed
        self.host.show_title()
        self.turn()

    def go_to(self, scene: str, game: str) -> None:
        """Show a scene; where the game has none of the kind, stay where one is."""
        if scene in AT_THE_TABLE:
            self.host.play(session(PRESENTATIONS[game].game, self.seed, self.folder.path, _DECISIONS))
            self.turn(3)
        WAYS[scene](self, game)
        self.turn(2)


@contextmanager
def house(folder: Path, seed: int, settings: Settings | None = None) -> Iterator[House]:
    """Open the program and close it; afterwards the language is spoken that was before."""
    language = translations().language
    opened = House(folder, seed, settings=settings)
    try:
        yield opened
    finally:
        opened.close()
        if translations().language != language:
            speak(language)


def _stay(_: House, __: str) -> None:
    """Be there already."""


def _lesson(here: House, game: str) -> None:
    if PRESENTATIONS[game].learning.lessons is not None:
        lessons = course_of(here.host, game).lessons
        here.host.play_lesson(game, lessons[here.seed % len(lessons)].name)
        here.turn(3)


def _lessons(here: House, game: str) -> None:
    if PRESENTATIONS[game].learning.lessons is not None:
        here.host.show_lessons(game)


def _puzzle(here: House, game: str) -> None:
    puzzles = puzzles_of(PRESENTATIONS[game])
    if puzzles:
        play_puzzle(here.host, game, puzzles, here.seed % len(puzzles))
        here.turn(3)


def _looked_back_on(here: House, game: str) -> None:
    here.host.look_back(_whole(here, game))


def _results(here: House, game: str) -> None:
    here.host.play(_whole(here, game))


def _whole(here: House, game: str) -> Session:
    rules = PRESENTATIONS[game].game
    return Session(finished(rules, here.seed), persons(rules), here.seed, None, "whole")


def _leafed_through(here: House, game: str) -> None:
    if PRESENTATIONS[game].learning.rules is not None:
        here.host.show_rules()


def _pressed(here: House, key: int) -> None:
    here.look()
    here.key(key)
    here.turn(2)


Way = Callable[[House, str], object]

WAYS: Final[Mapping[str, Way]] = {
    "title": _stay,
    "which game": lambda here, _: here.host.choose(here.host.taught, here.host.show_lessons),
    "new game": lambda here, game: here.host.agree_on(game),
    "load": lambda here, _: here.host.show_saves(),
    "settings": lambda here, _: here.host.show_settings(),
    "keys": lambda here, _: here.host.show_keys(),
    "about": lambda here, _: here.host.show_about(),
    "played": lambda here, _: here.host.show_played(),
    "taking in": lambda here, _: Exchange(here.host).ask_what_to_take(),
    "statistics": lambda here, _: here.host.show_statistics(),
    "challenges": lambda here, game: here.host.show_challenges(game),
    "lessons": _lessons,
    "lesson": _lesson,
    "puzzle": _puzzle,
    "viewer": _looked_back_on,
    "results": _results,
    "table": _stay,
    "pause": lambda here, _: here.host.show_pause(),
    "save": lambda here, _: here.host.ask_name(),
    "seats": lambda here, _: here.host.show_seats(),
    "rules": _leafed_through,
    "help": lambda here, _: here.host.help_at_hand(),
    "hint": lambda here, _: _pressed(here, pygame.K_h),
}
"""All scenes by names, and how one comes to each."""
AT_THE_TABLE: Final = frozenset({"table", "pause", "save", "seats", "rules", "help", "hint"})
"""Those in which a game is being played."""

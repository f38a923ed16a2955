"""What is to be learnt of any game: how a script comes to its rules, its cards and what is told over its table."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame

from leonardo.app.lessons.table import LessonTable
from scripts.screens.theatre import Theatre

_SLIP: Final = 20
"""Frames after which a slip has come."""

Scene = Callable[[Theatre], None]


def scenes(name: str, at_table: Scene, rule: str, lesson: str, refused: Any) -> Mapping[str, Scene]:  # noqa: ANN401
    """Return the scenes of a game by their names, which begin with its own; `at_table` sits down at it.

    The rules are opened at one of them; in a lesson something is done that is `refused` with the reason.
    """

    def of_rules(button: str) -> Scene:
        def come(theatre: Theatre) -> None:
            at_table(theatre)
            theatre.host.show_rules()
            theatre.turn()
            theatre.click(theatre.widget(button))

        return come

    def read(theatre: Theatre) -> None:
        at_table(theatre)
        theatre.host.show_rules(rule)

    def get_help(theatre: Theatre) -> None:
        at_table(theatre)
        theatre.table.show_help()

    def compare(theatre: Theatre) -> None:
        at_table(theatre)
        theatre.key(pygame.K_f)

    def learn(theatre: Theatre) -> None:
        theatre.host.play_lesson(name, lesson, anew=True)
        theatre.turn(_SLIP)
        if isinstance(theatre.table, LessonTable):
            theatre.table.go_on()
        theatre.table.act(refused, dropped=False)

    made = {
        "rule": read,
        "cards": of_rules("cards"),
        "summary": of_rules("print"),
        "help": get_help,
        "standing": compare,
        "lesson": learn,
    }
    return {f"{name}_{what}": scene for what, scene in made.items()}

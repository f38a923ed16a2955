"""How a script comes to rules, lessons and advice: for any game in `scenes`, for the first one in `SCENES`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame

from leonardo.ai.advice import Advised
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.hint.coach import Coach
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Pass, PlaceApprentices
from leonardo.engine.davinci.constants import Place
from leonardo.play.hints import AGREED, YES, Costly
from leonardo.play.lessons.progress import Learnt
from scripts.screens.moments import AUCTION, PLACEMENT, ROUND, Moment, reach, since_round_began
from scripts.screens.theatre import Theatre

_SLIP: Final = 20  # frames after which a slip has come

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
            theatre.press(button)

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


_HEARS: Final = 40  # frames after which a button hears whose meaning has changed
_BANNER: Final = 20  # frames after which a slip has come


def _help(theatre: Theatre) -> None:
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.table.show_help()


def _help_now(theatre: Theatre) -> None:
    _help(theatre)
    theatre.turn()
    theatre.press("now")


def _rules(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_rules()


def _rule(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_rules("8.9")


def _cards(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_rules()
    theatre.turn()
    theatre.press("cards")
    theatre.turn()
    theatre.press("first")


def _summary(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_rules()
    theatre.turn()
    theatre.press("print")


def _hint(moment: Moment) -> Callable[[Theatre], None]:
    """What Leonardo would do, beside the place where that is."""

    def ask(theatre: Theatre) -> None:
        reached = reach(moment)
        theatre.sit_down(reached, since_round_began(reached))
        theatre.key(pygame.K_h)
        theatre.wait(lambda: bool(theatre.table.session.hint_service.told))

    return ask


def _lessons(theatre: Theatre) -> None:
    progress = theatre.host.progress
    progress.keep(GAME.name, Learnt(("work", "weeks", "rank")))
    theatre.host.show_lessons(GAME.name)


def _lesson(theatre: Theatre) -> None:
    """A slip tells why something else comes first."""
    theatre.host.play_lesson(GAME.name, "first", anew=True)
    theatre.turn(_BANNER)
    if isinstance(theatre.table, LessonTable):
        theatre.table.go_on()
        theatre.table.go_on()
    theatre.table.act(PlaceApprentices(1, Place.LARGE), dropped=False)


def _standing(theatre: Theatre) -> None:
    theatre.sit_down(reach(ROUND))
    theatre.key(pygame.K_f)


def _since(theatre: Theatre) -> None:
    theatre.sit_down(reach(PLACEMENT))
    theatre.key(pygame.K_n)


def _danger(theatre: Theatre) -> None:
    """What would be lost by passing is told before."""
    theatre.sit_down(reach(PLACEMENT))
    theatre.turn(_HEARS)
    theatre.key(pygame.K_p)


def _practice(theatre: Theatre) -> None:
    """In a game for practice, a decision is asked about that costs much."""
    theatre.sit_down(reach(PLACEMENT), table={AGREED: YES})
    view = theatre.table.course.view()
    done, better = (Advised(action, 0.0, 0.0, 0, "", {}) for action in (Pass(), view.options[0]))
    Coach(theatre.table).say(Costly(0, view, done, better, (3, 6)))


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "help": _help,
    "help_now": _help_now,
    "rules": _rules,
    "rule": _rule,
    "cards": _cards,
    "summary": _summary,
    "hint": _hint(PLACEMENT),
    "hint_at_auction": _hint(AUCTION),
    "lessons": _lessons,
    "lesson": _lesson,
    "standing": _standing,
    "since": _since,
    "danger": _danger,
    "practice": _practice,
}
"""The name of each picture and how to come to what it shows."""

"""The pages around a game, and the sheets over one: how a script comes to each of them."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from leonardo.app.kit.settings import Speed
from leonardo.app.scenes.new_game.page import NewGameScene
from scripts.screens.moments import (
    HAND_OVER,
    PAUSE,
    reach,
)
from scripts.screens.theatre import Theatre


def _title(theatre: Theatre) -> None:
    """The title with the pictures of its plates, which a start shows with the second frame."""
    theatre.host.show_title()
    theatre.turn()


def _which_game(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.choose(theatre.host.taught, theatre.host.show_lessons)


def _new_game(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.agree_on("davinci")


def _player(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.agree_on("davinci")
    theatre.turn()
    scene = theatre.kit.stack.top
    if isinstance(scene, NewGameScene):
        scene.plan.seats[1].player, scene.plan.seats[1].temper = "leonardo", "collector"
        scene.form["player 1"].press()


def _load(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_saves()


def _settings(theatre: Theatre) -> None:
    theatre.kit.settings.speed = Speed.NORMAL
    theatre.host.show_title()
    theatre.host.show_settings()


def _about(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_about()


def _keys(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_keys()


def _message(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_saves()
    theatre.turn()
    theatre.press("delete")


def _save_as(theatre: Theatre) -> None:
    theatre.sit_down(reach(PAUSE))
    theatre.host.show_pause()
    theatre.host.ask_name()


def _pause(theatre: Theatre) -> None:
    theatre.sit_down(reach(PAUSE))
    theatre.key(pygame.K_ESCAPE)


def _seats_in_play(theatre: Theatre) -> None:
    theatre.sit_down(reach(PAUSE))
    theatre.host.show_seats()


def _hand_over(theatre: Theatre) -> None:
    theatre.sit_down(reach(HAND_OVER))
    theatre.wait(lambda: theatre.hands_over)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "title": _title,
    "which_game": _which_game,
    "new_game": _new_game,
    "player": _player,
    "load": _load,
    "settings": _settings,
    "keys": _keys,
    "about": _about,
    "message": _message,
    "pause": _pause,
    "save_as": _save_as,
    "hand_over": _hand_over,
    "seats": _seats_in_play,
}
"""The name of each picture and how to come to what it shows."""

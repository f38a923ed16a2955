"""Every scene and phase of the program: how a script comes to each of them."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from leonardo.app.davinci.spots import ApprenticeSpot, BoxSpot, CardSpot, UpgradeSpot
from leonardo.app.kit.settings import Speed
from leonardo.engine.davinci import events
from leonardo.engine.davinci.actions import PlaceApprentices, Start, Take, TakeBox
from leonardo.engine.davinci.terms import Favour, Place, Upgrade
from scripts.screens.moments import (
    AUCTION,
    COMPLETION,
    COUNCIL,
    FAVOURS,
    FORESIGHT,
    HAND_OVER,
    LOG,
    PAUSE,
    PLACEMENT,
    RESOLUTION,
    RESULTS,
    START_WORK,
    reach,
    since_person,
    since_round_began,
)
from scripts.screens.theatre import Theatre

BID: Final = 3
"""Florins in the purse, in the picture of an auction."""
COUNTING: Final = 8
"""Frames after an invention was completed: its florins are on their way."""


def _title(theatre: Theatre) -> None:
    theatre.host.show_title()


def _new_game(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_new_game()


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


def _pause(theatre: Theatre) -> None:
    theatre.sit_down(reach(PAUSE))
    theatre.key(pygame.K_ESCAPE)


def _favours(theatre: Theatre) -> None:
    """Components are being picked."""
    theatre.sit_down(reach(FAVOURS))
    for widget in (Favour.COMPONENTS.value, "iron", "iron", "wood"):
        theatre.click(theatre.widget(widget))


def _start_work(theatre: Theatre) -> None:
    """The card of an invention hangs over the laboratory it is meant for."""
    reached = reach(START_WORK)
    theatre.sit_down(reached, since_round_began(reached))
    if isinstance(reached.action, Start):
        theatre.hang(theatre.at(CardSpot(reached.action.invention)), theatre.place(reached.action.laboratory))


def _placement(theatre: Theatre) -> None:
    """Apprentices hang over a district, which says what they would get there."""
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    if isinstance(reached.action, PlaceApprentices):
        more = reached.action.count - 1
        theatre.hang(theatre.at(ApprenticeSpot(0)), theatre.place(reached.action.at), wheel=more)


def _council(theatre: Theatre) -> None:
    reached = reach(COUNCIL)
    theatre.sit_down(reached, since_round_began(reached))
    if isinstance(reached.action, TakeBox):
        theatre.move(theatre.at(BoxSpot(reached.action.box)))


def _foresight(theatre: Theatre) -> None:
    reached = reach(FORESIGHT)
    theatre.sit_down(reached, since_round_began(reached))


def _resolution(theatre: Theatre) -> None:
    """A laboratory of the Workshop hangs over the place where it would lie, for 2 florins."""
    reached = reach(RESOLUTION)
    theatre.sit_down(reached, since_round_began(reached))
    action = reached.action
    if isinstance(action, Take) and action.upgrade is not None:
        place = Place.SMALL if action.upgrade is Upgrade.SMALL5 else Place.LARGE
        theatre.hang(theatre.at(UpgradeSpot(action.upgrade)), theatre.place(place))


def _completion(theatre: Theatre) -> None:
    """The first to complete an invention is being paid."""
    reached = reach(COMPLETION)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.kit.settings.speed = Speed.NORMAL
    course = theatre.table.course
    if reached.action is not None:
        theatre.table.submit(reached.action)

    def completed() -> bool:
        event = course.history()[-1]
        return isinstance(event, events.InventionCompleted)

    theatre.wait(completed)
    theatre.turn(COUNTING)


def _auction(theatre: Theatre) -> None:
    reached = reach(AUCTION)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.move(theatre.widget("purse"))
    for _ in range(BID):
        theatre.wheel(1)


def _hand_over(theatre: Theatre) -> None:
    theatre.sit_down(reach(HAND_OVER))
    theatre.wait(lambda: theatre.hands_over)


def _log(theatre: Theatre) -> None:
    reached = reach(LOG)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.key(pygame.K_l)


def _results(theatre: Theatre) -> None:
    reached = reach(RESULTS)
    theatre.sit_down(reached, since_person(reached))
    theatre.wait(lambda: theatre.shows_results)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "title": _title,
    "new_game": _new_game,
    "load": _load,
    "settings": _settings,
    "about": _about,
    "pause": _pause,
    "favours": _favours,
    "start_work": _start_work,
    "placement": _placement,
    "council": _council,
    "foresight": _foresight,
    "resolution": _resolution,
    "completion": _completion,
    "auction": _auction,
    "hand_over": _hand_over,
    "log": _log,
    "results": _results,
}
"""The name of each picture and how to come to what it shows."""

"""Every scene and phase of the program: how a script comes to each of them."""

import math
from collections.abc import Callable, Mapping
from typing import Final

import pygame

from leonardo.app.davinci import buttons
from leonardo.app.davinci.spots import ApprenticeSpot, BoxSpot, CardSpot, LaboratorySpot, SecretSpot, UpgradeSpot
from leonardo.app.kit.settings import Speed
from leonardo.engine.davinci import events
from leonardo.engine.davinci.actions import Interrupt, PlaceApprentices, Start, Take, TakeBox
from leonardo.engine.davinci.constants import Favour, Place, Upgrade
from leonardo.engine.game import Event
from scripts.screens import asked, learning, looking_back, menus
from scripts.screens.moments import (
    AUCTION,
    COMPLETION,
    COUNCIL,
    FAVOURS,
    FIVE_SEATS,
    FORESIGHT,
    FROM_DECK,
    INTERRUPT,
    LOG,
    NOBODY,
    PERSON,
    PLACEMENT,
    RESOLUTION,
    ROUND,
    START_WORK,
    THREE_SEATS,
    TWO_SEATS,
    Moment,
    reach,
    since_round_began,
)
from scripts.screens.theatre import Theatre

BID: Final = 3  # florins in the purse, in the picture of an auction
PAYING: Final = 1350  # milliseconds after an invention was completed: its florins are on their way
SEALING: Final = 20  # frames after which the purse of a bid stands there
BANNER: Final = 20  # frames after which a banner has come
WAITING: Final = 90  # frames for which one points at a thing until it explains itself


def _favours(theatre: Theatre) -> None:
    theatre.sit_down(reach(FAVOURS))
    for widget in (Favour.COMPONENTS.value, "iron", "iron", "wood"):
        theatre.press(widget)


def _start_work(theatre: Theatre) -> None:
    """The card of an invention hangs over the laboratory it is meant for."""
    reached = reach(START_WORK)
    theatre.sit_down(reached, since_round_began(reached))
    if isinstance(reached.action, Start):
        theatre.hang(CardSpot(reached.action.invention), theatre.place(reached.action.laboratory))


def _placement(theatre: Theatre) -> None:
    """Apprentices hang over a district, which says what they would get there."""
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    if isinstance(reached.action, PlaceApprentices):
        more = reached.action.count - 1
        theatre.hang(ApprenticeSpot(0), theatre.place(reached.action.at), wheel=more)


def _work_held(theatre: Theatre) -> None:
    """An apprentice hangs over a laboratory, which says when its work would be done with it."""
    _seats(FIVE_SEATS)(theatre)
    theatre.hang(ApprenticeSpot(0), LaboratorySpot(PERSON, Place.LARGE), wheel=1)


def _council(theatre: Theatre) -> None:
    reached = reach(COUNCIL)
    theatre.sit_down(reached, since_round_began(reached))
    if isinstance(reached.action, TakeBox):
        theatre.hover(BoxSpot(reached.action.box))


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
        theatre.hang(UpgradeSpot(action.upgrade), theatre.place(place))


def _completion(theatre: Theatre) -> None:
    """The first to complete an invention is being paid."""
    reached = reach(COMPLETION)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.kit.settings.speed = Speed.NORMAL
    if reached.action is not None:
        theatre.table.submit(reached.action)
    theatre.wait(lambda: _on_stage(theatre, events.InventionCompleted, PAYING, PERSON))


def _on_stage(theatre: Theatre, kind: type[Event], now: float, seat: int | None = None) -> bool:
    """Tell whether a feast of a kind of event, of a seat if one is named, has gone on for so many milliseconds."""
    feast = theatre.table.course.playback.feast
    if feast is None or not isinstance(feast.event, kind) or getattr(feast.event, "seat", None) != seat:
        return False
    return feast.now >= min(now, feast.timeline.complete)


def _round_begins(theatre: Theatre) -> None:
    reached = reach(ROUND)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.kit.settings.speed = Speed.NORMAL
    if reached.action is not None:
        theatre.table.submit(reached.action)
    theatre.wait(lambda: isinstance(theatre.table.course.happening, events.RoundBegan))
    theatre.turn(BANNER)


def _auction(theatre: Theatre) -> None:
    reached = reach(AUCTION)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.hover("purse")
    for _ in range(BID):
        theatre.wheel(1)


def _bid_sealed(theatre: Theatre) -> None:
    _bid(theatre)
    theatre.wait(lambda: isinstance(theatre.table.course.happening, events.BidMade))
    theatre.turn(SEALING)


def _bid_opened(theatre: Theatre) -> None:
    _bid(theatre)
    theatre.wait(lambda: _on_stage(theatre, events.AuctionSettled, math.inf))


def _bid(theatre: Theatre) -> None:
    reached = reach(AUCTION)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.kit.settings.speed = Speed.NORMAL
    if reached.action is not None:
        theatre.table.submit(reached.action)


def _from_deck(theatre: Theatre) -> None:
    reached = reach(FROM_DECK)
    theatre.sit_down(reached)
    theatre.table.button(buttons.FROM_DECK)


def _interrupt(theatre: Theatre) -> None:
    reached = reach(INTERRUPT)
    theatre.sit_down(reached)
    given_up = next(action for action in reached.state.options if isinstance(action, Interrupt))
    theatre.press(SecretSpot(PERSON, given_up.laboratory))


def _zoom_card(theatre: Theatre) -> None:
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.press(CardSpot(reached.state.display[0].invention), pygame.BUTTON_RIGHT)


def _zoom_laboratory(theatre: Theatre) -> None:
    reached = reach(COMPLETION)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.press(theatre.place(Place.LARGE), pygame.BUTTON_RIGHT)


def _explained(theatre: Theatre) -> None:
    """A district says what it is, to who points at it and waits."""
    theatre.sit_down(reach(PLACEMENT))
    theatre.hover(theatre.place(Place.COUNCIL))
    theatre.turn(WAITING)


def _seats(moment: Moment) -> Callable[[Theatre], None]:
    def sit_down(theatre: Theatre) -> None:
        reached = reach(moment)
        theatre.sit_down(reached, since_round_began(reached))

    return sit_down


def _onlooker(theatre: Theatre) -> None:
    theatre.look_on(reach(PLACEMENT), NOBODY)


def _log(theatre: Theatre) -> None:
    reached = reach(LOG)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.key(pygame.K_l)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    **menus.SCENES,
    "favours": _favours,
    "start_work": _start_work,
    "from_deck": _from_deck,
    "interrupt": _interrupt,
    "placement": _placement,
    "explained": _explained,
    "zoom_card": _zoom_card,
    "zoom_laboratory": _zoom_laboratory,
    "work_held": _work_held,
    "council": _council,
    "foresight": _foresight,
    "resolution": _resolution,
    "completion": _completion,
    "round_begins": _round_begins,
    "auction": _auction,
    "bid_sealed": _bid_sealed,
    "bid_opened": _bid_opened,
    "log": _log,
    "two_seats": _seats(TWO_SEATS),
    "three_seats": _seats(THREE_SEATS),
    "five_seats": _seats(FIVE_SEATS),
    "onlooker": _onlooker,
    **learning.SCENES,
    **looking_back.SCENES,
    **asked.CITTA_SCENES,
    **asked.ENGINES_SCENES,
}
"""The name of each picture and how to come to what it shows."""
PAGES: Final = (
    *("title", "new_game", "placement", "citta_offer", "engines_turn"),
    *("lesson", "help", "hint", "review", "viewer"),
)
"""The pictures that README and documents show; all others are taken when somebody wants to see them."""

"""Every scene and phase of the program: how a script comes to each of them."""

import math
from collections.abc import Callable, Mapping
from datetime import date
from typing import Final

import pygame
from attrs import evolve

from leonardo.app.challenges.given import puzzles_of
from leonardo.app.challenges.puzzle_table import PuzzleTable, play_puzzle
from leonardo.app.davinci import buttons
from leonardo.app.davinci.spots import ApprenticeSpot, BoxSpot, CardSpot, LaboratorySpot, SecretSpot, UpgradeSpot
from leonardo.app.kit.settings import Speed
from leonardo.app.lessons.table import LessonTable
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.statistics.scene import StatisticsScene
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Interrupt, PlaceApprentices, Start, Take, TakeBox
from leonardo.engine.davinci.terms import Favour, Place, Upgrade
from leonardo.engine.game import Event
from leonardo.play.lessons.progress import Learnt
from leonardo.play.replay import Station
from leonardo.saves.statistics.schema import Tried
from scripts.screens import citta
from scripts.screens.moments import (
    AUCTION,
    COMPLETION,
    COUNCIL,
    FAVOURS,
    FIVE_SEATS,
    FORESIGHT,
    FROM_DECK,
    HAND_OVER,
    INTERRUPT,
    LOG,
    NOBODY,
    PAUSE,
    PERSON,
    PLACEMENT,
    RESOLUTION,
    RESULTS,
    ROUND,
    START_WORK,
    THREE_SEATS,
    TIE,
    TWO_SEATS,
    Moment,
    reach,
    since_person,
    since_round_began,
)
from scripts.screens.past import played
from scripts.screens.theatre import Theatre

TODAY: Final = date(2026, 11, 22)
BID: Final = 3
"""Florins in the purse, in the picture of an auction."""
PAYING: Final = 1350
"""Milliseconds after an invention was completed: its florins are on their way."""
SEALING: Final = 20
"""Frames after which the purse of a bid stands there."""
BANNER: Final = 20
"""Frames after which a banner has come."""
WAITING: Final = 90
"""Frames for which one points at a thing until it explains itself."""


def _title(theatre: Theatre) -> None:
    theatre.host.show_title()


def _which_game(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_new_game()


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
    """A save is about to be deleted."""
    theatre.host.show_title()
    theatre.host.show_saves()
    theatre.turn()
    theatre.click(theatre.widget("delete"))


def _save_as(theatre: Theatre) -> None:
    theatre.sit_down(reach(PAUSE))
    theatre.host.show_pause()
    theatre.host.ask_name()


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


def _work_held(theatre: Theatre) -> None:
    """An apprentice hangs over a laboratory, which says when its work would be done with it."""
    _seats(FIVE_SEATS)(theatre)
    laboratory = theatre.table.places()[LaboratorySpot(PERSON, Place.LARGE)]
    theatre.hang(theatre.at(ApprenticeSpot(0)), laboratory.center, wheel=1)


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
    """A banner says what round it is."""
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
    theatre.move(theatre.widget("purse"))
    for _ in range(BID):
        theatre.wheel(1)


def _bid_sealed(theatre: Theatre) -> None:
    """The bids stand sealed on the stage."""
    _bid(theatre)
    theatre.wait(lambda: isinstance(theatre.table.course.happening, events.BidMade))
    theatre.turn(SEALING)


def _bid_opened(theatre: Theatre) -> None:
    """All purses are open."""
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
    theatre.click(theatre.at(SecretSpot(PERSON, given_up.laboratory)))


def _zoom_card(theatre: Theatre) -> None:
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    _look_closely(theatre, theatre.at(CardSpot(reached.state.display[0].invention)))


def _zoom_laboratory(theatre: Theatre) -> None:
    reached = reach(COMPLETION)
    theatre.sit_down(reached, since_round_began(reached))
    _look_closely(theatre, theatre.place(Place.LARGE))


def _look_closely(theatre: Theatre, point: tuple[int, int]) -> None:
    theatre.move(point)
    theatre.press(point, pygame.BUTTON_RIGHT)
    theatre.release(point, pygame.BUTTON_RIGHT)


def _explained(theatre: Theatre) -> None:
    """A district says what it is, to who points at it and waits."""
    theatre.sit_down(reach(PLACEMENT))
    theatre.move(theatre.place(Place.COUNCIL))
    theatre.turn(WAITING)


def _help(theatre: Theatre) -> None:
    """Notes lie over the table."""
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.table.show_help()


def _help_now(theatre: Theatre) -> None:
    """It is said what can be done now."""
    _help(theatre)
    theatre.turn()
    theatre.click(theatre.widget("now"))


def _rules(theatre: Theatre) -> None:
    theatre.host.show_title()
    theatre.host.show_rules()


def _rule(theatre: Theatre) -> None:
    """The rules, opened at one of them."""
    theatre.host.show_title()
    theatre.host.show_rules("8.9")


def _cards(theatre: Theatre) -> None:
    """The cards, sorted by what they pay."""
    theatre.host.show_title()
    theatre.host.show_rules()
    theatre.turn()
    theatre.click(theatre.widget("cards"))
    theatre.turn()
    theatre.click(theatre.widget("first"))


def _summary(theatre: Theatre) -> None:
    """The rules on one page."""
    theatre.host.show_title()
    theatre.host.show_rules()
    theatre.turn()
    theatre.click(theatre.widget("print"))


def _hint(moment: Moment) -> Callable[[Theatre], None]:
    """What Leonardo would do, beside the place where that is."""

    def ask(theatre: Theatre) -> None:
        reached = reach(moment)
        theatre.sit_down(reached, since_round_began(reached))
        theatre.key(pygame.K_h)
        theatre.wait(lambda: bool(theatre.table.session.hint_service.told))

    return ask


def _seats(moment: Moment) -> Callable[[Theatre], None]:
    def sit_down(theatre: Theatre) -> None:
        reached = reach(moment)
        theatre.sit_down(reached, since_round_began(reached))

    return sit_down


def _onlooker(theatre: Theatre) -> None:
    theatre.look_on(reach(PLACEMENT), NOBODY)


def _tie(theatre: Theatre) -> None:
    reached = reach(TIE)
    theatre.sit_down(reached, since_person(reached))
    theatre.wait(lambda: theatre.shows_results)


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


def _ledger(theatre: Theatre) -> None:
    _results(theatre)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_RETURN)


def _review(theatre: Theatre) -> None:
    """The first of the moments that cost or won most, once Leonardo has thought of all."""
    _results(theatre)
    theatre.key(pygame.K_v)
    theatre.key(pygame.K_RETURN)
    theatre.wait(lambda: theatre.viewer.reviewing is not None and theatre.viewer.reviewing.news.over)


def _viewer(theatre: Theatre) -> None:
    """A game in the middle, with all revealed."""
    _results(theatre)
    theatre.click(theatre.widget("look"))
    theatre.turn()
    theatre.viewer.go(Station(theatre.viewer.replay.count * 2 // 5))


def _branch(theatre: Theatre) -> None:
    """Who plays on from there is being chosen."""
    _viewer(theatre)
    theatre.viewer.branch()


def _played(theatre: Theatre) -> None:
    """The game that has just been finished is among those played."""
    _results(theatre)
    theatre.host.show_title()
    theatre.host.show_played()


def _lessons(theatre: Theatre) -> None:
    """Some lessons were done."""
    progress = theatre.host.progress
    progress.keep(GAME.name, Learnt(("work", "weeks", "rank")))
    theatre.host.show_lessons(GAME.name)


def _lesson(theatre: Theatre) -> None:
    """A slip tells why something else comes first."""
    theatre.host.play_lesson(GAME.name, "first", anew=True)
    theatre.turn(BANNER)
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


def _take_in(theatre: Theatre) -> None:
    """A file is looked for."""
    theatre.host.show_title()
    theatre.host.show_played()
    theatre.turn()
    theatre.click(theatre.widget("import"))


def _statistics(page: int) -> Callable[[Theatre], None]:
    """Return how to come to a page of the statistics of somebody who has played a lot."""

    def come(theatre: Theatre) -> None:
        for each in played(44):
            theatre.host.statistics.add(each)
        theatre.host.show_title()
        theatre.host.show_statistics()
        scene = theatre.kit.stack.top
        if isinstance(scene, StatisticsScene):
            scene.number = page
            scene.rebuild()

    return come


def _challenges(theatre: Theatre) -> None:
    """The game of the day was played, and a puzzle solved."""
    host = theatre.host
    host.today = lambda: TODAY
    name = host.person(GAME.name).name
    (result,) = played(1, name=name)
    host.statistics.add(evolve(result, day=TODAY.isoformat()))
    host.statistics.tried(Tried(GAME.name, "easy_01", name, 1, solved=True))
    host.show_title()
    host.show_challenges()


def _puzzle(answer: int | None) -> Callable[[Theatre], None]:
    """Return how to come to a puzzle, to what is sought or to what is said of an answer, the best being 0."""

    def come(theatre: Theatre) -> None:
        puzzles = puzzles_of(theatre.host.games[GAME.name])
        play_puzzle(theatre.host, GAME.name, puzzles, len(puzzles) // 2)
        theatre.turn()
        if answer is None:
            return
        theatre.click(theatre.widget("begin"))
        table = next(scene for scene in theatre.kit.stack.seen() if isinstance(scene, PuzzleTable))
        table.submit(table.puzzle.answers[answer].action)

    return come


def _seats_in_play(theatre: Theatre) -> None:
    theatre.sit_down(reach(PAUSE))
    theatre.host.show_seats()


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
    "favours": _favours,
    "start_work": _start_work,
    "from_deck": _from_deck,
    "interrupt": _interrupt,
    "placement": _placement,
    "explained": _explained,
    "help": _help,
    "help_now": _help_now,
    "rules": _rules,
    "rule": _rule,
    "cards": _cards,
    "summary": _summary,
    "hint": _hint(PLACEMENT),
    "hint_at_auction": _hint(AUCTION),
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
    "hand_over": _hand_over,
    "log": _log,
    "results": _results,
    "ledger": _ledger,
    "results_tied": _tie,
    "review": _review,
    "viewer": _viewer,
    "branch": _branch,
    "played": _played,
    "take_in": _take_in,
    "lessons": _lessons,
    "lesson": _lesson,
    "standing": _standing,
    "since": _since,
    "statistics": _statistics(0),
    "averages": _statistics(1),
    "achievements": _statistics(3),
    "challenges": _challenges,
    "puzzle": _puzzle(None),
    "puzzle_wrong": _puzzle(1),
    "puzzle_right": _puzzle(0),
    "seats": _seats_in_play,
    "two_seats": _seats(TWO_SEATS),
    "three_seats": _seats(THREE_SEATS),
    "five_seats": _seats(FIVE_SEATS),
    "onlooker": _onlooker,
    **citta.SCENES,
}
"""The name of each picture and how to come to what it shows."""

NOT_KEPT: Final = frozenset({"work_held"})
"""Those that are taken when they are asked for, and not kept."""

LARGE_ONES: Final = (
    "title",
    "new_game",
    "start_work",
    "placement",
    "zoom_card",
    "resolution",
    "completion",
    "auction",
    "results",
    "citta_offer",
)
"""The pictures that are kept in 1920x1080 also; of the others one size is enough."""

IN_FRENCH: Final = (
    *("title", "help", "help_now", "rules", "rule", "cards", "summary", "lessons", "lesson", "standing", "since"),
    *("viewer", "played", "branch", "take_in", "review"),
    *("statistics", "averages", "achievements", "challenges", "puzzle", "puzzle_right", "seats", "pause", "keys"),
)
"""What is kept in French and in the smallest window also, in docs/screenshots/fr:

    python3 scripts/screenshots.py --language fr --sizes 1024x640 --only NAME,... --out docs/screenshots/fr
"""

"""Programs of others in the scenes around the table: offered in a new game, asked about when a save is opened."""

from pathlib import Path

import pygame

from leonardo.app.kit.widgets.basic import Stepper
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.scenes.menus_harness import House, PlainTable

PROGRAM = "program_greedy_py"
PROGRAMS = {PROGRAM: "cmd:python3 greedy.py"}


def stepper(house: House) -> Stepper:
    found = house.top(NewGameScene).form["player 1"]
    assert isinstance(found, Stepper)
    return found


def test_a_new_game_offers_the_programs_named_at_the_start(house: House) -> None:
    house.host.programs = PROGRAMS
    house.host.show_new_game()
    house.turn()
    found = stepper(house)
    found.step(found.texts.index("greedy.py") - found.chosen)
    assert stepper(house).hint == "The external program greedy.py, given with --program when Leonardo was started."
    plan = house.top(NewGameScene).plan
    assert plan.seated()[1] == BuiltIn(plan.names()[1], plan.seats[1].colour, PROGRAM, plan.seats[1].portrait)


def test_without_any_none_is_offered(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    assert "greedy.py" not in stepper(house).texts


def saved(house: House) -> Path:
    seats = (Person("Anna", "red"), BuiltIn("Dora", "yellow", PROGRAM))
    Session.new(GAME, Options(2, start=0), seats, 1, house.folder, programs=PROGRAMS).close()
    entry = house.folder.to_continue()
    assert entry is not None
    return entry.path


def test_an_unnamed_program_is_asked_about_before_a_stand_in(house: House) -> None:
    house.host.open(saved(house))
    house.turn()
    assert "Dora: program_greedy_py" in house.top(Message).text
    assert house.host.session is None
    house.press("answer 1")
    seated = house.top(PlainTable).session.seats[1]
    assert isinstance(seated, BuiltIn)
    assert (seated.name, seated.player) != ("Dora", PROGRAM)
    assert seated.name == "Dora"


def test_who_does_not_want_that_stays_where_one_was(house: House) -> None:
    house.host.open(saved(house))
    house.turn()
    house.key(pygame.K_ESCAPE)
    assert house.host.session is None


def test_a_save_whose_program_was_named_opens_at_once(house: House) -> None:
    house.host.programs = PROGRAMS
    house.host.open(saved(house))
    seated = house.top(PlainTable).session.seats[1]
    assert isinstance(seated, BuiltIn)
    assert seated.player == PROGRAM

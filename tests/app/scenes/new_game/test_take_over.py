"""Seats change hands in the middle of a game, to a built-in player and back, and saves know it."""

from pathlib import Path

import pytest

from leonardo.app.presentation import Presentation
from leonardo.app.scenes.new_game.plan import LastPlans
from leonardo.app.scenes.new_game.take_over import SeatsScene
from leonardo.app.scenes.pause import PauseScene
from leonardo.engine.davinci import GAME
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.scenes.fake_games import fake
from tests.app.scenes.menus_harness import House, PlainPresentation, PlainTable


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    house.begin()
    house.host.show_pause()
    house.turn()
    house.top(PauseScene)
    house.press("seats")
    return house


def _session(house: House) -> Session:
    assert house.host.session is not None
    return house.host.session


def _take_over(house: House, player: str | None) -> None:
    house.top(SeatsScene).plan.seats[0].player = player
    house.menu.rebuild()
    house.press("done")


@pytest.mark.slow
def test_a_person_gives_a_seat_to_a_player_and_takes_it_back(house: House) -> None:
    person = _session(house).seats[0]
    _take_over(house, "master")

    session = _session(house)
    sitting = session.seats[0]
    assert isinstance(sitting, BuiltIn)
    assert sitting.name == person.name
    house.top(PlainTable)

    house.host.show_seats()
    house.turn()
    _take_over(house, None)

    assert isinstance(session.seats[0], Person)
    assert session.seats[0].name == person.name
    assert session.changed == (2, *(0 for _ in session.seats[1:]))


def test_who_sits_where_is_kept_in_the_save(house: House) -> None:
    _take_over(house, "journeyman")
    session = _session(house)
    path = session.save("in between")

    again = Session.load(path, house.folder)

    assert again.seats == session.seats
    assert again.changed == session.changed


def test_nothing_changes_where_the_page_is_left_without_a_change(house: House) -> None:
    before = _session(house).seats

    house.press("done")

    house.top(PauseScene)
    assert _session(house).seats == before
    assert not any(_session(house).changed)


def test_a_person_takes_over_in_the_middle_of_a_thought(house: House) -> None:
    session = _session(house)
    _take_over(house, "random")
    while session.decider != 0:
        session.poll()

    session.change_seat(0, Person("Lisa", session.seats[0].colour))
    count = len(session.played.turns)
    for _ in range(20):
        session.poll()

    assert len(session.played.turns) == count
    session.submit(session.legal()[0])


def test_name_colour_and_portrait_serve_other_games_too() -> None:
    plain, other = PlainPresentation(), fake("other")
    games: dict[str, Presentation] = {GAME.name: plain, "other": other}
    plans = LastPlans(None, games, {})
    plan = plans.next(GAME.name, 1)
    plan.seats[0].name, plan.seats[0].portrait = "Ada", plan.seats[1].portrait
    plan.seats[1].portrait = "taqi"
    kept = plans.keep(plan)

    first = LastPlans(kept, games, {}).next("other", 2)

    assert (first.seats[0].name, first.seats[0].portrait) == ("Ada", plan.seats[0].portrait)
    assert len({seat.portrait for seat in first.seats}) == len(first.seats)
    assert len({seat.colour for seat in first.seats}) == len(first.seats)

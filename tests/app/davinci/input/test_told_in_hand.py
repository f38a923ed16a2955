"""Beside apprentices that are held it is told how many they are, and how more are taken up."""

import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot, MasterSpot
from leonardo.app.table.input.carrying import beside, over
from leonardo.engine.davinci.constants import Place
from tests.app.davinci.at_table import AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def lift(table: AtTable, spot: ApprenticeSpot | MasterSpot) -> None:
    start = table.desk.at(spot)
    table.desk.hover(start)
    table.desk.hold(start)
    table.desk.carry((start[0], start[1] - 30))


def test_how_many_are_held_and_how_to_take_more_is_told_while_they_hang(table: AtTable) -> None:
    lift(table, ApprenticeSpot(0))
    here = over(table.desk.table)
    assert here is not None
    assert "1 of " in here.told
    assert "wheel" in here.told
    table.desk.table.hands.add(table.desk.table.view(), 1)
    here = over(table.desk.table)
    assert here is not None
    assert "2 of " in here.told


def test_over_a_place_where_they_may_go_its_tip_tells_it(table: AtTable) -> None:
    lift(table, ApprenticeSpot(0))
    table.desk.carry(DistrictSpot(Place.KILN))
    here = over(table.desk.table)
    assert here is not None
    assert not here.told
    (tip,) = table.desk.table.marks().tips
    assert any("1 of " in each for each in tip.also)


def test_of_the_master_there_are_no_more(table: AtTable) -> None:
    lift(table, MasterSpot(0))
    here = over(table.desk.table)
    assert here is not None
    assert not here.told


def test_it_stands_where_it_hides_no_open_place() -> None:
    window, hung = Surface((400, 300)).get_rect(), Rect(180, 130, 40, 40)
    right, left = Rect(220, 140, 180, 100), Rect(0, 140, 180, 100)
    label = beside(hung, (60, 20), window, [right, left])
    assert label.collidelist([hung, right, left]) < 0
    assert window.contains(label)
    assert window.contains(beside(Rect(380, 280, 20, 20), (60, 20), window, []))

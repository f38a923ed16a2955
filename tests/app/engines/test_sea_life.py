"""Boats sail and birds fly on the chart while nobody does anything, and nothing else is drawn for it."""

from random import Random

import pytest
from pygame import Rect, Surface

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.living.life import TICK
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.engines import GAME
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View

SIZE = (1280, 720)
AWHILE = 40 * TICK


@pytest.fixture
def view() -> View:
    """What the first of three seats sees when a game begins."""
    return GAME.view(GAME.begin(GAME.deal(Options(3), Random(3))).state, 0)


def table(pictures: Pictures, view: View) -> EnginesPicture:
    picture = EnginesPicture(
        [PlayerStyle("Lisa", "red"), PlayerStyle("Salaì", "blue"), PlayerStyle("Melzi", "green")], pictures=pictures
    )
    picture.arrange(SIZE, view)
    return picture


@pytest.fixture
def picture(screen: None, one_set_of_pictures: Pictures, view: View) -> EnginesPicture:  # noqa: ARG001
    return table(one_set_of_pictures, view)


def test_what_is_drawn_in_part_is_what_is_drawn_as_a_whole(
    picture: EnginesPicture, one_set_of_pictures: Pictures, view: View
) -> None:
    stirred = Surface(SIZE)
    picture.draw(stirred, view, NO_MARKS)
    before = stirred.copy()
    for _ in range(12):
        picture.stir(stirred, view, NO_MARKS, TICK)
    assert stirred.get_buffer().raw != before.get_buffer().raw
    other = table(one_set_of_pictures, view)
    assert other.life is not None
    for _ in range(12):
        other.life.go_on(TICK, view)
    whole = Surface(SIZE)
    other.draw(whole, view, NO_MARKS)
    assert stirred.get_buffer().raw == whole.get_buffer().raw


def test_it_lives_on_the_sea_and_only_little_of_it_is_drawn(picture: EnginesPicture, view: View) -> None:
    life = picture.life
    assert life is not None
    places = [place for _ in range(40) for place in life.go_on(TICK, view)]
    assert places
    assert all(picture.layout.chart.contains(place) for place in places)
    assert max(place.width * place.height for place in places) < 0.02 * SIZE[0] * SIZE[1]


def test_nothing_lives_where_the_chart_is_seen_closely(picture: EnginesPicture, view: View) -> None:
    picture.eye = picture.chart.whole.closer(picture.layout.chart.center, 2.0)
    assert picture.life is None
    surface = Surface(SIZE)
    picture.draw(surface, view, NO_MARKS)
    assert not picture.stir(surface, view, NO_MARKS, AWHILE)


def test_its_ways_begin_where_they_end(picture: EnginesPicture) -> None:
    for creature in picture.chart.life.creatures:
        assert Rect(creature.pose(0).place) == Rect(creature.pose(creature.lap).place)

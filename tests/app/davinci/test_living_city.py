"""The city lives only where a person looks at it and nothing else moves, and nothing is drawn but where it does."""

from copy import copy

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.picture.living.daylight import hour
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Speed
from leonardo.app.table.living.life import TICK, Life
from leonardo.app.table.shown.marks import NO_MARKS, Lifted
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.state import Group
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.app.davinci.at_table import AtTable
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def living(table: AtTable) -> AtTable:
    """A table before which a person sits, at rest."""
    table.desk.kit.settings.speed = Speed.NORMAL
    table.desk.kit.living = True
    table.desk.pass_time(2 * TICK)
    return table


def drawn(table: AtTable) -> DaVinciPicture:
    picture = table.desk.table.picture
    assert isinstance(picture, DaVinciPicture)
    return picture


def shown(table: AtTable, milliseconds: float) -> int:
    """Return how many frames are shown in such a time."""
    before = table.desk.canvas.frames
    table.desk.pass_time(milliseconds)
    return table.desk.canvas.frames - before


@pytest.mark.slow
def test_a_few_frames_a_second_are_shown_while_idle(living: AtTable) -> None:
    assert 3 <= shown(living, 1000) <= 5
    assert 0 < living.desk.table.rest() <= TICK


@first_quick("how", ["reduced", "off", "unseen", "not wished"], 2)
def test_no_frame_is_shown_where_the_city_does_not_live(living: AtTable, how: str) -> None:
    settings = living.desk.kit.settings
    settings.reduced_motion = how == "reduced"
    settings.living = how != "not wished"
    settings.speed = Speed.OFF if how == "off" else Speed.NORMAL
    if how == "unseen":
        living.desk.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert shown(living, 2000) == 0
    assert living.desk.table.rest() > TICK


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Notes whenever the city goes on."""
    noted: list[float] = []
    go_on = Life.go_on

    def note(life: Life, milliseconds: float, view: View) -> list[Rect]:
        noted.append(milliseconds)
        return go_on(life, milliseconds, view)

    monkeypatch.setattr(Life, "go_on", note)
    return noted


@pytest.mark.slow
def test_it_stands_while_something_is_held(living: AtTable, gone: list[float]) -> None:
    living.desk.press(ApprenticeSpot(0))
    gone.clear()
    living.desk.pass_time(1000)
    assert gone == []


def test_it_stands_under_another_scene(living: AtTable, gone: list[float]) -> None:
    living.desk.host.show_pause()
    gone.clear()
    living.desk.pass_time(1000)
    assert gone == []


def test_what_is_drawn_in_part_is_what_a_whole_would_be(living: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    surface, changed = living.desk.canvas.surface, list[Rect]()
    go_on = Life.go_on

    def noted(life: Life, milliseconds: float, view: View) -> list[Rect]:
        changes = go_on(life, milliseconds, view)
        changed.extend(changes)
        return changes

    monkeypatch.setattr(Life, "go_on", noted)
    before = surface.copy()
    living.desk.pass_time(12 * TICK)
    picture = drawn(living)
    whole = _whole(picture, living)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")
    for place in changed:
        for each in (surface, before):
            each.fill((0, 0, 0), place)
    assert changed
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(before, "RGB")
    assert all(picture.layout.city.contains(place) for place in changed)


@pytest.fixture
def crowded(living: AtTable) -> AtTable:
    """The same table once workers of the person stand on a square."""
    living.desk.drag(ApprenticeSpot(0), DistrictSpot(Place.KILN))
    living.desk.pass_time(6000)
    assert any(living.desk.table.view().queues)
    return living


@pytest.mark.slow
def test_somebody_moves_and_a_part_looks_as_the_whole(crowded: AtTable) -> None:
    surface, picture = crowded.desk.canvas.surface, drawn(crowded)
    company, leant = picture.city.company, False
    for _ in range(40):
        crowded.desk.pass_time(TICK)
        if company.moving is not None:
            leant = True
            assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(_whole(picture, crowded), "RGB")
    assert leant


@pytest.mark.slow
def test_all_stand_upright_while_something_is_held(crowded: AtTable) -> None:
    picture, view = drawn(crowded), crowded.desk.table.view()
    moving = None
    for _ in range(60):
        crowded.desk.pass_time(TICK)
        moving = picture.city.company.moving
        if moving is not None:
            break
    assert moving is not None
    room = next(person.room for person in picture.city.people(view) if person.who == moving[0])
    holding = evolve(NO_MARKS, lifted=(Lifted(ApprenticeSpot(0), 1),))
    part = next(
        part
        for part in picture.city.parts
        if part.region(view, holding).contains(room) and part.content(view, NO_MARKS) != part.content(view, holding)
    )
    leaning, upright = part.content(view, NO_MARKS), part.content(view, holding)
    while picture.city.company.moving is not None:
        crowded.desk.pass_time(TICK)
    assert upright == part.content(view, NO_MARKS) != leaning


def _whole(picture: DaVinciPicture, table: AtTable) -> Surface:
    """Return the table as it is drawn from nothing, with what lives as it is."""
    view, whole = copy(table.desk.table.view()), Surface(table.desk.canvas.size)
    picture.screen.compositor.reset()
    picture.draw(whole, view, table.desk.table.marks())
    return whole


def test_the_day_goes_on_with_the_rounds() -> None:
    assert hour(4).sky == hour(4).houses == (255, 255, 255)
    for part in ("sky", "houses"):
        lights = [sum(getattr(hour(number), part)) for number in (9, 8, 7, 4)]
        assert lights == sorted(set(lights)), part


def test_lamps_are_lit_when_the_gates_are_closed(table: AtTable) -> None:
    city, view = drawn(table).city, table.desk.table.view()
    seen = {part: part.content for part in city.living.parts}
    crew = (Group(0, 1, master=False),)
    night = evolve(view, round=8)
    crowded = evolve(view, queues=tuple(crew for _ in view.queues))
    empty = evolve(view, queues=tuple(() for _ in view.queues))

    def different(one: View, other: View) -> int:
        return sum(content(one, NO_MARKS) != content(other, NO_MARKS) for content in seen.values())

    assert different(view, evolve(view, round=4)) <= 1
    assert different(evolve(view, round=7), night) == len(["light", "lamps"])
    assert different(empty, crowded) == len([Place.SMITHY, Place.GLASSWORKS, Place.KILN])

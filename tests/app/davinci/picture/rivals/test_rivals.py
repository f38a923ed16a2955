"""The panels of the others: bars of weeks with the possible goals, who works, and purses for all eyes."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from attrs import evolve
from pygame import Rect

from leonardo.app.davinci.picture.rivals import facts
from leonardo.app.davinci.picture.rivals.bar import WeekBar
from leonardo.app.davinci.picture.rivals.laboratory import Telling, Work, laboratories
from leonardo.app.davinci.picture.rivals.panel import form_of, rival
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    ComponentSpot,
    FlorinsSpot,
    LaboratorySpot,
    MasterSpot,
    OwnedSpot,
    SpaceSpot,
    WeeksSpot,
)
from leonardo.app.kit.brush import LITTLE
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import NO_MARKS, LastAct, Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import LABORATORIES, Component, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import LaboratoryView, View
from leonardo.ui import still
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.diagonal import first_quick

BUSY = LaboratoryView(spaces=4, busy=True, weeks=3, apprentices=2)
IDLE = evolve(BUSY, busy=False, apprentices=0)
BLUE = SEAT_COLOURS[1]
TOLD = ApprenticesSpot, ComponentSpot, FlorinsSpot, LaboratorySpot, MasterSpot, OwnedSpot, WeeksSpot

pytestmark = pytest.mark.usefixtures("screen")


def seen(seats: int = 4) -> View:
    return GAME.view(GAME.begin(GAME.deal(Options(seats, start=0), Random(1))).state, 0)


def second(view: View, **told: Any) -> View:  # noqa: ANN401 - as a view takes them
    """Return a view in which more is told of the second seat."""
    return evolve(view, seats=(view.seats[0], evolve(view.seats[1], **told), *view.seats[2:]))


def arranged(size: tuple[int, int], view: View, *, open_memory: bool = True, text_scale: float = 1.0) -> DaVinciPicture:
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[: len(view.seats)]]
    picture = DaVinciPicture(looks, pictures=Blanks(), open_memory=open_memory, text_scale=text_scale)
    picture.arrange(size, view)
    return picture


def noted(page: LayoutProbe) -> list[str]:
    return [note.what.text if isinstance(note.what, Line) else note.what for note in page.notes]


def page_of(picture: DaVinciPicture, view: View, marks: Marks = NO_MARKS) -> LayoutProbe:
    """Return a page with the panel of the second seat in its place."""
    page, place = LayoutProbe(picture.page.size), picture.spots(view)[SeatSpot(1)]
    told, form = facts.rival(view, marks, 1, picture.open_memory), form_of(place, closed=not picture.open_memory)
    still.draw(picture.brush, page, place, rival(told, picture.looks, form))
    return page


def panel(size: tuple[int, int], view: View, marks: Marks = NO_MARKS, *, open_memory: bool = True) -> list[str]:
    """Return what is written and drawn on the panel of the second seat."""
    return noted(page_of(arranged(size, view, open_memory=open_memory), view, marks))


def spaces(picture: DaVinciPicture, view: View, place: Place) -> list[Rect]:
    """Return where the spaces of a laboratory of the second seat are."""
    spots = picture.spots(view).items()
    return [at for spot, at in spots if isinstance(spot, SpaceSpot) and (spot.seat, spot.place) == (1, place)]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_who_leaves_stood_in_the_row_beside_the_others(size: tuple[int, int]) -> None:
    def at(count: int, *, master: bool = False) -> tuple[int, int]:
        view = second(seen(), apprentices=count, master=master)
        picture = arranged(size, view, open_memory=False)
        return picture.target(view, MasterSpot(1) if master else ApprenticesSpot(1))

    first, another, third = (at(count) for count in (1, 2, 3))
    assert first[0] < another[0] < third[0]
    assert first[1] == another[1] == third[1]
    assert at(0, master=True)[0] < third[0]


def told(
    telling: Telling, bench: LaboratoryView, goals: tuple[int, ...] = (), size: tuple[int, int] = (300, 130)
) -> LayoutProbe:
    """Return a page with both laboratories of the second seat, which are alike."""
    picture, page = arranged((1920, 1080), seen()), LayoutProbe(size)
    works = tuple(Work(1, place, bench, goals) for place in LABORATORIES)
    still.draw(picture.brush, page, page.get_rect(), laboratories(works, picture.looks, telling))
    return page


@pytest.mark.parametrize("telling", ["large", "full", "line", "half"])
def test_a_laboratory_tells_its_weeks(telling: Telling) -> None:
    with probing(), spoken("en"):
        assert noted(told(telling, BUSY, (4, 7))).count("3") == 2


@first_quick("seats", [3, 4, 5])
@first_quick("count", range(1, 9))
def test_up_to_three_apprentices_are_figures_where_they_fit(seats: int, count: int) -> None:
    view = second(seen(seats), apprentices=count, master=True)
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        with probing(), spoken("en"):
            picture = arranged(size, view, open_memory=False)
            page = page_of(picture, view)
        shown, words = noted(page).count(f"apprentice_{BLUE}"), picture.brush.times(count)
        assert shown == count if words not in noted(page) else shown == 1
        assert shown == 1 or count <= 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "seats"), [((1280, 720), 5), ((1280, 720), 4), ((1920, 1080), 5), ((1920, 1080), 2)])
def test_spaces_and_bars_begin_at_one_edge(size: tuple[int, int], seats: int, language: str) -> None:
    with spoken(language):
        view = second(seen(seats), laboratories=(evolve(BUSY, spaces=6),) * 2)
        picture = arranged(size, view, open_memory=False)
        lefts, tracks = set(), set()
        for place in LABORATORIES:
            track, each = picture.spots(view)[WeeksSpot(1, place)], spaces(picture, view, place)
            assert track.collidelist(each) == -1
            assert track.width >= 3 * picture.brush.type(LITTLE)
            assert track.left > each[-1].right or track.top >= each[-1].bottom
            lefts.add(each[0].left)
            tracks.add(track.left)
    assert len(lefts) == len(tracks) == 1


@pytest.mark.parametrize(("size", "seats"), [((1024, 640), 5), ((1280, 720), 5), ((1920, 1080), 5), ((1920, 1080), 4)])
def test_a_space_shows_who_stands_on_it(size: tuple[int, int], seats: int) -> None:
    view = second(seen(seats), laboratories=(IDLE, evolve(BUSY, spaces=6, automata=1)), apprentices=0, master=False)
    with probing(), spoken("en"):
        picture = arranged(size, view, open_memory=False)
        page = noted(page_of(picture, view))
    assert page.count(f"apprentice_{BLUE}") == 2
    assert page.count("automaton") == 1
    assert all(space.height >= 16 for space in spaces(picture, view, Place.LARGE))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rows_are_apart_from_each_other_and_from_the_edges(size: tuple[int, int], seats: int) -> None:
    view, act = seen(seats), Marks(last_acts=(LastAct(1, None, "to the Kiln"),))
    with probing():
        picture = arranged(size, view, open_memory=False)
        page = page_of(picture, view, act)
    spots = picture.spots(view)
    around, (upper, lower) = spots[SeatSpot(1)], [spots[LaboratorySpot(1, place)] for place in LABORATORIES]
    assert lower.top - upper.bottom >= 4
    assert upper.top - spots[MasterSpot(1)].bottom >= 3
    assert around.bottom - lower.bottom >= 4
    inks = [note.ink for note in page.notes if isinstance(note.what, Line)]
    assert all(around.inflate(-6, -6).contains(ink) for ink in inks)
    acts = [note.ink for note in page.notes if isinstance(note.what, Line) and note.what.text == "to the Kiln"]
    assert all(ink.top > lower.bottom for ink in acts)


@pytest.mark.parametrize("owned", [(), (1,), (1, 22), (1, 6, 2, 7, 12, 3)])
def test_two_seats_show_person_work_and_inventions(owned: tuple[int, ...]) -> None:
    view = second(seen(2), owned=owned)
    picture = arranged((1280, 720), view, open_memory=False)
    spots = picture.spots(view)
    places = [at for spot, at in spots.items() if isinstance(spot, OwnedSpot) and spot.seat == 1]
    rows = [spots[MasterSpot(1)], *(spots[LaboratorySpot(1, place)] for place in LABORATORIES)]
    assert len(places) == len(Component)
    assert all(upper.bottom <= lower.top for upper, lower in zip(rows, [*rows[1:], places[0]], strict=True))
    assert all(spots[SeatSpot(1)].contains(place) for place in places)
    assert all(place.collidelist(places[number + 1 :]) == -1 for number, place in enumerate(places))


@pytest.mark.parametrize("language", languages())
def test_an_idle_laboratory_says_so(language: str) -> None:
    with probing() as cut, spoken(language):
        assert tr("davinci.picture.idle") in noted(told("line", IDLE, size=(170, 44)))
        assert not cut


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_on_a_low_panel_all_spaces_are_of_one_size_in_one_row(size: tuple[int, int], language: str) -> None:
    """Be there work or none, and many of them or few: what is told beside them keeps its room."""
    with spoken(language):
        lefts, sizes = set(), set()
        for bench, count in product((BUSY, IDLE), (3, 4, 5, 6)):
            view = second(seen(5), laboratories=(evolve(bench, spaces=count),) * 2)
            picture = arranged(size, view, open_memory=False)
            for place in LABORATORIES:
                each = spaces(picture, view, place)
                assert len({space.top for space in each}) == 1
                assert all(picture.spots(view)[LaboratorySpot(1, place)].contains(space) for space in each)
                assert picture.spots(view)[WeeksSpot(1, place)].collidelist(each) == -1
                lefts.add(each[0].left)
                sizes |= {space.size for space in each}
    assert len(lefts) == len(sizes) == 1
    ((wide, high),) = sizes
    assert wide >= 7
    assert high >= 16


def test_a_high_panel_shows_the_machine_of_what_all_can_see() -> None:
    work = LaboratoryView(spaces=4, busy=True, weeks=0, invention=1, shown=True)
    with probing(), spoken("en"):
        assert "sketch_01" in panel((1920, 1080), second(seen(2), laboratories=(work, None)), open_memory=False)


def test_a_purse_tells_its_sum_only_where_memory_is_open() -> None:
    view = second(seen(), florins=57)
    running = Marks(counts=((FlorinsSpot(1), Count(57, 4)),))
    with probing(), spoken("en"):
        assert {"purse_open", "57", "+4"} <= set(panel((1920, 1080), view, running))
        closed = panel((1920, 1080), view, running, open_memory=False)
    assert "purse_sealed" in closed
    assert not {"57", "+4"} & set(closed)


def test_what_nobody_may_see_is_not_among_the_facts_of_a_panel() -> None:
    """Neither the sum nor the components, nor with which of these work was begun."""
    bench = evolve(BUSY, begun_with=(9, 9, 9, 9, 9))
    view = second(seen(), florins=57, holdings=(1, 2, 3, 4, 5), laboratories=(bench, None))
    closed, told = facts.rival(view, NO_MARKS, 1, False), facts.rival(view, NO_MARKS, 1, True)
    assert (closed.florins, closed.holdings, closed.works[0].bench) == (None, None, BUSY)
    assert (told.florins, told.holdings) == (57, (1, 2, 3, 4, 5))
    assert not any(
        isinstance(spot, ComponentSpot) and spot.seat == 1
        for spot in arranged((1280, 720), view, open_memory=False).spots(view)
    )


def test_a_bar_shows_the_weeks_that_its_number_has_come_to() -> None:
    view = second(seen(), laboratories=(BUSY, None))
    spot = WeeksSpot(1, Place.SMALL)
    with probing(), spoken("en"):
        picture, page = arranged((1280, 720), view), LayoutProbe((1280, 720))
        picture.draw(page, view, Marks(counts=((spot, Count(1, change=3)),)))
    at = picture.spots(view)[spot]
    assert "1" in [note.what.text for note in page.notes if isinstance(note.what, Line) and at.colliderect(note.rect)]


def test_a_low_panel_shows_types_in_a_row_a_high_one_in_places() -> None:
    view = second(seen(5), owned=(1, 22))
    owned = {INVENTIONS[card].type for card in view.seats[1].owned}
    low, high = (
        {
            spot.type: at
            for spot, at in arranged(size, each).spots(each).items()
            if isinstance(spot, OwnedSpot) and spot.seat == 1
        }
        for size, each in (((1280, 720), view), ((1920, 1080), second(seen(2), owned=(1, 22))))
    )
    assert set(low) == owned
    assert len({place.centery for place in low.values()}) == 1
    assert list(high) == list(Component) or set(high) == set(Component)


@first_quick("size", [(1024, 640), (1280, 720), (1920, 1080)])
@first_quick("owned", [(2, 7), (1, 2, 7, 8), (1, 6, 2, 7, 12, 3)])
def test_how_many_of_a_type_are_owned_stands_beside_its_badge(size: tuple[int, int], owned: tuple[int, ...]) -> None:
    view = second(seen(5), owned=owned, apprentices=0, master=False)
    with probing(), spoken("en"):
        picture = arranged(size, view, open_memory=False)
        page = page_of(picture, view)
    badges = [note.rect for note in page.notes if isinstance(note.what, str) and note.what.startswith("badge")]
    told = {way for count in range(2, 7) for way in (str(count), picture.brush.times(count))}
    numbers = [note for note in page.notes if isinstance(note.what, Line) and note.what.text in told]
    counts = Counter(INVENTIONS[card].type for card in owned).values()
    assert len(badges) == len(counts)
    assert len(numbers) == sum(count > 1 for count in counts)
    assert all(number.ink.collidelist(badges) == -1 for number in numbers)
    around = picture.spots(view)[SeatSpot(1)]
    assert all(around.contains(each) for each in (*badges, *(number.ink for number in numbers)))


def test_the_last_act_stands_aside_where_there_is_room() -> None:
    act = Marks(last_acts=(LastAct(1, None, "to the Kiln"),))
    with probing(), spoken("en"):
        assert "to the Kiln" in panel((1920, 1080), seen(), act)
        assert "to the Kiln" not in panel((1280, 720), seen(5), act)


def test_the_panels_of_one_two_and_three_others_fill_the_column() -> None:
    for seats in (2, 3, 4, 5):
        picture = arranged((1920, 1080), seen(seats))
        panels = picture.layout.rivals
        assert panels[-1].bottom - panels[0].top >= picture.layout.city.height * 0.98


@pytest.mark.parametrize("telling", ["large", "full", "line", "half"])
def test_the_bar_of_a_rival_tells_its_weeks_and_next_goal(telling: Telling) -> None:
    with probing(), spoken("en"):
        for goals, expected in ((), {"3"}), ((2, 4, 7, 11), {"3", "4"}):
            page = told(telling, BUSY, goals)
            inks = [note.ink for note in page.notes if isinstance(note.what, Line) and note.what.text.isdigit()]
            numbers = {text for text in noted(page) if text.isdigit()}
            assert expected <= numbers
            assert "2" not in numbers, "a goal that is behind"
            assert all(ink.collidelist(inks[number + 1 :]) == -1 for number, ink in enumerate(inks))


@pytest.mark.parametrize("weeks", range(16))
def test_numbers_on_a_bar_stand_beside_each_other_within_it(weeks: int) -> None:
    with probing(), spoken("en"):
        brush = arranged((1280, 720), seen()).brush
        for width, goal in product((50, 130), range(1, 16)):
            page, track = LayoutProbe((200, 40)), Rect(20, 10, width, 20)
            WeekBar(brush, track, (goal,)).draw(page, weeks, (40, 40, 40))
            inks = [note.ink for note in page.notes if isinstance(note.what, Line)]
            assert len(inks) == (2 if goal > weeks else 1)
            assert all(track.left <= ink.left and ink.right <= track.right for ink in inks)
            assert len(inks) == 1 or not inks[0].colliderect(inks[1])


@pytest.mark.parametrize("width", [56, 80, 110, 130])
def test_a_bar_never_tells_one_goal_as_if_it_were_the_only_one(width: int) -> None:
    with probing():
        brush = arranged((1280, 720), seen()).brush
        for weeks in range(4):
            numbered, ticks = WeekBar(brush, Rect(20, 10, width, 20), (4, 7, 11)).told(weeks)
            assert numbered[0][0] == 4
            assert len(numbered) > 1 or ticks
            assert all(x < 20 + width - 1 for x in ticks)


@pytest.mark.parametrize("height", [92, 110, 140])
def test_rows_of_a_low_panel_lie_below_each_other(height: int) -> None:
    view = seen()
    picture, place = arranged((1024, 640), view), Rect(8, 57, 183, height)
    told, form = facts.rival(view, NO_MARKS, 1, True), form_of(place, closed=False)
    spots = {each.node.id: each.rect for each in picture.screen.lay_over(rival(told, picture.looks, form), place).hits}
    above, work, below = (
        spots[MasterSpot(1)],
        spots[LaboratorySpot(1, Place.LARGE)],
        spots[ComponentSpot(1, Component.IRON)],
    )
    assert above.bottom <= work.top
    assert work.bottom <= below.top
    assert below.bottom <= place.bottom


def test_where_everything_is_seen_components_are_those_in_hand() -> None:
    """As when a game is looked back at: what lies under the laboratories is told there."""
    with probing(), spoken("en"):
        counted, told = (
            panel((1920, 1080), second(seen(), holdings=(5, 7, 8, 9, 6), hand=hand)) for hand in (None, (0, 7, 8, 9, 6))
        )
    assert [number in counted for number in "5789"] == [True] * 4
    assert [number in told for number in "5789"] == [False, True, True, True]


@first_quick("seats", [4, 5])
@first_quick("language", languages())
def test_laboratories_have_a_row_each_with_larger_text_too(language: str, seats: int) -> None:
    """Half of a row had squares of 4 pixels, and a bar that seemed to be cut."""
    with spoken(language):
        view = second(seen(seats), laboratories=(BUSY, BUSY))
        picture = arranged((1024, 640), view, open_memory=False, text_scale=1.3)
        small, large = (picture.spots(view)[LaboratorySpot(1, place)] for place in LABORATORIES)
        assert small.bottom <= large.top
        assert min(space.width for place in LABORATORIES for space in spaces(picture, view, place)) >= 7


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_names_of_all_others_are_written_alike(text_scale: float) -> None:
    names = ("Anna", "Bianca", "Cosimo", "Lucrezia")
    looks = [PlayerStyle(name, colour) for name, colour in zip(names, SEAT_COLOURS, strict=False)]
    with probing():
        picture, page = DaVinciPicture(looks, pictures=Blanks(), text_scale=text_scale), LayoutProbe((1024, 640))
        picture.arrange((1024, 640), seen())
        picture.draw(page, seen(), NO_MARKS)
    column = picture.layout.rivals[0].unionall(picture.layout.rivals[1:])
    written = [note.what for note in page.notes if isinstance(note.what, Line) and column.contains(note.rect)]
    assert len({line.pixels for line in written if line.text in names}) == 1


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("open_memory", [True, False])
@pytest.mark.parametrize("size", [(1024, 547), (1024, 640), (1280, 720), (900, 1400)])
def test_all_that_is_told_lies_on_its_panel(size: tuple[int, int], open_memory: bool, text_scale: float) -> None:
    for seats in (4, 5):
        view = second(seen(seats), laboratories=(BUSY, BUSY), owned=(1, 2, 3))
        spots = arranged(size, view, open_memory=open_memory, text_scale=text_scale).spots(view)
        for spot, at in spots.items():
            if isinstance(spot, TOLD) and spot.seat != view.viewer:
                assert spots[SeatSpot(spot.seat)].contains(at), (seats, spot, at, spots[SeatSpot(spot.seat)])

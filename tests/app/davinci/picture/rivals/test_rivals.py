"""The panels of the others: bars of weeks with the possible goals, who works, and purses for all eyes."""

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest
from attrs import evolve
from pygame import Rect

from leonardo.app.davinci.picture.rivals.bar import WeekBar
from leonardo.app.davinci.picture.rivals.laboratory import LaboratoryLine
from leonardo.app.davinci.picture.rivals.panel import Rival
from leonardo.app.davinci.picture.rivals.plan import RivalPlan
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import FlorinsSpot, OwnedSpot, SpaceSpot
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.brush import LITTLE
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import NO_MARKS, LastAct, Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import LABORATORIES, Component, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import LaboratoryView, View
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.diagonal import first_quick

BUSY = LaboratoryView(spaces=4, busy=True, weeks=3, apprentices=2)
BLUE = SEAT_COLOURS[1]

pytestmark = pytest.mark.usefixtures("screen")


def seen(seats: int = 4) -> View:
    return GAME.view(GAME.begin(GAME.deal(Options(seats, start=0), Random(1))).state, 0)


def arranged(size: tuple[int, int], view: View, *, open_memory: bool = True) -> DaVinciPicture:
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[: len(view.seats)]]
    picture = DaVinciPicture(looks, pictures=Blanks(), open_memory=open_memory)
    picture.arrange(size, view)
    return picture


def noted(page: LayoutProbe) -> list[str]:
    return [note.what.text if isinstance(note.what, Line) else note.what for note in page.notes]


def _rival(picture: DaVinciPicture) -> Rival:
    return next(panel for panel in picture.panels if isinstance(panel, Rival) and panel.seat == 1)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_who_leaves_stood_in_the_row_beside_the_others(size: tuple[int, int]) -> None:
    rival, base = _rival(arranged(size, seen())), seen().seats[1]
    first, second, third = (
        rival.worker_at(evolve(base, apprentices=count, master=False), of_master=False) for count in (1, 2, 3)
    )
    assert first[0] < second[0] < third[0]
    assert first[1] == second[1] == third[1]
    assert rival.worker_at(evolve(base, master=True), of_master=True)[0] < third[0]
    hand = rival.plan.rows["hand"]
    assert all(hand.left <= at[0] <= hand.right and abs(at[1] - hand.centery) < hand.height for at in (first, third))


def panel(size: tuple[int, int], view: View, marks: Marks, *, open_memory: bool = True) -> list[str]:
    """Return what is written and drawn on the panel of the second seat."""
    picture, page = arranged(size, view, open_memory=open_memory), LayoutProbe(size)
    for part in _rival(picture).parts:
        part.draw(page, view, marks)
    return noted(page)


@pytest.mark.parametrize("fullness", [0, 1, 2, 3])
def test_a_laboratory_tells_its_weeks(fullness: int) -> None:
    with probing(), spoken("en"):
        picture, page = arranged((1920, 1080), seen()), LayoutProbe((300, 130))
        LaboratoryLine(page.get_rect(), fullness).draw(picture.brush, page, 1, Place.SMALL, BUSY, (4, 7))
    assert "3" in noted(page)


@first_quick("seats", [3, 4, 5])
@first_quick("count", range(1, 9))
def test_up_to_three_apprentices_are_figures_where_they_fit(seats: int, count: int) -> None:
    view = seen(seats)
    seat = evolve(view.seats[1], apprentices=count, master=True)
    view = evolve(view, seats=(view.seats[0], seat, *view.seats[2:]))
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        with probing(), spoken("en"):
            rival, page = _rival(arranged(size, view, open_memory=False)), LayoutProbe(size)
            rival.draw_hand(page, view, NO_MARKS)
        told = noted(page)
        shown = told.count(f"apprentice_{BLUE}")
        assert shown == count if rival.brush.times(count) not in told else shown == 1
        assert shown == 1 or count <= 3
        assert all(note.rect.centerx < rival.plan.at_hand_end for note in page.notes if note.what != "purse_sealed")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("size", "seats"), [((1280, 720), 5), ((1280, 720), 4), ((1920, 1080), 5), ((1920, 1080), 2)])
def test_spaces_and_bars_begin_at_one_edge(size: tuple[int, int], seats: int, language: str) -> None:
    with spoken(language):
        rival = _rival(arranged(size, seen(seats), open_memory=False))
        lefts, tracks = set(), set()
        for place, line in zip(LABORATORIES, rival.plan.lines, strict=True):
            placed = line.spots(rival.brush, 1, place, evolve(BUSY, spaces=6))
            spaces = [bounds(area) for spot, area in placed if isinstance(spot, SpaceSpot)]
            track = line.track(rival.brush)
            assert track.inflate(2, 2).collidelist(spaces) == -1
            assert track.width >= 3 * rival.brush.type(LITTLE)
            assert track.left > spaces[-1].right or track.top > spaces[-1].bottom
            lefts.add(spaces[0].left)
            tracks.add(track.left)
    assert len(lefts) == len(tracks) == 1
    assert rival.plan.lines[0].fullness == 1 or lefts == tracks


@pytest.mark.parametrize(("size", "seats"), [((1024, 640), 5), ((1280, 720), 5), ((1920, 1080), 5), ((1920, 1080), 4)])
def test_a_space_shows_who_stands_on_it(size: tuple[int, int], seats: int) -> None:
    with probing(), spoken("en"):
        rival, page = _rival(arranged(size, seen(seats), open_memory=False)), LayoutProbe(size)
        line, work = rival.plan.lines[1], evolve(BUSY, spaces=6, automata=1)
        line.draw(rival.brush, page, 1, Place.LARGE, work)
        placed = line.spots(rival.brush, 1, Place.LARGE, work)
    assert noted(page).count(f"apprentice_{BLUE}") == 2
    assert noted(page).count("automaton") == 1
    assert all(bounds(area).height >= 16 for spot, area in placed if isinstance(spot, SpaceSpot))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rows_are_apart_from_each_other_and_from_the_edges(size: tuple[int, int], seats: int) -> None:
    plan = _rival(arranged(size, seen(seats), open_memory=False)).plan
    upper, lower = (line.rect for line in plan.lines)
    assert plan.rows["head"].top - plan.rect.top >= 6
    assert upper.top - plan.portrait.bottom >= 4
    assert lower.top - upper.bottom >= 4
    if not plan.tells_act:
        assert plan.rect.bottom - lower.bottom >= 6
        return
    foot = plan.rows["act"]
    assert foot.top - lower.bottom >= 4
    assert plan.rect.inflate(-6, -6).contains(foot)


@pytest.mark.parametrize("owned", [(), (1,), (1, 22), (1, 6, 2, 7, 12, 3)])
def test_two_seats_show_person_work_and_inventions(owned: tuple[int, ...]) -> None:
    view = seen(2)
    view = evolve(view, seats=(view.seats[0], evolve(view.seats[1], owned=owned)))
    rival = _rival(arranged((1280, 720), view, open_memory=False))
    rows = [rival.plan.rows[name] for name in ("portrait", "head", "hand", "laboratories", "owned", "act")]
    assert all(upper.bottom <= lower.top for upper, lower in pairwise(rows))
    places = [bounds(place) for spot, place in rival.spots(view, NO_MARKS) if isinstance(spot, OwnedSpot)]
    assert len(places) == len(Component)
    assert all(rival.plan.rows["owned"].contains(place) for place in places)
    assert all(place.collidelist(places[number + 1 :]) == -1 for number, place in enumerate(places))


@pytest.mark.parametrize("language", languages())
def test_an_idle_laboratory_says_so(language: str) -> None:
    idle = evolve(BUSY, busy=False, apprentices=0)
    with probing() as cut, spoken(language):
        picture, page = arranged((1280, 720), seen(5)), LayoutProbe((170, 20))
        LaboratoryLine(page.get_rect(), 1).draw(picture.brush, page, 1, Place.LARGE, idle)
        assert tr("davinci.picture.idle") in noted(page)
        assert not cut


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_on_a_low_panel_all_spaces_are_of_one_size_in_one_row(size: tuple[int, int], language: str) -> None:
    """Be there work or none, and many of them or few: what is told beside them keeps its room."""
    with spoken(language):
        rival = _rival(arranged(size, seen(5), open_memory=False))
        idle = evolve(BUSY, busy=False, apprentices=0)
        lefts, sizes = set(), set()
        for place, line in zip(LABORATORIES, rival.plan.lines, strict=True):
            assert line.fullness == 1
            for laboratory in (evolve(each, spaces=spaces) for each in (BUSY, idle) for spaces in (3, 6)):
                placed = list(line.spots(rival.brush, 1, place, laboratory))
                spaces = [bounds(area) for spot, area in placed if isinstance(spot, SpaceSpot)]
                assert len({space.top for space in spaces}) == 1
                assert all(line.rect.contains(space) for space in spaces)
                assert line.track(rival.brush).collidelist(spaces) == -1
                lefts.add(spaces[0].left)
                sizes |= {space.size for space in spaces}
    assert len(lefts) == len(sizes) == 1
    ((wide, high),) = sizes
    assert wide >= 7
    assert high >= 16


def test_a_high_panel_shows_the_machine_of_what_all_can_see() -> None:
    view = seen(2)
    work = LaboratoryView(spaces=4, busy=True, weeks=0, invention=1, shown=True)
    view = evolve(view, seats=(view.seats[0], evolve(view.seats[1], laboratories=(work, None))))
    with probing(), spoken("en"):
        assert "sketch_01" in panel((1920, 1080), view, NO_MARKS, open_memory=False)


def test_a_purse_tells_its_sum_only_where_memory_is_open() -> None:
    view = seen()
    running = Marks(counts=((FlorinsSpot(1), Count(57, 4)),))
    with probing(), spoken("en"):
        assert {"purse_open", "57", "+4"} <= set(panel((1920, 1080), view, running))
        closed = panel((1920, 1080), view, running, open_memory=False)
    assert "purse_sealed" in closed
    assert not {"57", "+4"} & set(closed)


def test_a_low_panel_shows_types_in_a_row_a_high_one_in_places() -> None:
    view = seen(5)
    owner = evolve(view.seats[1], owned=(1, 22))
    view = evolve(view, seats=(view.seats[0], owner, *view.seats[2:]))
    owned = {INVENTIONS[card].type for card in owner.owned}
    low, high = (_rival(arranged(size, view)) for size in ((1280, 720), (1000, 1400)))
    places = {spot.type: place for spot, place in low.spots(view, NO_MARKS) if isinstance(spot, OwnedSpot)}
    assert set(places) == owned
    assert [bounds(place).left for place in places.values()] == [each.left for each in low.plan.columns("owned")[:2]]
    kept = [spot.type for spot, _ in high.spots(view, NO_MARKS) if isinstance(spot, OwnedSpot)]
    assert kept == (list(Component) if high.plan.shows_cards else sorted(owned))


@first_quick("size", [(1024, 640), (1280, 720), (1920, 1080)])
@first_quick("owned", [(2, 7), (1, 2, 7, 8), (1, 6, 2, 7, 12, 3)])
def test_how_many_of_a_type_are_owned_stands_beside_its_badge(size: tuple[int, int], owned: tuple[int, ...]) -> None:
    view = seen(5)
    view = evolve(view, seats=(view.seats[0], evolve(view.seats[1], owned=owned), *view.seats[2:]))
    with probing(), spoken("en"):
        rival, page = _rival(arranged(size, view, open_memory=False)), LayoutProbe(size)
        rival.draw_owned(page, view, NO_MARKS)
    badges = [note.rect for note in page.notes if isinstance(note.what, str) and note.what.startswith("badge")]
    numbers = [note for note in page.notes if isinstance(note.what, Line)]
    counts = Counter(INVENTIONS[card].type for card in owned).values()
    assert len(badges) == len(counts)
    assert len(numbers) == sum(count > 1 for count in counts)
    assert all(number.ink.collidelist(badges) == -1 for number in numbers)
    assert all(rival.plan.reach("owned").contains(each) for each in (*badges, *(number.ink for number in numbers)))


def test_the_last_act_stands_aside_where_there_is_room() -> None:
    view = seen()
    act = Marks(last_acts=(LastAct(1, None, "to the Kiln"),))
    with probing(), spoken("en"):
        assert "to the Kiln" in panel((1920, 1080), view, act)
        assert "to the Kiln" not in panel((1280, 720), seen(5), act)


def test_the_panels_of_one_two_and_three_others_fill_the_column() -> None:
    for seats in (2, 3, 4, 5):
        picture = arranged((1920, 1080), seen(seats))
        panels = picture.layout.rivals
        assert panels[-1].bottom - panels[0].top >= picture.layout.city.height * 0.98


@first_quick("size", [(1024, 640), (1280, 720), (1920, 1080)])
@first_quick("seats", [2, 3, 4, 5])
def test_the_bar_of_a_rival_tells_its_weeks_and_next_goal(size: tuple[int, int], seats: int) -> None:
    with probing(), spoken("en"):
        rival = _rival(arranged(size, seen(seats), open_memory=False))
        for place, line in zip(LABORATORIES, rival.plan.lines, strict=True):
            for goals, told in ((), {"3"}), ((2, 4, 7, 11), {"3", "4"}):
                page = LayoutProbe(size)
                line.draw(rival.brush, page, 1, place, BUSY, goals)
                numbers = {note.what.text: note.ink for note in page.notes if isinstance(note.what, Line)}
                numbers = {text: ink for text, ink in numbers.items() if text.isdigit()}
                assert told <= set(numbers)
                assert "2" not in numbers, "a goal that is behind"
                inks = list(numbers.values())
                assert all(ink.collidelist(inks[number + 1 :]) == -1 for number, ink in enumerate(inks))
            assert line.track(rival.brush).width >= 3 * rival.brush.type(LITTLE)


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


def test_spaces_are_of_one_size_be_there_many_or_few() -> None:
    view = seen()
    rival = _rival(arranged((1280, 720), view, open_memory=False))
    sizes = set()
    for spaces in (3, 4, 5, 6):
        laboratory = evolve(BUSY, spaces=spaces)
        placed = rival.plan.lines[1].spots(rival.brush, 1, Place.LARGE, laboratory)
        sizes |= {bounds(area).size for spot, area in placed if isinstance(spot, SpaceSpot)}
    assert len(sizes) == 1


@pytest.mark.parametrize("height", [81, 92, 110, 140])
def test_rows_of_a_low_panel_lie_below_each_other(height: int) -> None:
    plan = RivalPlan(arranged((1024, 640), seen()).brush, Rect(8, 57, 183, height), open_memory=True)
    told = [row for name, row in plan.rows.items() if row.height and name != "act"]
    for upper, lower in pairwise(told):
        assert upper.bottom <= lower.top + 1, (upper, lower)
    assert told[-1].bottom <= plan.rect.bottom


def test_where_everything_is_seen_components_are_those_in_hand() -> None:
    """As when a game is looked back at: what lies under the laboratories is told there."""
    base = seen()
    rival = evolve(base.seats[1], holdings=(5, 7, 8, 9, 6), hand=(0, 7, 8, 9, 6))
    with probing(), spoken("en"):
        counted = panel(
            (1920, 1080), evolve(base, seats=(base.seats[0], evolve(rival, hand=None), *base.seats[2:])), Marks()
        )
        told = panel((1920, 1080), evolve(base, seats=(base.seats[0], rival, *base.seats[2:])), Marks())
    assert [number in counted for number in "5789"] == [True] * 4
    assert [number in told for number in "5789"] == [False, True, True, True]


@first_quick("seats", [4, 5])
@first_quick("language", languages())
def test_laboratories_have_a_row_each_with_larger_text_too(language: str, seats: int) -> None:
    """Half of a row had squares of 4 pixels, and a bar that seemed to be cut."""
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:seats]]
    with spoken(language):
        picture = DaVinciPicture(looks, pictures=Blanks(), text_scale=1.3)
        picture.arrange((1024, 640), seen(seats))
        small, large = _rival(picture).plan.lines
        assert small.rect.bottom <= large.rect.top
        for line in (small, large):
            placed = line.spots(_rival(picture).brush, 1, Place.LARGE, BUSY)
            spaces = [bounds(area) for spot, area in placed if isinstance(spot, SpaceSpot)]
            assert min(space.width for space in spaces) >= 7


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_the_names_of_all_others_are_written_alike(text_scale: float) -> None:
    names = zip(("Anna", "Bianca", "Cosimo", "Lucrezia"), SEAT_COLOURS, strict=False)
    looks = [PlayerStyle(name, colour) for name, colour in names]
    picture = DaVinciPicture(looks, pictures=Blanks(), open_memory=False, text_scale=text_scale)
    picture.arrange((1024, 640), seen())
    rivals = [panel for panel in picture.panels if isinstance(panel, Rival)]
    assert len(rivals) == 3
    assert len({rival.name_style for rival in rivals}) == 1

"""The city: groups stand by rank with their prices, what is held is seen where it would stand, offers are pressed."""

from collections.abc import Sequence
from itertools import combinations, cycle, pairwise, product

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.davinci.moves import choices
from leonardo.app.davinci.picture.city.crews import Crew, crews
from leonardo.app.davinci.picture.city.pills import row
from leonardo.app.davinci.picture.city.ribbons import Ribbons
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticesSpot, DistrictSpot, GroupSpot, LaboratorySpot, MasterSpot
from leonardo.app.kit.areas import Polygon
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import languages
from leonardo.app.table.shown.marks import NO_MARKS, Lifted, Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Take
from leonardo.engine.davinci.constants import DISTRICTS, PRICES, Box, Phase, Place
from leonardo.engine.davinci.questions import BoxQuestion
from leonardo.engine.davinci.state import Group
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.app.davinci.words.said import prompt
from tests.app.kit.everywhere import MORE_SIZES
from tests.app.kit.everywhere import SIZES as EVERY_SIZE
from tests.app.kit.languages import LANGUAGES, LONGER, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.diagonal import diagonal, first_quick
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    ENZO,
    Game,
    group,
    lab,
    new_game,
    placing,
    resolving,
    seat,
    table,
)

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1000, 1400))
KILN = Place.KILN
TANK, PALACE = 7, 9

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures()


def with_groups(*groups: Group, florins: int = 3, seats: int = 5, place: Place = KILN) -> View:
    """What Anna sees who may place; whoever stands in the district is told."""
    away = {each.seat for each in groups if each.master}
    home = (seat(florins, apprentices=3, master=number not in away) for number in range(seats))
    view: View = GAME.view(placing(table(*home, queues={place: groups})).state, ANNA)
    return view


def arranged(size: tuple[int, int], view: View, pictures: Pictures, text_scale: float = 1.0) -> DaVinciPicture:
    picture = DaVinciPicture(looks_for(len(view.seats)), pictures=pictures, text_scale=text_scale)
    picture.arrange(size, view)
    return picture


def holding(*lifted: Lifted, lit: Sequence[Place] = DISTRICTS) -> Marks:
    return Marks(lit=frozenset(DistrictSpot(place) for place in lit), lifted=lifted)


def told(found: Sequence[Crew]) -> list[tuple[int, int | None]]:
    return [(crew.group.seat, crew.mark.claim.price) for crew in found]


def test_what_is_held_is_seen_at_open_districts_with_its_price() -> None:
    view = with_groups(group(BIANCA), group(CARLO, 3))
    marks = holding(Lifted(ApprenticesSpot(ANNA), 2), lit=(KILN, Place.ROPERY))
    at_the_kiln = crews(view, KILN, marks)
    assert told(at_the_kiln) == [(CARLO, 0), (ANNA, 2), (BIANCA, 3)]
    assert [(crew.ghosts, crew.mark.arriving) for crew in at_the_kiln] == [(0, False), (2, True), (0, False)]
    assert told(crews(view, Place.ROPERY, marks)) == [(ANNA, 0)]
    assert crews(view, Place.SMITHY, marks) == ()


@first_quick("size", SIZES, 2)
def test_the_resolved_district_stays_bright(size: tuple[int, int], pictures: Pictures) -> None:
    game = resolving(table(seat(9), seat(), queues={Place.WORKSHOP: [group(ANNA, 2), group(BIANCA)]}))
    view = GAME.view(game.state, ANNA)
    assert view.lord is Place.WORKSHOP
    picture = arranged(size, view, pictures)
    usual, held = (Surface(size) for _ in range(2))
    picture.draw(usual, view)
    lit = frozenset([LaboratorySpot(ANNA, Place.SMALL)])
    picture.draw(held, view, Marks(lit=lit, lifted=(Lifted(MasterSpot(ANNA)),)))
    districts = picture.city.districts
    for place in DISTRICTS:
        at = districts[place].plate.center
        assert (usual.get_at(at) == held.get_at(at)) is (place is Place.WORKSHOP), place


def test_a_held_master_joins_his_own_and_passes_others() -> None:
    view = with_groups(group(BIANCA, 2), group(ANNA))
    assert told(crews(view, KILN, NO_MARKS)) == [(BIANCA, 0), (ANNA, 2)]
    (first, _) = crews(view, KILN, holding(Lifted(MasterSpot(ANNA))))
    assert (first.group, first.ghosts, first.ghost_master) == (Group(ANNA, 1, True), 0, True)


def test_who_is_lifted_from_a_group_no_longer_stands_there() -> None:
    view = with_groups(group(ANNA), group(BIANCA, 2), place=Place.SMITHY)
    marks = holding(Lifted(GroupSpot(Place.SMITHY, ANNA)), lit=(KILN,))
    assert told(crews(view, Place.SMITHY, marks)) == [(BIANCA, 0)]
    assert told(crews(view, KILN, marks)) == [(ANNA, 0)]


@pytest.mark.parametrize(("florins", "lacks"), [(1, 1), (2, 0)])
def test_a_price_one_cannot_pay_is_marked_with_what_is_lacking(florins: int, lacks: int) -> None:
    view = with_groups(group(BIANCA, 3), group(CARLO), florins=florins)
    found = crews(view, KILN, holding(Lifted(ApprenticesSpot(ANNA), 2)))
    assert [crew.mark.lacks for crew in found] == [0, lacks, 0]


def test_that_others_cannot_pay_is_told_of_open_florins_only() -> None:
    view = with_groups(group(BIANCA, 3), group(CARLO, 2), group(DORA), florins=2, seats=4)
    told = [[crew.mark.lacks for crew in crews(view, KILN, NO_MARKS, counted=counted)] for counted in (False, True)]
    assert told == [[0, 0, 0], [0, 0, 1]]  # the second one pays 2, the third one would pay 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_boxes_of_the_council_bear_a_name_in_usual_windows(
    size: tuple[int, int], language: str, pictures: Pictures
) -> None:
    with spoken(language):
        boxes = arranged(size, with_groups(), pictures).city.boxes.usual
    assert boxes.named == frozenset(Box)
    assert len({rect.height for rect in boxes.rects}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [2, 3])
def test_ranks_at_the_council_are_told_alike_for_two_or_three(size: tuple[int, int], count: int) -> None:
    groups = [group(CARLO, 3), group(BIANCA, 2), group(ANNA)][:count]
    view = with_groups(*groups, place=Place.COUNCIL)
    with probing(), spoken("en"):
        picture, page = DaVinciPicture(looks_for(5), pictures=Blanks()), LayoutProbe(size)
        picture.arrange(size, view)
        for part in picture.city.parts:
            part.draw(page, view, NO_MARKS)
        told = [note.what.text for note in page.notes if isinstance(note.what, Line)]
    assert [text for text in told if text in ("1st", "2nd", "3rd")] == ["1st", "2nd", "3rd"][:count]


@first_quick("text_scale", [1.0, 1.3])
@first_quick("size", SIZES)
def test_five_groups_of_four_stand_side_by_side_on_any_square(
    size: tuple[int, int], text_scale: float, pictures: Pictures
) -> None:
    crowd = [group(number, 4) for number in (ANNA, BIANCA, CARLO, DORA, ENZO)]
    for place in DISTRICTS:
        view = with_groups(*crowd, place=place)
        picture = arranged(size, view, pictures, text_scale)
        places = [picture.city.group_place(view, place, number) for number in range(5)]
        assert places == sorted(places, key=lambda rect: rect.left), place
        for one, other in pairwise(places):
            assert one.right - other.left <= picture.brush.px(8), place
        assert all(picture.layout.city.contains(rect) for rect in places), place


def test_the_lord_stands_beside_those_who_wait_next(pictures: Pictures) -> None:
    view = with_groups(*(group(number, 4) for number in (ANNA, BIANCA, CARLO)), place=KILN)
    picture = arranged((1280, 720), evolve(view, lord=Place.CARPENTRY), pictures)
    foot, height = picture.city.lord_foot(Place.CARPENTRY), picture.city.lord_height
    lord = Rect(foot[0] - height // 3, foot[1] - height, height * 2 // 3, height)
    assert lord.collidelist([picture.city.group_place(view, KILN, number) for number in range(3)]) == -1


def test_he_stands_within_the_frame_of_the_city(pictures: Pictures) -> None:
    for size in SIZES:
        city = arranged(size, with_groups(), pictures).city
        for place in DISTRICTS:
            foot, height = city.lord_foot(place), city.lord_height
            lord = Rect(foot[0] - height // 3, foot[1] - height, height * 2 // 3, height)
            assert city.rect.inflate(-8, -8).contains(lord), (size, place)


def test_all_but_the_district_that_is_resolved_steps_back(pictures: Pictures) -> None:
    view = evolve(with_groups(), phase=Phase.RESOLUTION)
    picture, seen = arranged((1280, 720), view, pictures), Surface((1280, 720))
    lords, bright = (KILN, Place.ROPERY), {}
    for lord in lords:
        picture.draw(seen, evolve(view, lord=lord), NO_MARKS)
        bright[lord] = {place: sum(seen.get_at(picture.city.districts[place].row.center)[:3]) for place in lords}
    for lord, other in (lords, lords[::-1]):
        assert bright[lord][lord] > 1.15 * bright[other][lord]


def test_no_ribbon_in_the_haze_is_drawn_over_a_light(pictures: Pictures) -> None:
    placing_still = with_groups()
    resolved_now = evolve(placing_still, phase=Phase.RESOLUTION, lord=Place.ACADEMY)
    lit = frozenset({DistrictSpot(Place.ACADEMY)})
    ribbons = {}
    for view in (placing_still, resolved_now):
        picture = arranged((1280, 720), view, pictures)
        strokes = picture.standing(view, NO_MARKS, lit)
        ribbons[view.phase] = [each for each in strokes if isinstance(each.key, tuple) and each.key[:1] == ("ribbon",)]
    assert len(ribbons[Phase.PLACEMENT]) == 2, "the Workshop's reaches into that light"
    assert len(ribbons[Phase.RESOLUTION]) == 1


def test_a_district_is_its_square_ribbon_and_landmark(pictures: Pictures) -> None:
    view = with_groups()
    picture = arranged((1920, 1080), view, pictures)
    for place in DISTRICTS:
        district = picture.city.districts[place]
        assert isinstance(picture.areas(view)[DistrictSpot(place)], Polygon)
        assert DistrictSpot(place) in picture.spots_at(view, district.title.center)
        assert DistrictSpot(place) in picture.spots_at(view, district.row.center)


@first_quick("seats", [2, 3, 4, 5])
@first_quick("size", [*EVERY_SIZE, *MORE_SIZES])
def test_ribbons_touch_neither_each_other_nor_the_frame(size: tuple[int, int], seats: int, pictures: Pictures) -> None:
    for language, text_size in product(LANGUAGES, TEXT_SIZES):
        if language == LONGER:
            continue
        layout = lay_out(size, seats - 1, text_size / 100)
        brush = Brush(pictures, Painter(layout.k, text_size / 100), layout, looks_for(seats))
        with spoken(language):
            stretches = [each.stretch for each in Ribbons(brush, layout, seats).districts.values()]
        within = layout.city.inflate(-2 * brush.px(8), 0)
        assert all(within.contains(each) for each in stretches), (language, text_size)
        assert all(not one.colliderect(other) for one, other in combinations(stretches, 2)), (language, text_size)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "seats"), diagonal([(1024, 550), (1280, 626)], [2, 3, 4, 5], pairs=False))
def test_above_the_bar_of_a_replay_no_plate_lies_over_another(size: tuple[int, int], seats: int) -> None:
    """There is less height than in any window, so people give way."""
    view = GAME.view(new_game(seats).state, None)
    for language, text_size in product(LANGUAGES, TEXT_SIZES):
        if language == LONGER:
            continue
        picture = DaVinciPicture(looks_for(seats), pictures=Blanks(), text_scale=text_size / 100)
        with spoken(language), probing():
            picture.arrange(size, view)
        plates = [each.plate for each in picture.city.districts.values()]
        assert all(not one.colliderect(other) for one, other in combinations(plates, 2)), (language, text_size)


def offered(place: Place) -> Game:
    game = resolving(table(*(seat(9) for _ in range(3)), queues={place: [group(BIANCA, 3), group(ANNA, 2)]}))
    return game.does(BIANCA, Take())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [each for each in DISTRICTS if each not in (Place.COUNCIL, Place.WORKSHOP)])
def test_takes_and_withdraws_stand_clear_of_all_others(size: tuple[int, int], place: Place, pictures: Pictures) -> None:
    view = GAME.view(offered(place).state, ANNA)
    picture = arranged(size, view, pictures)
    marks = Marks(prompt=prompt(view, PromptState(("Anna", "Bianca", "Carlo"))))
    places = picture.spots(view, marks)
    buttons = [places[ButtonSpot(key)] for key in ("withdraw", "take")]
    others = [each.plate for other, each in picture.city.districts.items() if other > place]  # those are yet to come
    for button in buttons:
        assert picture.layout.city.contains(button)
        assert min(button.size) >= 32
        assert button.collidelist(others) == -1
        assert not button.colliderect(picture.city.districts[place].plate)
    assert not buttons[0].colliderect(buttons[1])
    assert DistrictSpot(place) in choices.direct(view)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
def test_what_takes_and_what_withdraws_stand_on_no_other_square(size: tuple[int, int], pictures: Pictures) -> None:
    queues = {Place.CARPENTRY: [group(ANNA, 2), group(BIANCA, 1)], KILN: [group(ANNA, 1)], Place.ROPERY: [group(CARLO)]}
    view = GAME.view(resolving(table(*(seat(9) for _ in range(4)), queues=queues)).state, ANNA)
    picture = arranged(size, view, pictures)
    places = picture.spots(view, Marks(prompt=prompt(view, PromptState(("Anna", "Bianca", "Carlo", "Dora")))))
    own = picture.city.districts[Place.CARPENTRY].people
    for key in ("withdraw", "take"):
        button = places[ButtonSpot(key)]
        assert all(not button.colliderect(each.row) for each in picture.city.districts.values())
        assert not button.colliderect(picture.city.districts[KILN].building), "it would seem to belong there"
        assert abs(button.centerx - own.centerx) < own.width, "nearer to the Carpentry than to the Kiln"


@pytest.mark.parametrize("size", SIZES)
def test_takes_and_withdraws_stay_while_one_seat_takes_on(size: tuple[int, int], pictures: Pictures) -> None:
    """Rule 8.8: the price goes from nothing to 4 florins, and who presses once more must not find another button."""
    queues = {Place.SMITHY: [group(ANNA, 2)], Place.CARPENTRY: [group(CARLO, 3), group(BIANCA, 3)]}
    game = resolving(table(*(seat(9) for _ in range(3)), queues=queues))
    places = []
    for _price in PRICES:
        view = GAME.view(game.state, ANNA)
        picture = arranged(size, view, pictures)
        spots = picture.spots(view, Marks(prompt=prompt(view, PromptState(("Anna", "Bianca", "Carlo")))))
        places.append([tuple(spots[ButtonSpot(key)]) for key in ("withdraw", "take")])
        game = game.does(ANNA, Take())
    assert all(each == places[0] for each in places)


def test_nothing_stands_at_a_district_when_nothing_is_offered(pictures: Pictures) -> None:
    view = with_groups(group(BIANCA))
    picture = arranged((1920, 1080), view, pictures)
    marks = Marks(prompt=prompt(view, PromptState(("Anna", "Bianca", "Carlo", "Dora", "Enzo"))))
    assert not any(ButtonSpot(key) in picture.spots(view, marks) for key in ("withdraw", "take"))


def test_what_is_held_is_marked_where_it_would_be_sent_in_vain() -> None:
    busy = seat(3, apprentices=3, small=lab(5, on=TANK), large=lab(4, on=PALACE))
    view = GAME.view(placing(table(busy, seat(), seat())).state, ANNA)
    marks = holding(Lifted(ApprenticesSpot(ANNA), 2))
    (there,) = crews(view, Place.WORKSHOP, marks)
    assert there.mark.vain
    assert there.mark.refused
    (elsewhere,) = crews(view, KILN, marks)
    assert not elsewhere.mark.refused


FULL_WINDOWS = pytest.mark.parametrize(
    ("size", "language", "text_size"),
    [
        pytest.param(size, language, text_size, marks=pytest.mark.slow if size in MORE_SIZES else ())
        for size, language, text_size in zip((*EVERY_SIZE, *MORE_SIZES), cycle(LANGUAGES), cycle(TEXT_SIZES))
    ],
)
"""All eleven sizes, each in a language and with a size of text."""
FULL = tuple(group(number, 1 + number % 3, master=number == BIANCA) for number in (ANNA, BIANCA, CARLO, DORA, ENZO))
"""Ten figures of five seats."""


def everywhere_full(size: tuple[int, int], pictures: Pictures, text_scale: float) -> tuple[DaVinciPicture, View]:
    """A table with all five seats in every district."""
    view = evolve(with_groups(*FULL), queues=tuple(FULL for _ in DISTRICTS))
    return arranged(size, view, pictures, text_scale), view


@FULL_WINDOWS
def test_the_boxes_of_the_council_hide_nothing_but_sky(
    size: tuple[int, int], language: str, text_size: int, pictures: Pictures
) -> None:
    with spoken(language):
        picture, view = everywhere_full(size, pictures, text_size / 100)
    city = picture.city
    board = city.boxes.usual.board
    glowing = board.inflate(0, 2 * picture.brush.px(14))
    assert city.rect.contains(glowing)
    for place, district in city.districts.items():
        crowd = [city.group_place(view, place, number) for number in range(5)]
        buildings = [] if place is Place.COUNCIL else [district.building]
        assert board.collidelist([district.plate, *buildings, *crowd]) == -1, place


@FULL_WINDOWS
def test_who_chooses_a_box_sees_them_larger_and_named(
    size: tuple[int, int], language: str, text_size: int, pictures: Pictures
) -> None:
    with spoken(language):
        picture, full = everywhere_full(size, pictures, text_size / 100)
        own = evolve(full, viewer=0, question=BoxQuestion(0, (), ()))
        others = evolve(own, question=BoxQuestion(1, (), ()))
    city = picture.city
    assert city.boxes.of(others) is city.boxes.usual
    larger = city.boxes.of(own)
    assert len(larger.named) >= len(Box) - 1
    assert all(rect.height > usual.height for rect, usual in zip(larger.rects, city.boxes.usual.rects, strict=True))
    assert city.rect.contains(larger.board)
    for place, district in city.districts.items():
        crowd = [city.group_place(own, place, number) for number in range(5)]
        assert larger.board.collidelist([district.plate, *crowd]) == -1, place


def test_seals_of_larger_boxes_and_of_the_council_are_lit_alike(pictures: Pictures) -> None:
    view = with_groups()
    city = arranged((1280, 720), view, pictures).city
    grounds = []
    for asked in (evolve(view, question=BoxQuestion(ANNA, (), ())), evolve(view, question=BoxQuestion(BIANCA, (), ()))):
        surface = pygame.Surface((1280, 720))
        for part in city.parts:
            part.draw(surface, asked, NO_MARKS)
        district = city.districts[Place.COUNCIL]
        grounds.append(surface.get_at((district.seal[0], district.seal[1] - district.seal_size * 11 // 20)))
    lit, usual = grounds
    assert lit.r > usual.r


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != LONGER])
def test_the_boxes_of_the_council_are_named_in_a_large_city(language: str, pictures: Pictures) -> None:
    with spoken(language):
        named = [len(arranged(size, with_groups(), pictures).city.boxes.usual.named) for size in SIZES]
    assert named[0] == 0
    assert named[1] >= len(Box) - 1
    assert named[2] == len(Box)


@FULL_WINDOWS
def test_the_marks_of_all_groups_are_seen_in_full_districts(
    size: tuple[int, int], language: str, text_size: int, pictures: Pictures
) -> None:
    with spoken(language):
        picture, view = everywhere_full(size, pictures, text_size / 100)
    city, shown = picture.city, {}
    for place, district in city.districts.items():
        for number in range(5):
            there, high = city.group_place(view, place, number), 2 * row(city.brush) * 4 // 5
            shown[place, number] = Rect(there.left, there.bottom - high, there.width, high)
        assert abs(district.plate.centerx - district.row.centerx) <= district.row.width // 4
    for (place, number), mark in shown.items():
        middle = mark.inflate(-mark.width // 3, -mark.height // 3)
        ribbons = [each.ribbon for other, each in city.districts.items() if other is not place]
        others = [each for (other, _), each in shown.items() if other is not place]
        assert middle.collidelist([*ribbons, *others]) == -1, (place, number)


@pytest.mark.slow
def test_what_is_held_over_a_district_stands_there_as_if_come(pictures: Pictures) -> None:
    view = with_groups(group(BIANCA, 2))
    picture = arranged(SIZES[2], view, pictures)
    lifted = holding(Lifted(ApprenticesSpot(ANNA), 2))
    beside, over = (Surface(SIZES[2]) for _ in range(2))
    picture.draw(beside, view, evolve(lifted, hovered=DistrictSpot(Place.ROPERY)))
    picture.draw(over, view, evolve(lifted, hovered=DistrictSpot(KILN)))
    place = picture.spots(view, evolve(lifted, pulse=0.5))[DistrictSpot(KILN)]
    figures = place.inflate(-place.width // 2, -20).move(-place.width // 8, -10)
    assert beside.subsurface(figures).get_buffer().raw != over.subsurface(figures).get_buffer().raw

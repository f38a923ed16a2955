"""The picture of the table: drawn for every view, inside the window, and blind to what the viewer may not know."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from pygame import Surface

from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.picture.snapshot import looks_for, snapshot
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
    RoundSpot,
    SecretSpot,
    Spot,
    StockSpot,
)
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.text.painter import SMALLEST_TEXT, Face, Letters, Painter
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import LastAct, Lifted, Marks, Prompt, PromptButton, Tip, Tone
from leonardo.app.table.spots import ButtonSpot, LogSpot, MenuSpot, PromptSpot, SeatSpot
from leonardo.app.table.timing import Thinking
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import DISTRICTS, LABORATORIES, SHOP_SELLS, Box, Component, Phase, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.diagonal import diagonal, first_quick
from tests.engine.davinci import build
from tests.engine.davinci.random_games import random_course

SMALLEST = (1024, 640)
SIZES = (SMALLEST, (1280, 720), (1366, 768), (1920, 1080), (1280, 1024), (1000, 1400), (2560, 1080))
BUTTONS = (PromptButton("undo", "Undo"), PromptButton("pass", "Pass", primary=True))
PROMPT = Prompt(0, "Your turn:", "place apprentices or your master, or pass", BUTTONS)


pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures()


def states(seats: int, seed: int = 1, setup: str = "beginner") -> Iterator[State]:
    return (played.state for played in random_course(Options(seats, setup), seed))


def moments(seats: int, seed: int = 1, setup: str = "beginner") -> list[State]:
    """The first decision of each phase of each round, and the end."""
    found: dict[tuple[int, Phase], State] = {}
    for state in states(seats, seed, setup):
        found.setdefault((state.round, state.phase), state)
    return list(found.values())


def arranged(size: tuple[int, int], view: View, pictures: Pictures, *, open_memory: bool = False) -> DaVinciPicture:
    picture = DaVinciPicture(looks_for(len(view.seats)), pictures=pictures, open_memory=open_memory)
    picture.arrange(size, view)
    return picture


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


# Everything has its place


@pytest.mark.parametrize(("size", "seats"), diagonal(SIZES, (5, 4, 3, 2), quick=2))
def test_every_spot_lies_inside_the_window(size: tuple[int, int], seats: int, pictures: Pictures) -> None:
    window = pygame.Rect((0, 0), size)
    for state in moments(seats)[::5]:
        view = GAME.view(state, 0)
        picture = arranged(size, view, pictures, open_memory=True)
        for spot, rect in picture.spots(view, Marks(prompt=PROMPT)).items():
            assert window.contains(rect), spot
            assert rect.width > 0, spot
            assert rect.height > 0, spot


@pytest.mark.parametrize("size", SIZES)
def test_the_large_parts_do_not_overlap(size: tuple[int, int]) -> None:
    for rivals in (1, 2, 3, 4):
        layout = lay_out(size, rivals)
        parts = [layout.strip, layout.city, layout.requests, layout.workshop, *layout.rivals]
        for number, part in enumerate(parts):
            assert part.collidelistall(parts) == [number]


def _apart(spot: Spot) -> bool:
    kinds = DistrictSpot | CardSpot | DeckSpot | LaboratorySpot | ButtonSpot | LogSpot | MenuSpot
    return isinstance(spot, kinds | PromptSpot | ComponentSpot | OwnedSpot | RoundSpot | MasterSpot)


@pytest.mark.parametrize(("size", "seats"), diagonal(SIZES, (5, 4, 2)))
def test_spots_that_stand_beside_each_other_do_not_overlap(
    size: tuple[int, int], seats: int, pictures: Pictures
) -> None:
    view = GAME.view(moments(seats)[9], 0)
    places = arranged(size, view, pictures, open_memory=True).spots(view, Marks(prompt=PROMPT))
    separate = [(spot, rect) for spot, rect in places.items() if _apart(spot)]
    for number, (spot, rect) in enumerate(separate):
        for other, place in separate[number + 1 :]:
            assert not rect.inflate(-4, -4).colliderect(place), (spot, other)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_clicked_is_large_enough(size: tuple[int, int], pictures: Pictures) -> None:
    view = GAME.view(moments(4)[4], 0)
    places = arranged(size, view, pictures).spots(view, Marks(prompt=PROMPT))
    clicked: list[Spot] = [DistrictSpot(place) for place in DISTRICTS]
    clicked += [LaboratorySpot(0, place) for place in LABORATORIES]
    clicked += [CardSpot(request.invention) for request in view.display]
    clicked += [ButtonSpot("undo"), ButtonSpot("pass"), LogSpot(), MenuSpot(), DeckSpot()]
    clicked += [ApprenticesSpot(0), SeatSpot(1)]
    clicked += [BoxSpot(box) for box in Box]
    for spot in clicked:
        assert min(places[spot].size) >= 32, spot


def test_all_that_is_asked_about_has_a_spot(pictures: Pictures) -> None:
    view = GAME.view(moments(4)[4], 0)
    places = arranged((1920, 1080), view, pictures).spots(view)
    wanted: list[Spot] = [DistrictSpot(place) for place in DISTRICTS]
    wanted += [BoxSpot(box) for box in Box] + [StockSpot(place) for place in SHOP_SELLS]
    wanted += [FlorinsSpot(seat) for seat in range(4)] + [LeonardoSpot(seat) for seat in range(4)]
    wanted += [SecretSpot(0, Place.SMALL), ComponentSpot(0, Component.ROPE)]
    wanted += [ApprenticeSpot(number) for number in range(view.seats[0].apprentices)]
    assert set(wanted) <= set(places)


def test_a_group_has_its_spot_and_place_before_it_is_there(pictures: Pictures) -> None:
    state = next(state for state in states(4) if any(state.queues))
    view = GAME.view(state, 0)
    picture = arranged((1920, 1080), view, pictures)
    district = next(place for place in DISTRICTS if view.queues[place])
    ribbon = picture.spots(view)[DistrictSpot(district)]
    for seat in range(4):
        assert ribbon.collidepoint(picture.target(view, GroupSpot(district, seat)))
    assert GroupSpot(district, view.queues[district][0].seat) in picture.spots(view)


def test_pointing_finds_the_smallest_thing(pictures: Pictures) -> None:
    view = GAME.view(moments(4)[4], 0)
    picture = arranged((1920, 1080), view, pictures)
    places = picture.spots(view)
    assert picture.spots_at(view, places[BoxSpot(Box.TREASURY)].center)[0] == BoxSpot(Box.TREASURY)
    council = picture.city.districts[Place.COUNCIL].building.center
    assert picture.spots_at(view, council) == (DistrictSpot(Place.COUNCIL),)
    assert picture.spots_at(view, (2, 1078)) == ()


# Everything can be drawn


def test_those_who_stand_in_a_district_mean_it_from_hat_to_foot(pictures: Pictures) -> None:
    queues = {Place.WORKSHOP: [build.group(0, 2), build.group(1, 1)]}
    state = build.placing(build.table(build.seat(), build.seat(), queues=queues)).state
    view = GAME.view(state, 0)
    picture = arranged((1280, 760), view, pictures)
    for seat in (0, 1):
        group = GroupSpot(Place.WORKSHOP, seat)
        place = picture.spots(view)[group]
        for point in (place.center, (place.centerx, place.top + 1)):
            assert picture.spots_at(view, point)[-2:] == (group, DistrictSpot(Place.WORKSHOP))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "setup", "part"), diagonal((2, 5), ("beginner", "expert"), (0, 1, 2), more=(3, 4), quick=1)
)
def test_every_phase_is_drawn_for_every_seat_and_for_onlookers(
    seats: int, setup: str, part: int, pictures: Pictures
) -> None:
    for number, state in list(enumerate(moments(seats, seed=seats, setup=setup)))[part::3]:
        viewers = [None, *range(seats)]
        view = GAME.view(state, viewers[number % len(viewers)])
        surface = snapshot(view, SIZES[number % 3], pictures=pictures, open_memory=bool(number % 2))
        assert surface.get_size() == SIZES[number % 3]


@first_quick("size", SIZES, 2)
def test_all_marks_can_be_laid_over_the_table(size: tuple[int, int], pictures: Pictures) -> None:
    view = GAME.view(moments(4)[4], 0)
    district = DistrictSpot(Place.ACADEMY)
    marks = Marks(
        lit=frozenset({district, LaboratorySpot(0, Place.SMALL)}),
        barred=frozenset({DistrictSpot(Place.KILN)}),
        chosen=frozenset({CardSpot(view.display[0].invention)}),
        hovered=district,
        focused=LaboratorySpot(0, Place.SMALL),
        lifted=(Lifted(ApprenticesSpot(0), 2), Lifted(MasterSpot(0))),
        last_acts=(LastAct(1, GroupSpot(Place.COUNCIL, 1), "A"), LastAct(2, None, "F")),
        tips=(Tip("1st of 3", "the first apprentice is free", at=(size[0] - 3, size[1] - 3)),
               Tip("", "Only one place for all your apprentices of this turn.", spot=district, tone=Tone.BARRED)),
        prompt=PROMPT,
        peeking=frozenset({SecretSpot(0, Place.SMALL)}),
        thinking=Thinking(2),
        pulse=0.7,
    )  # fmt: skip
    assert pixels(snapshot(view, size, marks=marks, pictures=pictures)) != pixels(
        snapshot(view, size, pictures=pictures)
    )


@pytest.mark.slow
def test_a_redrawn_table_is_the_same_as_a_fresh_one(pictures: Pictures) -> None:
    first = GAME.view(moments(4)[4], 0)
    picture = arranged((1280, 720), first, pictures)
    surface = pygame.Surface((1280, 720))
    for state in moments(4)[4:12]:
        view = GAME.view(state, 0)
        picture.draw(surface, view, Marks(prompt=PROMPT))
    fresh = snapshot(view, (1280, 720), marks=Marks(prompt=PROMPT), pictures=pictures)
    assert pixels(surface) == pixels(fresh)


# What is secret stays secret (rule 13)


@pytest.mark.slow
@first_quick("seats", [2, 4])
def test_a_view_with_other_hidden_facts_looks_the_same(seats: int, pictures: Pictures) -> None:
    for number, state in enumerate(moments(seats, seed=7)[3::6]):
        view = GAME.view(state, 0)
        other = GAME.view(GAME.determinize(view, Random(number)), 0)
        here, there = (snapshot(one, (1280, 720), pictures=pictures, open_memory=True) for one in (view, other))
        assert pixels(here) == pixels(there)


def test_a_cover_hides_the_secret_from_onlookers(pictures: Pictures) -> None:
    state = next(state for state in states(4) if state.seats[0].laboratories[0].invention is not None)
    view = GAME.view(state, 0)
    seat = view.seats[0]
    rect = arranged((1280, 720), view, pictures).spots(view)[SecretSpot(0, Place.SMALL)]
    covered = snapshot(view, (1280, 720), pictures=pictures).subsurface(rect)
    open_marks = Marks(peeking=frozenset({SecretSpot(0, Place.SMALL)}))
    peeked = snapshot(view, (1280, 720), marks=open_marks, pictures=pictures).subsurface(rect)
    assert seat.laboratories[0].invention is not None
    assert pixels(covered) != pixels(peeked)


# Words fit


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "seats"),
    diagonal((SMALLEST, (1000, 1400)), (5, 4, 2), more=(*SIZES[1:5], *SIZES[6:], (3840, 2160)), quick=1),
)
def test_no_text_is_cut_off_or_too_small(size: tuple[int, int], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()
    render = Painter.render

    def watching(painter: Painter, text: str, face: Face, units: float, colour: Colour, width: int | None) -> Surface:
        if width is not None and not painter.fits(text, face, units, width):
            cut.add(text)
        assert painter.pixels(units) >= SMALLEST_TEXT
        return render(painter, text, face, units, colour, width)

    monkeypatch.setattr(Painter, "render", watching)
    with probing():
        for state in moments(seats, seed=seats)[2::4]:
            for viewer in (1, None):
                view = GAME.view(state, viewer)
                picture = arranged(size, view, Blanks(), open_memory=viewer is not None)
                picture.draw(LayoutProbe(size), view, Marks(prompt=PROMPT))
    assert not cut


def test_the_name_of_every_invention_fits_on_its_card(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(moments(4)[0], 0)
    picture = arranged(SMALLEST, view, pictures)
    size = picture.spots(view)[CardSpot(view.display[0].invention)].size
    render = Painter.render

    def strict(painter: Painter, text: str, face: Face, units: float, colour: Colour, width: int | None) -> Surface:
        assert width is None or painter.fits(text, face, units, width), text
        return render(painter, text, face, units, colour, width)

    monkeypatch.setattr(Painter, "render", strict)
    for number in INVENTIONS:
        CardPicture(picture.brush, number, pygame.Rect((0, 0), size)).draw(pygame.Surface(size))


def test_an_onlooker_is_shown_nobodys_workshop(pictures: Pictures) -> None:
    view = GAME.view(moments(5)[4], None)
    places = arranged((1280, 720), view, pictures).spots(view)
    assert not any(isinstance(spot, ApprenticeSpot) for spot in places)
    assert {spot.seat for spot in places if isinstance(spot, SeatSpot)} == set(range(5))


def test_own_laboratories_lie_in_the_workshop(pictures: Pictures) -> None:
    view = GAME.view(moments(3)[1], 1)
    picture = arranged((1920, 1080), view, pictures)
    for place in LABORATORIES:
        assert picture.layout.workshop.contains(picture.spots(view)[LaboratorySpot(1, place)])


# What is laid over the table, and what is told of others, stays legible


def test_last_acts_leave_no_marks_in_the_city(pictures: Pictures) -> None:
    """They are told on the panels: lone counters beside a ribbon look like a fault."""
    view = GAME.view(moments(4)[9], 0)
    picture = arranged((1280, 720), view, pictures)
    usual, told = Surface((1280, 720)), Surface((1280, 720))
    picture.draw(usual, view)
    acts = tuple(LastAct(seat, StockSpot(Place.KILN), "takes brick") for seat in (1, 2, 3))
    picture.draw(told, view, Marks(last_acts=acts))
    city = picture.layout.city
    assert pygame.image.tobytes(told.subsurface(city), "RGB") == pygame.image.tobytes(usual.subsurface(city), "RGB")
    assert pygame.image.tobytes(told, "RGB") != pygame.image.tobytes(usual, "RGB")


@pytest.mark.parametrize("size", [SMALLEST, (1920, 1080)])
def test_rivals_are_named_in_one_face_whatever_they_did_last(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: dict[str, set[Letters]] = {}
    render = Letters.render

    def watching(letters: Letters, text: str, colour: Colour, room: int | None = None) -> Surface:
        assert room is None or letters.width(text) <= room, text
        faces.setdefault(text, set()).add(letters)
        return render(letters, text, colour, room)

    monkeypatch.setattr(Letters, "render", watching)
    looks = tuple(
        PlayerStyle(f"{name} {size[1]}", colour)  # names that no other test has drawn: what one has is not drawn again
        for name, colour in zip(("Lisa", "Salaì", "Melzi", "Verrocchio"), SEAT_COLOURS, strict=False)
    )
    view = GAME.view(moments(4)[9], 0)
    acts = (LastAct(1, None, "B"), LastAct(2, None, "gives Leonardo"), LastAct(3, None, "completes 20"))
    snapshot(view, size, looks=looks, marks=Marks(last_acts=acts), pictures=Pictures())
    assert len({frozenset(faces[look.name]) for look in looks[1:]}) == 1


def test_all_names_of_districts_have_one_face(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    faces: dict[str, Face] = {}
    render = Painter.render

    def watching(painter: Painter, text: str, face: Face, units: float, colour: Colour, width: int | None) -> Surface:
        faces[text] = face
        return render(painter, text, face, units, colour, width)

    monkeypatch.setattr(Painter, "render", watching)
    snapshot(GAME.view(moments(4)[1], None), SMALLEST, pictures=pictures)
    assert len({faces[tr(f"davinci.picture.places.{place.name.lower()}")] for place in DISTRICTS}) == 1


def test_a_very_tall_window_gives_its_width_to_the_city() -> None:
    for rivals in (1, 4):
        layout = lay_out((1000, 1400), rivals)
        assert layout.city.width > 960
        assert all(panel.top > layout.city.bottom for panel in layout.rivals)
        assert layout.workshop.bottom > 1380

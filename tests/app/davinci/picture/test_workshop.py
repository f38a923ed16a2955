"""One's own workshop: work lies open under a seal, the sum is large, and all that is there can be counted."""

from itertools import pairwise

import pytest
from attrs import evolve
from pygame import Rect

from leonardo.app.davinci.motion.under_way import under_way
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.picture.workshop.board import Workshop
from leonardo.app.davinci.picture.workshop.facts import wanted
from leonardo.app.davinci.picture.workshop.stores import stores
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    BonusSpot,
    CardSpot,
    ComponentSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    OwnedSpot,
    SecretSpot,
    Spot,
    UpgradeSpot,
    WeeksSpot,
)
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.davinci.words.tips import about
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import NO_MARKS, Lifted, Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import PlaceApprentices
from leonardo.engine.davinci.constants import Component, Phase, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Request, Seat
from leonardo.engine.davinci.view import LaboratoryView, View
from leonardo.ui import still
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.diagonal import first_quick
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, lab, seat, table

SIZE = (1920, 1080)
TANK, PALACE, TOWER = 7, 9, 19

pytestmark = pytest.mark.usefixtures("screen")


def seen(owner: Seat, number: int = 3) -> View:
    return GAME.view(build.placing(table(owner, seat(), seat(), round=number, display=(TANK, PALACE, 12))).state, ANNA)


def workshop(view: View, marks: Marks = NO_MARKS, *, open_memory: bool = False) -> list[str]:
    """Return what is written and drawn in Anna's workshop."""
    with probing(), spoken("en"):
        looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]]
        picture = DaVinciPicture(looks, pictures=Blanks(), open_memory=open_memory)
        picture.arrange(SIZE, view)
        page = LayoutProbe(SIZE)
        picture.draw(page, view, marks)
    notes = (note for note in page.notes if picture.layout.workshop.collidepoint(note.rect.center))
    return [note.what.text if isinstance(note.what, Line) else note.what for note in notes]


def test_own_work_lies_open_under_a_seal_with_what_it_takes_yet() -> None:
    view = seen(seat(small=lab(5, automata=1, apprentices=1, on=TANK, weeks=2)))
    told = workshop(view, Marks(peeking=TABLE.covers(view)))
    with spoken("en"):
        assert {invention_name(TANK), "5 more weeks", "round 4", "seal_lily"} <= set(told)
    assert "dashed_ring" in told, "where the work stands at the end of this round"


@first_quick("language", languages())
@first_quick("size", [(1024, 640), (1280, 720), SIZE])
@first_quick("text_scale", [1.0, 1.3])
def test_in_which_round_work_is_done_is_told_in_every_window(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    """However many weeks it takes yet: these are said as briefly as that needs."""
    view = seen(seat(small=lab(on=12, apprentices=2), large=lab(6, on=TANK, automata=2)))
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]]
    with probing() as cut, spoken(language):
        picture, page = DaVinciPicture(looks, pictures=Blanks(), text_scale=text_scale), LayoutProbe(size)
        picture.arrange(size, view)
        board = next(panel for panel in picture.panels if isinstance(panel, Workshop))
        for part in board.parts:
            part.draw(page, view, Marks(peeking=TABLE.covers(view)))
        told = {note.what.text for note in page.notes if isinstance(note.what, Line)}
        rounds = {tr("davinci.picture.in_round", round=number) for number in (4, 8)}
    assert rounds <= told
    assert not cut


@first_quick(
    ("lifted", "cleared"),
    [
        (CardSpot(TANK), True),
        (UpgradeSpot(Upgrade.SMALL5), True),
        (UpgradeSpot(Upgrade.AUTOMATON), False),
    ],
    2,
)
def test_nothing_shows_around_a_board_held_over_a_laboratory(lifted: Spot, cleared: bool) -> None:
    """An automaton comes onto a space, which is therefore seen."""
    view, spot = seen(seat(small=lab())), LaboratorySpot(ANNA, Place.SMALL)
    held = Marks(lit=frozenset({spot}), lifted=(Lifted(lifted),))
    assert {"workroom_small", "well"} <= set(workshop(view, held))
    over = workshop(view, evolve(held, hovered=spot))
    assert bool({"workroom_small", "well"} & set(over)) is not cleared
    with spoken("en"):
        assert (tr("davinci.picture.put_here") in over) is cleared


def test_covered_work_is_not_named() -> None:
    view = seen(seat(small=lab(on=TANK, weeks=2)))
    assert SecretSpot(ANNA, Place.SMALL) in TABLE.covers(view)
    told = workshop(view)
    with spoken("en"):
        assert invention_name(TANK) not in told
    assert "busy · 2 weeks done" in told
    assert "envelope_sealed" in told


def test_what_all_can_see_bears_no_seal() -> None:
    view = seen(seat(small=lab(on=TANK, weeks=2, shown=True)))
    assert "seal_lily" not in workshop(view)


def test_a_sum_that_changes_or_is_about_to_says_by_how_much() -> None:
    view = seen(seat(florins=8))
    assert {"8", "8 \N{MINUS SIGN} 2 =", "6"} <= set(workshop(view, Marks(cost=2)))
    running = Marks(counts=((FlorinsSpot(ANNA), Count(7, 2, before=5, rest=2)),))
    assert {"7", "5 + 4 =", "9"} <= set(workshop(view, running))
    past = Marks(counts=((FlorinsSpot(ANNA), Count(8, -4, before=12)),))
    told = workshop(view, past)
    assert {"8", tr("davinci.picture.just_now"), "\N{MINUS SIGN}4"} <= set(told)
    assert tr("davinci.picture.just_now") not in workshop(view, running)


def test_the_sum_is_told_to_onlookers_where_purses_are_open() -> None:
    view = seen(seat(florins=17))
    covered = TABLE.covered(view, evolve(view, seats=tuple(evolve(each, hand=None) for each in view.seats)))
    told = workshop(covered, Marks(cost=2))
    assert {"purse_sealed", "\N{MINUS SIGN}2"} <= set(told)
    assert not {"17", "17 \N{MINUS SIGN} 2 =", "15"} & set(told)
    assert {"17", "17 \N{MINUS SIGN} 2 =", "15"} <= set(workshop(covered, Marks(cost=2), open_memory=True))


def test_the_marker_of_work_runs_to_the_week_that_it_comes_to() -> None:
    view = seen(seat(small=lab(on=TANK, weeks=4)))
    assert TABLE.counts(view)[WeeksSpot(ANNA, Place.SMALL)] == 4
    assert WeeksSpot(1, Place.SMALL) not in TABLE.counts(view), "nobody works there"
    running = Marks(counts=((WeeksSpot(ANNA, Place.SMALL), Count(3, 2, before=2)),))
    picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
    with probing():
        picture.arrange(SIZE, view)
    board = next(panel for panel in picture.panels if isinstance(panel, Workshop))
    contents = [tuple(part.content(view, marks) for part in board.parts) for marks in (NO_MARKS, running)]
    assert contents[0] != contents[1], "it is drawn anew at each week"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_wanted_piece_lies_whole_within_its_ring(size: tuple[int, int]) -> None:
    view, page = seen(seat(hand="iron")), LayoutProbe(size)
    with probing(), spoken("en"):
        picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
        picture.arrange(size, view)
        still.draw(picture.brush, page, Rect(0, 0, 200, 180), stores(ANNA, (1, 0, 0, 0, 0), (2, 0, 0, 0, 0)))
    (owned,) = (note.rect for note in page.notes if note.what == "component_iron")
    (ring,) = (note.rect for note in page.notes if note.what == "dashed_ring")
    assert ring.contains(owned)
    assert "component_iron_lines" not in {note.what for note in page.notes}
    told = [note.what.text for note in page.notes if isinstance(note.what, Line) and note.what.text.isdigit()]
    assert told == ["1"], "what is there"


def test_each_kind_is_one_piece_with_its_number() -> None:
    one, many = (workshop(seen(seat(hand=hand))) for hand in ("iron", "iron iron iron iron iron"))
    assert [told.count("component_iron") for told in (one, many)] == [1, 1]
    assert many.count("5") == one.count("5") + 1


def test_many_apprentices_stand_in_two_rows_with_their_number() -> None:
    view = seen(seat(apprentices=7))
    assert "\N{MULTIPLICATION SIGN}7" in workshop(view)
    assert "\N{MULTIPLICATION SIGN}4" not in workshop(seen(seat(apprentices=4)))
    with probing(), spoken("en"):
        picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
        picture.arrange(SIZE, view)
        places = picture.spots(view)
    tops = {places[ApprenticeSpot(number)].top for number in range(7)}
    assert len(tops) == 2


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), SIZE])
@pytest.mark.parametrize("count", [3, 6, 7, 9])
def test_no_apprentice_at_hand_stands_before_the_portrait(size: tuple[int, int], count: int) -> None:
    """A few stand in one row; the second row of more begins beside it, clear of its shield."""
    view = seen(seat(apprentices=count))
    with probing():
        picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
        picture.arrange(size, view)
        board = next(panel for panel in picture.panels if isinstance(panel, Workshop))
        places = board.hand.crew(count).apprentices
    assert len({place.top for place in places}) == (1 if count <= 3 else 2)
    assert all(board.hand.field.contains(place) for place in places)
    shield = board.hand.portrait.height // 10
    assert board.hand.portrait.inflate(2 * shield, 2 * shield // 3).collidelist(places) == -1
    spots = dict(board.hand.spots(view))
    leonardo, crew = (bounds(spots[spot]) for spot in (LeonardoSpot(ANNA), ApprenticesSpot(ANNA)))
    assert leonardo.bottom + 4 <= crew.top, "the frame cuts no foot"


def test_an_idle_laboratory_has_no_scale_of_weeks() -> None:
    scale = WeeksSpot(ANNA, Place.SMALL)
    for view, there in ((seen(seat()), False), (seen(seat(small=lab(on=TANK, weeks=2))), True)):
        with probing():
            picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
            picture.arrange(SIZE, view)
            assert (scale in picture.spots(view)) is there


def test_inventions_of_a_type_lie_on_one_pile() -> None:
    view = seen(seat(owned=(1, 2, 3)))
    told = workshop(view)
    assert {"3 types", "+8 at the end"} <= set(told)
    assert "2 types" in workshop(evolve(view, seats=(evolve(view.seats[0], owned=(1, 2)), *view.seats[1:])))


def lacking(view: View, marks: Marks = NO_MARKS) -> tuple[int, ...]:
    """Return how many of each kind Anna's stores show as missing."""
    return wanted(view, marks, ANNA)


def test_the_stores_show_what_is_missing_for_a_pointed_card() -> None:
    """Rule 6.2: what an invention takes has gone under the laboratory when its work starts."""
    idle, at_work = seen(seat()), seen(seat(small=lab(on=TANK, weeks=2)))
    assert lacking(idle) == INVENTIONS[TANK].components, "of cards that lack as much the first one"
    assert lacking(at_work) == INVENTIONS[PALACE].components
    for view, missing in ((idle, INVENTIONS[TANK].components), (at_work, (0,) * len(Component))):
        assert lacking(view, Marks(hovered=CardSpot(TANK))) == missing


def test_no_number_stands_where_nothing_is() -> None:
    """What is missing was written with a minus, like something that is taken away."""
    view = seen(seat())
    view = evolve(view, display=(Request(TOWER, 1),))
    assert max(lacking(view)) == 2
    with spoken("en"):
        assert tr("table.change.less", count=2) not in workshop(view)


def test_the_tip_of_the_stores_says_what_is_missing_and_for_what() -> None:
    view = evolve(seen(seat()), display=(Request(PALACE, 1),))
    with spoken("en"):
        told = TABLE.look(view, ComponentSpot(ANNA, Component.BRICK), ("Anna", "Bianca", "Cosimo"))
        assert told is not None
        assert "Glass Palace" in told.words
        assert "1 brick, 1 glass" in told.words
    assert TABLE.look(evolve(view, round=9), ComponentSpot(ANNA, Component.BRICK), ("A", "B", "C")) is None


@first_quick("weeks", range(16))
@first_quick("size", [(1280, 720), (1920, 1080)])
def test_the_marker_hides_no_week_beside_its_own(size: tuple[int, int], weeks: int) -> None:
    view = seen(seat(small=lab(on=TANK, weeks=weeks)))
    with probing(), spoken("en"):
        picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
        picture.arrange(size, view)
        page = LayoutProbe(size)
        board = next(panel for panel in picture.panels if isinstance(panel, Workshop))
        track = bounds(dict(picture.spots(view))[WeeksSpot(ANNA, Place.SMALL)])
        for part in board.parts:
            part.draw(page, view, NO_MARKS)
    told = {note.what.text for note in page.notes if isinstance(note.what, Line) and track.contains(note.rect)}
    beside = {str(week) for week in (weeks - 1, weeks + 1) if 0 <= week <= 15}
    assert beside <= told


@pytest.mark.parametrize(("number", "phase"), [(9, Phase.PLACEMENT), (9, Phase.OVER), (8, Phase.OVER)])
def test_nothing_is_missing_once_nothing_can_be_started(number: int, phase: Phase) -> None:
    view = evolve(seen(seat()), round=number, phase=phase)
    assert lacking(view) == (0,) * len(Component)
    assert lacking(evolve(view, round=8, phase=Phase.PLACEMENT)) != (0,) * len(Component)


@pytest.mark.parametrize(("others", "said"), [(5, "tied 1st"), (4, "1st of 3")])
def test_a_shared_place_is_said_to_be_shared(others: int, said: str) -> None:
    view = seen(seat(florins=5))
    view = evolve(view, seats=(view.seats[0], *(evolve(each, florins=others) for each in view.seats[1:])))
    assert said in workshop(view, open_memory=True)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), SIZE, (1080, 1920)])
def test_each_kind_has_its_own_socket_in_the_stores(size: tuple[int, int]) -> None:
    view = seen(seat())
    with probing(), spoken("en"):
        picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
        picture.arrange(size, view)
        places = [picture.spots(view)[ComponentSpot(ANNA, kind)] for kind in Component]
        around = picture.layout.workshop
    middle = places[Component.ROPE].center
    assert {(place.centerx < middle[0], place.centery < middle[1]) for place in places if place.center != middle} == {
        (left, above) for left in (True, False) for above in (True, False)
    }
    assert all(place.collidelistall(places) == [number] for number, place in enumerate(places))
    assert all(around.contains(place) and place.width >= 28 for place in places)


def test_an_idle_laboratory_says_what_can_be_done_about_it_now() -> None:
    later = "idle · start work in phase A"
    assert later in workshop(seen(seat()))
    view = GAME.view(
        build.start_of_work(table(seat(hand="wood rope"), seat(), seat(), round=2, display=(TANK, 9, 12))).state, ANNA
    )
    assert {"idle"} == {"idle", later, "put it here"} & set(workshop(view))
    held = Marks(lit=frozenset({LaboratorySpot(ANNA, Place.SMALL)}), lifted=(Lifted(CardSpot(TANK), 1),))
    assert "put it here" in workshop(view, held)


def test_the_last_round_says_nothing_of_a_phase_not_to_come() -> None:
    for number, said in ((8, "davinci.picture.idle_long"), (9, "davinci.picture.idle")):
        with spoken("en"):
            assert tr(said) in workshop(seen(seat(small=lab(on=TANK), large=lab(4)), number))


def test_the_types_that_are_owned_tell_what_they_pay() -> None:
    view = seen(seat())
    picture = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]], pictures=Blanks())
    picture.arrange(SIZE, view)
    assert BonusSpot(ANNA) in picture.spots(view, NO_MARKS)
    found = about(BonusSpot(ANNA))
    assert found is not None
    with spoken("en"):
        assert "8, 13 or 20 florins" in tr(found.text)


@pytest.mark.parametrize(("types", "lit"), [(2, []), (3, ["8"]), (4, ["13"]), (5, ["20"])])
def test_of_the_bonus_seals_only_the_one_that_is_paid_is_lit(types: int, lit: list[str]) -> None:
    """With four types 8 and 13 were lit both, as if they added up."""
    one_of_each = {card.type: number for number, card in INVENTIONS.items()}
    told = workshop(seen(seat(florins=50, owned=tuple(one_of_each.values())[:types])))
    assert [after for drawn, after in pairwise(told) if drawn == "florin_blank" and after in {"8", "13", "20"}] == lit


@pytest.mark.parametrize(("at_hand", "told"), [(2, "too late"), (3, "needs more workers")])
def test_late_work_is_too_late_only_if_no_worker_can_help(at_hand: int, told: str) -> None:
    begun = lab(5, automata=1, on=TANK, shown=True)
    view = seen(seat(apprentices=at_hand, small=begun), 9)
    assert {told} == {"too late", "needs more workers"} & set(workshop(view))


def test_held_apprentices_are_told_of_instead_of_those_at_hand() -> None:
    view = seen(seat(apprentices=4))
    assert "4 of 4 apprentices" in workshop(view)
    told = workshop(view, Marks(lifted=(Lifted(ApprenticesSpot(ANNA), 2),)))
    assert "2 in hand" in told
    assert "2 of 4 apprentices" not in told


def test_apprentices_that_are_on_their_way_are_counted_among_all() -> None:
    game = build.placing(table(seat(apprentices=4), seat(), seat(), display=(TANK, 9, 12)))
    before = GAME.view(game.state, ANNA)
    after = GAME.view(GAME.apply(game.state, PlaceApprentices(1, Place.KILN)).state, ANNA)
    assert "3 of 4 apprentices" in workshop(after)
    assert "3 of 4 apprentices" in workshop(under_way(before, after))


LEAST_DRAWING = 20  # pixels of the height of a drawing that can still be told from a line


@first_quick("size", [(1024, 540), (1024, 548), (1024, 640), (1280, 620)])
@first_quick("text_scale", [1.0, 1.3])
def test_what_is_owned_is_never_a_sliver(size: tuple[int, int], text_scale: float) -> None:
    """Where a replay leaves no height for cards, their types have badges."""
    seats = [seat(owned=cards, small=lab(on=TANK)) for cards in ((1, 6, 2), (3,), (4,), ())]
    view = GAME.view(build.placing(table(*seats, display=(PALACE, 12, TANK))).state, None)
    work = LaboratoryView(3, busy=True, invention=TANK)
    view = evolve(view, seats=tuple(evolve(each, laboratories=(work, None)) for each in view.seats))
    looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:4]]
    with probing():
        picture, page = DaVinciPicture(looks, pictures=Blanks(), text_scale=text_scale), LayoutProbe(size)
        picture.arrange(size, view)
        places = picture.spots(view)
        picture.draw(page, view)
    for kind in (Component.IRON, Component.WOOD):
        place = places[OwnedSpot(ANNA, kind)]
        drawn = [
            (note.what, note.rect.height)
            for note in page.notes
            if isinstance(note.what, str) and place.collidepoint(note.rect.center)
        ]
        assert drawn
        assert all(high >= LEAST_DRAWING for name, high in drawn if name.startswith("sketch"))

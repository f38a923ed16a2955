"""A card shows what is missing piece by piece, how it stands with the viewer, and who else may be at it."""

from random import Random

import pytest
from attrs import evolve
from pygame import Rect

from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.cards.state import CardState, card_state
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import TRAITS, CardSpot, LaboratorySpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Start
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import InventionCompleted
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.diagonal import first_quick
from tests.engine.davinci import build
from tests.engine.davinci.build import lab, seat, table

SIZES = ((1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (1000, 1400), (2560, 1080))
FIVE = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:5]]
MINE = CardState((0,) * 5, weeks=7, known=True, viewer=0)

pytestmark = pytest.mark.usefixtures("screen")


def drawn(picture: DaVinciPicture, number: int, size: tuple[int, int], meaning: CardState) -> list[str]:
    page = LayoutProbe(size)
    CardPicture(picture.brush, number, Rect((0, 0), size), meaning).draw(page)
    return [note.what.text if isinstance(note.what, Line) else note.what for note in page.notes]


def arranged(size: tuple[int, int], text_scale: float = 1.0) -> tuple[DaVinciPicture, tuple[int, int]]:
    """Return a picture of five seats, and the size of its cards."""
    view = GAME.view(GAME.begin(GAME.deal(Options(5), Random(1))).state, 0)
    picture = DaVinciPicture(FIVE, pictures=Blanks(), text_scale=text_scale)
    picture.arrange(size, view)
    return picture, picture.spots(view)[CardSpot(view.display[0].invention)].size


@everywhere(SIZES, languages(), more=(), quick=2)
def test_every_card_shows_missing_pieces_and_who_may_be_at_it(size: Size, language: str, text_size: int) -> None:
    with probing() as cut, spoken(language):
        picture, card = arranged(size, text_size / 100)
        for number, invention in INVENTIONS.items():
            lacking = CardState(invention.components, known=True, viewer=0, others=(1, 2, 3, 4))
            told = drawn(picture, number, card, lacking)
            assert told.count("dashed_ring") == sum(invention.components), number
            assert {f"shield_{look.colour}" for look in FIVE[1:]} <= set(told), number
            for key in ("startable", "ready", "in_work", "done"):
                own = evolve(MINE, startable=key == "startable", in_work=key == "in_work", done=key == "done")
                assert tr(f"davinci.picture.{key}") in drawn(picture, number, card, own), number
            assert not cut, number


def test_a_piece_has_a_tick_and_is_not_known_by_colour_alone() -> None:
    number, invention = next((number, each) for number, each in INVENTIONS.items() if sum(each.components) > 2)
    kind = next(kind for kind, count in enumerate(invention.components) if count)
    lacking = CardState(tuple(int(each == kind) for each in range(5)), known=True, viewer=0)
    pieces = sum(invention.components)
    with probing(), spoken("en"):
        picture, card = arranged((1920, 1080))
        told = drawn(picture, number, card, lacking)
        assert (told.count("dashed_ring"), told.count("tick")) == (1, pieces - 1)
        for unmarked in (evolve(lacking, in_work=True), evolve(lacking, known=False)):
            assert not {"dashed_ring", "tick"} & set(drawn(picture, number, card, unmarked))


@first_quick("size", SIZES)
@first_quick("language", languages())
def test_shields_lie_neither_on_the_machine_nor_on_the_pieces(size: Size, language: str) -> None:
    with probing(), spoken(language):
        picture, card = arranged(size)
        for number in INVENTIONS:
            meaning = evolve(MINE, startable=True, others=(1, 2, 3, 4))
            page = LayoutProbe(card)
            CardPicture(picture.brush, number, Rect((0, 0), card), meaning).draw(page)
            drawn_at = [(str(note.what), note.rect) for note in page.notes]
            shields = [rect for what, rect in drawn_at if what.startswith("shield_")]
            others = [rect for what, rect in drawn_at if what.startswith(("sketch", "invention", "component", "tick"))]
            assert len(shields) == 4
            assert others
            for shield in shields:
                over = [shield.clip(rect).width for rect in others if shield.colliderect(rect)]
                assert max(over, default=0) <= shield.width // 3, number


@first_quick("size", SIZES, 2)
def test_who_may_finish_is_told_apart_from_who_may_be_at_it(size: Size) -> None:
    with probing(), spoken("en"):
        picture, card = arranged(size)
        for number in (1, 8, 12):
            told = drawn(picture, number, card, evolve(MINE, others=(1, 2), finishers=(2,)))
            mine = told.index(f"shield_{FIVE[2].colour}")
            assert (told.count("hourglass"), told[mine - 2]) == (2, "hourglass"), number
            assert mine < told.index(f"shield_{FIVE[1].colour}")
            assert drawn(picture, number, card, evolve(MINE, others=(1, 2))).count("hourglass") == 1


def test_one_of_two_pieces_that_is_there_is_shown_as_there() -> None:
    with probing(), spoken("en"):
        picture, card = arranged((1920, 1080))
        lacks = evolve(MINE, lacks=(0, 1, 0, 0, 0))
        assert INVENTIONS[12].components[1] == 2
        assert drawn(picture, 12, card, lacks).count("dashed_ring") == 1


def test_weeks_are_struck_through_where_fewer_are_needed() -> None:
    with probing(), spoken("en"):
        picture, _ = arranged((1920, 1080))
        saved = CardState((0,) * 5, weeks=5, known=True)
        assert {"5 weeks", "7"} <= set(drawn(picture, 9, (500, 130), saved))
        assert "7" not in drawn(picture, 9, (500, 130), evolve(saved, weeks=7))


def test_what_can_be_started_says_so_and_done_work_is_over() -> None:
    state = GAME.begin(GAME.deal(Options(4, start=0), Random(3))).state
    view = GAME.view(state, 0)
    startable = {option.invention for option in view.options if isinstance(option, Start)}
    displayed = {each.invention for each in view.display}
    assert {number for number in displayed if card_state(view, number).startable} == startable & displayed
    assert startable & displayed
    done = build.placing(table(seat(small=lab(on=8, weeks=9)), seat(), display=(8, 2))).state
    assert card_state(GAME.view(done, 0), 8).done
    assert not card_state(GAME.view(done, None), 8).known


@first_quick("language", languages(), 2)
def test_only_what_has_all_its_weeks_is_called_done(language: str) -> None:
    worked = GAME.view(build.placing(table(seat(small=lab(on=8, weeks=9)), seat(), seat(), seat(), seat())).state, 0)
    with probing(), spoken(language):
        picture, card = arranged((1920, 1080))
        done = tr("davinci.picture.done")
        assert done not in drawn(picture, 8, card, MINE)
        large = LayoutProbe((1920, 1080))
        picture.arrange((1920, 1080), worked)
        picture.zoom(large, worked, LaboratorySpot(0, Place.SMALL))
        assert done in {note.what.text for note in large.notes if isinstance(note.what, Line)}


@pytest.mark.parametrize(("spaces", "automata", "late"), [(3, 0, True), (5, 1, False)])
def test_what_cannot_be_done_in_time_is_too_late_and_has_no_tick(spaces: int, automata: int, late: bool) -> None:
    anna = seat(hand="wood wood rope rope brick", small=lab(spaces, automata=automata))
    view = GAME.view(build.start_of_work(table(anna, seat(), round=9, display=(7, 1, 12))).state, 0)
    assert card_state(view, 7).startable
    with probing(), spoken("en"):
        picture, card = arranged((1280, 720))
        told = drawn(picture, 7, card, card_state(view, 7))
    assert ("too late" in told, "tick" not in told, "start it" not in told) == (late,) * 3


def test_work_not_to_be_done_in_time_is_called_too_late() -> None:
    begun = seat(apprentices=1, small=lab(3, on=7))
    view = GAME.view(build.placing(table(begun, seat(), round=9, display=(7, 1, 12))).state, 0)
    with probing(), spoken("en"):
        picture, card = arranged((1280, 720))
        assert {"too late", "started"} & set(drawn(picture, 7, card, card_state(view, 7))) == {"too late"}


def test_who_may_be_at_a_card_is_shown_alike_small_and_large() -> None:
    """The shields were left out where all cards had the same ones."""
    rivals = (seat(small=lab(3, on=1)), seat(small=lab(3, on=12)))
    view = GAME.view(build.placing(table(seat(), *rivals, round=1, display=(1, 12, 8, 3))).state, 0)
    assert {card_state(view, number).others for number in (1, 12, 8, 3)} == {(1, 2)}
    with probing(), spoken("en"):
        picture, _ = arranged((1280, 720))
        picture.arrange((1280, 720), view)
        page = LayoutProbe((1280, 720))
        for part in picture.requests.parts:
            part.draw(page, view, Marks())
    drawn_there = [note.what for note in page.notes if not isinstance(note.what, Line)]
    shields = [sum(what == f"shield_{look.colour}" for what in drawn_there) for look in FIVE[1:3]]
    assert shields == [4, 4]


@pytest.mark.parametrize("completer", [0, 1])
def test_a_card_is_done_from_its_completion_until_it_goes(completer: int) -> None:
    view = GAME.view(build.placing(table(seat(), seat(), display=(7, 9, 12))).state, 0)
    told = InventionCompleted(completer, Place.SMALL, 7, 7, 0, 8, True)
    with probing(), spoken("en"):
        picture, _ = arranged((1280, 720))
        pages = {}
        for lately in ((), (told,)):
            page = pages[lately] = LayoutProbe((1280, 720))
            for part in picture.requests.parts:
                part.draw(page, view, Marks(lately=lately))
        said = [
            [note.what.text for note in page.notes if isinstance(note.what, Line)].count(tr("davinci.picture.done"))
            for page in pages.values()
        ]
    assert said == [0, 1]
    assert TRAITS.remembered == (InventionCompleted,)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_high_card_has_a_larger_drawing_and_all_its_figures(size: Size) -> None:
    view = GAME.view(GAME.begin(GAME.deal(Options(2), Random(1))).state, 0)
    with probing() as cut, spoken("en"):
        picture = DaVinciPicture(FIVE[:2], pictures=Blanks())
        picture.arrange(size, view)
        card = picture.spots(view)[CardSpot(view.display[0].invention)]
        low = Rect(card.left, card.top, card.width, card.width // 3)
        assert CardPicture(picture.brush, 12, card).beside_drawing.left > card.left + card.width * 0.38
        assert CardPicture(picture.brush, 12, low).beside_drawing.left < card.left + card.width * 0.34
        assert {"11 weeks", "1st", "13", "10"} <= set(drawn(picture, 12, card.size, evolve(MINE, weeks=11)))
        assert not cut


@first_quick("language", languages())
@first_quick("seats", [2, 3, 4, 5])
@first_quick("text_scale", [1.0, 1.3])
def test_no_drawing_is_a_sliver_so_that_names_have_room(language: str, seats: int, text_scale: float) -> None:
    with probing(), spoken(language):
        view = GAME.view(GAME.begin(GAME.deal(Options(seats), Random(1))).state, 0)
        looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:seats]]
        picture = DaVinciPicture(looks, pictures=Blanks(), text_scale=text_scale)
        picture.arrange((1024, 640), view)
        size = picture.spots(view)[CardSpot(view.display[0].invention)].size
        page = LayoutProbe(size)
        CardPicture(picture.brush, 1, Rect((0, 0), size), MINE).draw(page)
    machine = next(note.rect for note in page.notes if str(note.what).startswith(("sketch", "invention")))
    assert machine.width >= 44

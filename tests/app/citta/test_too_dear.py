"""Without pointing it is seen who could not pay at a square, and whom it would cost nothing."""

import pygame
import pytest

from leonardo.app.citta.learn.pictures.things import Citizen, seen
from leonardo.app.citta.picture.labels import MOST_DEAR, dear_place
from leonardo.app.citta.picture.layout import lay_out
from leonardo.app.citta.picture.ring import Ring
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.standing import cannot_pay, pays_itself
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.engine.citta.actions import Divert, LetStand
from leonardo.engine.citta.board import BRIDGES, FOR_SALE, QUARTERS
from leonardo.engine.citta.constants import TOLL
from leonardo.engine.citta.questions import OfficeQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from tests.app.citta.learn.test_help import ANNA, BIANCA, asked
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing

HERS = QUARTERS["seta"][0]
CARLA = 2
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))


def city(carlas: int, annas: int = 500) -> View:
    """Bianca has a palace with four works and a bridge; so many florins have the others."""
    owned = {HERS: (1, 2, 3, 4), BRIDGES[0]: ()}
    return seen(Citizen(florins=annas), Citizen(florins=0, owns=owned), Citizen(florins=carlas))


def test_who_has_less_than_the_rent_cannot_pay_it() -> None:
    assert cannot_pay(city(500), HERS) == ()
    assert cannot_pay(city(20), HERS) == (CARLA,)
    assert cannot_pay(city(20, annas=20), HERS) == (ANNA, CARLA)


def test_a_toll_can_be_paid_to_the_last_florin() -> None:
    assert cannot_pay(city(TOLL), BRIDGES[0]) == ()
    assert cannot_pay(city(0), BRIDGES[0]) == (CARLA,)


def test_what_nobody_owns_is_too_dear_for_nobody() -> None:
    assert not any(cannot_pay(city(0, annas=0), square) for square in FOR_SALE if square not in (HERS, BRIDGES[0]))


def test_who_is_moved_by_an_office_pays_nothing_at_home() -> None:
    view = asked(city(20), OfficeQuestion(ANNA, BIANCA), LetStand(), Divert(1))
    assert pays_itself(view, HERS)
    assert not pays_itself(city(20), HERS), "nobody is moved"
    assert not pays_itself(evolve(view, question=OfficeQuestion(ANNA, CARLA)), HERS)


@pytest.mark.usefixtures("screen")
def test_a_shield_hangs_at_a_label_of_one_who_cannot_pay() -> None:
    looks = [PlayerStyle(name, colour) for name, colour in zip(("Anna", "Bianca", "Carla"), SEAT_COLOURS, strict=False)]

    def shields(view: View) -> int:
        picture, page = CittaPicture(looks, pictures=Blanks()), LayoutProbe((1280, 720))
        picture.arrange((1280, 720), view)
        picture.draw(page, view)
        at = picture.ring.squares[HERS]
        slip = dear_place(at.label, at.side, MOST_DEAR).inflate(4, 4)
        return sum(note.what == f"shield_{looks[CARLA].colour}" and slip.contains(note.rect) for note in page.notes)

    with probing():
        assert [shields(city(500)), shields(city(20))] == [0, 1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_all_slips_lie_in_the_city_and_on_no_other_label(size: tuple[int, int], text_scale: float) -> None:
    ring = Ring(lay_out(size, text_scale).city)
    for square in FOR_SALE:
        at = ring.squares[square]
        slip = dear_place(at.label, at.side, MOST_DEAR)
        assert ring.city.contains(slip), square
        others = [other.label for number, other in ring.squares.items() if number != square]
        assert pygame.Rect(slip).collidelist(others) == -1, square

"""Numbers on the squares tell where a number leads before the machine turns, and the way that was gone afterwards."""

from functools import cache

import pygame
import pytest

from leonardo.app.citta.picture.facts import machine, standing, steps
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import TRAITS, MachineSpot
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.shown.lately import Lately
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.citta import GAME
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import BallTaken, NumberDrawn, PawnWalked
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.engine.citta.build import party, street


def _view(viewer: int, *, moved: bool, purpose: Purpose = Purpose.MOVE) -> View:
    state = street(party(square=30, moved=moved), party(), party())
    return GAME.view(evolve(state, question=MachineQuestion(0, purpose)), viewer)


def test_each_square_has_its_number_before_the_machine_turns() -> None:
    ahead = steps(_view(0, moved=True), NO_MARKS)
    assert len(ahead) == 12
    assert (ahead[31], ahead[32], ahead[1], ahead[10]) == (1, 2, 3, 12)


def test_at_a_first_move_the_start_square_is_counted() -> None:
    assert steps(_view(0, moved=False), NO_MARKS)[30] == 1


def test_nothing_is_counted_for_others_and_for_other_draws() -> None:
    assert not steps(_view(1, moved=True), NO_MARKS)
    assert not steps(_view(0, moved=True, purpose=Purpose.CLASH), NO_MARKS)


def test_afterwards_all_see_the_way_with_tolls_and_offices() -> None:
    lately = (NumberDrawn(0, Purpose.MOVE, 4), PawnWalked(0, 30, 32, back=False), PawnWalked(0, 32, 2, back=False))
    view = evolve(_view(1, moved=True), question=WorkQuestion(2, 0))
    gone = steps(view, evolve(NO_MARKS, lately=lately))
    assert gone == {31: 1, 32: 2, 1: 3, 2: 4}
    diverted = (*lately, PawnWalked(0, 2, 1, back=True))
    assert steps(view, evolve(NO_MARKS, lately=diverted))[1] == 5


def test_numbers_of_a_trail_tell_who_walked_those_of_a_reach_not() -> None:
    lately = (NumberDrawn(0, Purpose.MOVE, 4), PawnWalked(0, 30, 2, back=False))
    walked = evolve(_view(1, moved=True), question=WorkQuestion(2, 0))
    assert standing(walked, evolve(NO_MARKS, lately=lately)).walked == 0
    ahead = standing(_view(0, moved=True), evolve(NO_MARKS, lately=lately))
    assert ahead.steps
    assert ahead.walked is None


def test_the_way_gone_is_unseen_when_the_viewer_decides() -> None:
    lately = (NumberDrawn(0, Purpose.MOVE, 4), PawnWalked(0, 30, 2, back=False))
    for question in (WorkQuestion(1, 0), None):
        view = evolve(_view(1, moved=True), question=question)
        assert not steps(view, evolve(NO_MARKS, lately=lately))


def test_the_way_of_a_first_move_counts_from_the_start_square() -> None:
    lately = (NumberDrawn(0, Purpose.MOVE, 3), PawnWalked(0, 1, 3, back=False))
    view = evolve(_view(1, moved=True), question=WorkQuestion(2, 0))
    assert steps(view, evolve(NO_MARKS, lately=lately)) == {1: 1, 2: 2, 3: 3}


def _after_draws(*taken: BallTaken) -> tuple[Event, ...]:
    """Return what stays in sight after the draws of a guild's two members, and what it has taken."""
    lately = Lately(TRAITS)
    lately.recall((NumberDrawn(0, Purpose.MOVE, 5), NumberDrawn(1, Purpose.MOVE, 3), *taken))
    return lately.events


def test_the_way_of_a_guild_counts_by_the_number_it_took() -> None:
    """A first move by 5 goes 4 squares on: the start square is counted."""
    lately = (*_after_draws(BallTaken(0, 5)), PawnWalked(0, 1, 5, back=False))
    view = evolve(_view(1, moved=True), question=WorkQuestion(2, 0))
    assert steps(view, evolve(NO_MARKS, lately=lately)) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}


@pytest.mark.usefixtures("screen", "shared_pictures")
def test_the_ball_lies_in_the_bowl_that_the_guild_took() -> None:
    picture, view = _picture(), evolve(_view(1, moved=True), question=WorkQuestion(2, 0))
    picture.arrange((1280, 720), view)

    def bowl(*lately: Event) -> bytes:
        window = pygame.Surface((1280, 720))
        picture.draw(window, view, evolve(NO_MARKS, lately=lately))
        return pygame.image.tobytes(window.subsurface(picture.spots(view)[MachineSpot()]), "RGB")

    assert bowl(*_after_draws()) == bowl(NumberDrawn(1, Purpose.MOVE, 3))
    assert bowl(*_after_draws(BallTaken(0, 5))) == bowl(NumberDrawn(0, Purpose.MOVE, 5))


@pytest.mark.rule("16.8")
@pytest.mark.usefixtures("screen")
def test_balls_of_a_guild_lie_at_the_machine_with_one_ringed() -> None:
    picture = CittaPicture(_picture().looks, pictures=Blanks())
    view = evolve(_view(1, moved=True), question=WorkQuestion(2, 0))
    picture.arrange((1024, 640), view)
    marks = evolve(NO_MARKS, lately=_after_draws(BallTaken(0, 5)))
    assert machine(view, marks, picture.looks)[-1] == (5, 3)
    assert machine(view, evolve(marks, lately=_after_draws()), picture.looks)[-1] == ()
    with probing():
        page = LayoutProbe((1024, 640))
        picture.draw(page, view, marks)
    assert {"ball_5", "ball_3"} <= {note.what for note in page.notes if isinstance(note.what, str)}


@cache
def _picture() -> CittaPicture:
    return CittaPicture(
        [PlayerStyle(name, colour) for name, colour in zip(("Lisa", "Ada", "Bea"), SEAT_COLOURS, strict=False)]
    )


@pytest.mark.usefixtures("screen", "shared_pictures")
@pytest.mark.parametrize("square", [7, 10, 20, 26], ids=["corner", "above", "at the right", "below"])
def test_a_number_is_seen_on_a_square_where_somebody_stands(square: int) -> None:
    """Who stands there must be known before one goes there: a man-at-arms may wait."""
    picture = _picture()

    def drawn(number: int) -> bytes:
        state = street(party(square=square - number, moved=True), party(square=square, moved=True), party())
        view = GAME.view(evolve(state, question=MachineQuestion(0, Purpose.MOVE)), 0)
        picture.arrange((1280, 720), view)
        window = pygame.Surface((1280, 720))
        picture.draw(window, view, NO_MARKS)
        disc = pygame.Rect(0, 0, 12, 12)
        disc.center = picture.ring.at_feet(square)
        return pygame.image.tobytes(window.subsurface(disc), "RGB")

    assert drawn(4) != drawn(3)

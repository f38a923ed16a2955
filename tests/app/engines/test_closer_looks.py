"""Looking at the chart in another way: all is seen so in the next frame."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.view import View
from tests.diagonal import first_quick
from tests.engine.engines.build import land, seat, turn

SIZE = (1280, 720)
LOOKS = [PlayerStyle("Lisa", "red"), PlayerStyle("Salai", "blue"), PlayerStyle("Melzi", "green")]

Change = Callable[[EnginesPicture], object]


class Looking:
    """Somebody who looks at a table on which there are many pieces, with lights around some lands."""

    def __init__(self, pictures: Pictures) -> None:
        game = turn(
            seat(provence=land(3, 1), aragon=land(2, 1), portugal=land(1), castile=land(6, 2)),
            seat(ireland=land(3, 1), hungary=land(2), greece=land(2)),
            seat(england=land(3), norway=land(2), muscovy=land(1)),
        )
        self.pictures = pictures
        self.view: View = GAME.view(game.state, 0)
        self.picture = self._picture()
        self.seen = Surface(SIZE)
        self.frame()

    def _picture(self) -> EnginesPicture:
        picture = EnginesPicture(LOOKS, pictures=self.pictures)
        picture.arrange(SIZE, self.view)
        return picture

    @property
    def marks(self) -> Marks:
        state = PromptState(names=("Lisa", "Salai", "Melzi"), eye=self.picture.eye)
        lit = frozenset({LandSpot(Territory.CASTILE), LandSpot(Territory.PROVENCE), LandSpot(Territory.ARAGON)})
        return Marks(prompt=prompt(TABLE, self.view, state), lit=lit)

    def frame(self) -> bytes:
        """Show the next frame."""
        self.picture.draw(self.seen, self.view, self.marks, [])
        return pygame.image.tobytes(self.seen, "RGB")

    def anew(self) -> bytes:
        """The same as a picture draws it that has drawn nothing before."""
        picture, whole = self._picture(), Surface(SIZE)
        picture.look_through(self.picture.eye)
        picture.draw(whole, self.view, self.marks)
        return pygame.image.tobytes(whole, "RGB")


@pytest.fixture
def looking(screen: None, one_set_of_pictures: Pictures) -> Looking:  # noqa: ARG001 - pictures need a screen
    return Looking(one_set_of_pictures)


def closer(picture: EnginesPicture) -> None:
    picture.look_through(picture.closer((600, 380), 1))


def farther(picture: EnginesPicture) -> None:
    picture.look_through(picture.closer((600, 380), -1))


def along(picture: EnginesPicture) -> None:
    assert isinstance(picture.eye, Eye)
    picture.look_through(picture.eye.moved(-37, 11))


@first_quick("ways", [(closer, farther), (closer, closer, along), (closer, along, along, farther)])
def test_each_other_look_is_drawn_whole_at_once(looking: Looking, ways: tuple[Change, ...]) -> None:
    for way in ways:
        before = looking.frame()
        way(looking.picture)
        assert before != looking.frame() == looking.anew()


def test_a_look_taken_back_at_once_leaves_nothing(looking: Looking) -> None:
    before = looking.frame()
    closer(looking.picture)
    farther(looking.picture)
    assert looking.frame() == before

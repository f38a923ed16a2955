"""Looking at the chart in another way: a sketch is seen at once, then all is drawn."""

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
from leonardo.app.table.panels.allowance import EVENLY, Allowance
from leonardo.app.table.panels.patchwork import Patchwork
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.view import View
from tests.diagonal import first_quick
from tests.engine.engines.build import land, seat, turn

SIZE = (1280, 720)
ENOUGH = 20  # frames after which all is drawn as it should be: a third of a second
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
        self.waited = 0
        self.frame(None)

    def _picture(self) -> EnginesPicture:
        picture = EnginesPicture(LOOKS, pictures=self.pictures)
        picture.arrange(SIZE, self.view)
        return picture

    @property
    def marks(self) -> Marks:
        state = PromptState(names=("Lisa", "Salai", "Melzi"), eye=self.picture.eye)
        lit = frozenset({LandSpot(Territory.CASTILE), LandSpot(Territory.PROVENCE), LandSpot(Territory.ARAGON)})
        return Marks(prompt=prompt(TABLE, self.view, state), lit=lit)

    def frame(self, allowance: Allowance | None) -> None:
        """Show the next frame, which draws no more than an allowance."""
        self.picture.draw(self.seen, self.view, self.marks, [], allowance)

    def finish(self) -> int:
        """Show frames until all is drawn; return how many that took."""
        for frames in range(1, 100):
            self.frame(Allowance(EVENLY if self.picture.sketchy else frames))
            if not self.picture.unfinished:
                return frames
        raise AssertionError("it is never finished")

    def anew(self) -> Surface:
        """The same as a picture draws it that has drawn nothing before."""
        picture, whole = self._picture(), Surface(SIZE)
        picture.look_through(self.picture.eye)
        picture.draw(whole, self.view, self.marks)
        return whole


@pytest.fixture
def looking(screen: None, one_set_of_pictures: Pictures) -> Looking:  # noqa: ARG001 - pictures need a screen
    return Looking(one_set_of_pictures)


def far_apart(one: Surface, other: Surface) -> float:
    """By how much the chart differs on two pictures, on average of all pixels and colours (0..255)."""
    chart = pygame.Rect(250, 130, 700, 400)
    differs = one.subsurface(chart).copy()
    lower = differs.copy()
    differs.blit(other.subsurface(chart), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    lower.fill((0, 0, 0))
    lower.blit(other.subsurface(chart), (0, 0))
    lower.blit(one.subsurface(chart), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sum(sum(pygame.transform.average_color(each)[:3]) for each in (differs, lower)) / 3


def closer(picture: EnginesPicture) -> None:
    picture.look_through(picture.closer((600, 380), 1))


def farther(picture: EnginesPicture) -> None:
    picture.look_through(picture.closer((600, 380), -1))


def along(picture: EnginesPicture) -> None:
    assert isinstance(picture.eye, Eye)
    picture.look_through(picture.eye.moved(-37, 11))


@first_quick(
    "ways", [(closer,), (closer, closer), (closer, closer, along), (closer, farther), (closer, closer, farther)], 2
)
def test_another_look_is_a_sketch_first_and_then_drawn_whole(
    looking: Looking, ways: tuple[Change, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for way in ways[:-1]:
        way(looking.picture)
        looking.finish()
    before, drawn = looking.seen.copy(), []
    with monkeypatch.context() as patch:
        patch.setattr(Patchwork, "draw_part", lambda *told: drawn.append(told))
        ways[-1](looking.picture)
        looking.frame(Allowance())
    assert not drawn, "the first frame has enough to do"
    sketch = looking.seen.copy()
    assert looking.picture.unfinished
    assert looking.finish() <= ENOUGH
    assert far_apart(sketch, looking.seen) < 0.5 * far_apart(before, looking.seen), "pieces and names have come along"
    assert pygame.image.tobytes(looking.seen, "RGB") == pygame.image.tobytes(looking.anew(), "RGB")


@pytest.mark.slow
def test_who_turns_the_wheel_sees_a_sketch_each_time(looking: Looking, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = Patchwork.draw_part

    def noted(
        patchwork: Patchwork, surface: Surface, number: int, place: pygame.Rect, view: View, marks: Marks
    ) -> None:
        drawn.append(number)
        draw(patchwork, surface, number, place, view, marks)

    monkeypatch.setattr(Patchwork, "draw_part", noted)
    for way in (closer, closer, closer, along, along, along, along, farther):
        before, drawn[:] = looking.seen.copy(), []
        way(looking.picture)
        looking.frame(Allowance())
        assert far_apart(before, looking.seen) > 1
        assert len(drawn) <= 4
    looking.finish()
    assert pygame.image.tobytes(looking.seen, "RGB") == pygame.image.tobytes(looking.anew(), "RGB")


def test_a_look_taken_back_at_once_leaves_no_sketch(looking: Looking) -> None:
    before = pygame.image.tobytes(looking.seen, "RGB")
    closer(looking.picture)
    farther(looking.picture)
    looking.finish()
    assert pygame.image.tobytes(looking.seen, "RGB") == before

"""The layout probe finds what a reader would complain about, and nothing else."""

from collections.abc import Callable

import pygame
import pytest

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.widgets import skins
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet

Draw = Callable[[Kit, pygame.Surface], None]


class Drawn(Scene):
    """A scene that draws what a test wants."""

    def __init__(self, kit: Kit, draw: Draw) -> None:
        super().__init__(kit)
        self._draw = draw

    def draw(self, surface: pygame.Surface) -> None:
        self._draw(self.kit, surface)


def found(draw: Draw, **pressed: pygame.Rect) -> list[str]:
    with probing() as cut:
        kit = Kit.for_size((1024, 640))
        kit.pictures = Blanks()
        return faults(sheet(Drawn(kit, draw)), pressed, cut, names=("Massimiliano",))


def write(text: str, place: pygame.Rect | tuple[int, int], size: float = 30) -> Draw:
    return lambda kit, surface: kit.painter.draw(surface, text, place, Face.TEXT, size) and None


def both(*draws: Draw) -> Draw:
    def draw(kit: Kit, surface: pygame.Surface) -> None:
        for each in draws:
            each(kit, surface)

    return draw


def slip(rect: pygame.Rect) -> Draw:
    return lambda kit, surface: surface.blit(skins.plate(kit.pictures, rect.size, 1, skins.PAPER), rect) and None


WIDE = pygame.Rect(100, 100, 400, 40)
NARROW = pygame.Rect(100, 100, 30, 40)


@pytest.mark.parametrize(
    ("draw", "complaint"),
    [
        (write("a long sentence", NARROW), "cut:"),
        (write("a sentence", (1000, 100)), "cut off:"),
        (both(write("one", WIDE), write("two", WIDE.move(4, 3))), "one over the other:"),
        (both(slip(WIDE), write("a sentence", (460, 120))), "over an edge:"),
    ],
)
def test_a_fault_is_named(draw: Draw, complaint: str) -> None:
    assert [fault for fault in found(draw) if fault.startswith(complaint)]


@pytest.mark.parametrize(
    "draw",
    [
        write("a sentence", WIDE),
        write("Massimiliano", NARROW),  # people may be cut short: they chose their names
        both(write("one", WIDE), write("two", WIDE.move(0, 30))),
        both(slip(WIDE), write("a sentence", WIDE)),
        both(write("hidden by a tag", (470, 130)), slip(WIDE), write("tag", WIDE)),
    ],
)
def test_what_is_well_laid_out_is_passed_over(draw: Draw) -> None:
    assert found(draw) == []


def test_targets_are_large_and_in_the_window() -> None:
    nothing = both()
    assert found(nothing, small=pygame.Rect(10, 10, 31, 60)) == ["too small to press: small, 31x60"]
    assert found(nothing, away=pygame.Rect(1000, 10, 60, 60)) == ["outside: away at (1000, 10, 60, 60)"]
    assert found(nothing, well=pygame.Rect(10, 10, 32, 32)) == []


def test_surfaces_are_real_again_afterwards() -> None:
    with probing():
        pass
    surface = pygame.Surface((3, 3))
    surface.fill((9, 8, 7))
    assert surface.get_at((2, 2))[:3] == (9, 8, 7)

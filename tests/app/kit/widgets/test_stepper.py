"""A stepper goes around where its things are only different, and ends where they go from less to more."""

import pygame
import pytest

from leonardo.app.kit.widgets.basic import Stepper

PLACE = pygame.Rect(0, 0, 300, 50)
BACK, ON = (10, 25), (290, 25)


def stepped(points: list[tuple[int, int]], *, around: bool) -> list[int]:
    told: list[int] = []
    stepper = Stepper("speed", PLACE, ["slow", "normal", "fast"], 0, told.append, around=around)
    for point in points:
        stepper.click(point)
    return told


@pytest.mark.parametrize(("around", "told"), [(True, [2, 1, 2, 0]), (False, [1, 2])])
def test_only_one_that_goes_around_has_the_first_after_the_last(around: bool, told: list[int]) -> None:
    points = [BACK, BACK, ON, ON] if around else [BACK, ON, ON, ON]
    assert stepped(points, around=around) == told

"""Paper lies beside what it speaks of and never over it, wherever that is; and off the rest if it can be."""

from itertools import product

import pytest
from pygame import Rect

from leonardo.app.table.looks.beside import beside

ROOM = Rect(0, 0, 1024, 640)
SIZES = [(330, 150), (260, 190), (200, 240)]


@pytest.mark.parametrize("size", [(20, 20), (270, 90), (60, 600), (1000, 120), (600, 420)])
def test_it_never_covers_what_it_speaks_of_wherever_that_lies(size: tuple[int, int]) -> None:
    lefts = (0, (ROOM.width - size[0]) // 2, ROOM.width - size[0])
    tops = (0, (ROOM.height - size[1]) // 2, ROOM.height - size[1])
    for left, top in product(lefts, tops):
        about = Rect((left, top), size)
        found = beside(SIZES, [about], ROOM)
        assert not found.rect.colliderect(about), about
        assert ROOM.contains(found.rect)
        assert found.rect.size == SIZES[found.size]


def test_it_lies_off_several_things_and_near_to_one_of_them() -> None:
    about = [Rect(100, 100, 120, 60), Rect(700, 400, 120, 60)]
    found = beside(SIZES, about, ROOM)
    assert found.rect.collidelist(about) == -1
    assert found.far < 40


def test_it_keeps_clear_of_the_rest_rather_than_of_its_subject() -> None:
    about, beside_it = Rect(500, 300, 60, 40), Rect(380, 200, 300, 240)
    assert not beside(SIZES, [about], ROOM, clear=[beside_it]).rect.colliderect(beside_it)
    everywhere = beside(SIZES, [about], ROOM, clear=[ROOM]).rect
    assert not everywhere.colliderect(about)


def test_of_two_sides_it_takes_the_one_where_less_is_hidden() -> None:
    about = Rect(480, 280, 60, 60)
    left: dict[tuple[int, ...], float] = {(0, 0, 480, 640): 4.0, (0, 0, 1024, 270): 4.0, (0, 350, 1024, 290): 4.0}
    assert beside(SIZES, [about], ROOM, others=left).rect.left > about.right

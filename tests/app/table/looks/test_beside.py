"""Where slips stand beside what they are about."""

from itertools import product
from random import Random

import pytest
from pygame import Rect

from leonardo.app.table.looks.beside import beside
from leonardo.app.table.looks.stands import Stand, Stands, Tag

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


TAG = Tag((), (1, 1))


def stands(count: int = 40) -> list[Stand]:
    random = Random(1)
    return [Stand(random.randrange(20), TAG, Rect(random.randrange(9), number, 1, 1)) for number in range(count)]


def hidden(rect: Rect) -> float:
    return rect.left % 4 * 3


def test_all_come_by_their_full_cost_and_else_as_given() -> None:
    full = [Stand(stand.cost + hidden(stand.rect), TAG, stand.rect) for stand in stands()]
    found = Stands(stands(), hidden)
    assert list(found) == sorted(full, key=lambda stand: stand.cost)
    assert list(found) == list(found), "they can be looked at again"


def test_of_what_is_too_dear_anyway_nothing_more_is_found_out() -> None:
    asked: list[Rect] = []

    def more(rect: Rect) -> float:
        asked.append(rect)
        return 0

    best = next(iter(Stands(stands(), more)))
    assert best.cost == min(stand.cost for stand in stands())
    assert len(asked) < len(stands()) / 4

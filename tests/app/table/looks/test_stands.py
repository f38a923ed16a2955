"""Where a tag stands is found best first, and no more of it is worked out than that needs."""

from random import Random

from pygame import Rect

from leonardo.app.table.looks.stands import Stand, Stands, Tag

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

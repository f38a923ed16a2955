"""Who stands about: now and then one of them leans and stands again, the same for the same time."""

from pygame import Rect

from leonardo.app.table.living.company import MOST, Company, Person
from leonardo.app.table.living.life import TICK, Life

ROOM = Rect(10, 20, 30, 40)


def company(people: int = 3) -> Company[int]:
    return Company(lambda _view: [Person(who, ROOM) for who in range(people)])


def seen(standing: Company[int], ticks: int) -> list[tuple[int, int] | None]:
    found = []
    for _ in range(ticks):
        standing.step(None)
        found.append(standing.moving)
    return found


def test_one_moves_at_a_time_and_seldom() -> None:
    moving = seen(company(), 400)
    leaning = [each for each in moving if each is not None]
    assert 0.1 < len(leaning) / len(moving) < 0.4
    assert {who for who, _ in leaning} == {0, 1, 2}
    assert all(0 < abs(lean) <= MOST for _, lean in leaning)
    assert moving[:6] == [None] * 6


def test_the_same_time_brings_the_same_movements() -> None:
    assert seen(company(), 200) == seen(company(), 200)


def test_only_who_is_seen_otherwise_is_drawn_anew() -> None:
    standing = company()
    before = None
    for _ in range(200):
        person = standing.step(None)
        assert (person is None) is (standing.moving == before)
        before = standing.moving


def test_nobody_moves_where_nobody_stands() -> None:
    assert seen(company(0), 100) == [None] * 100


def test_life_tells_where_somebody_moves() -> None:
    life = Life([], company())
    moved = [places for _ in range(20) if (places := life.go_on(TICK, None))]
    assert moved
    assert all(places == [ROOM] for places in moved)

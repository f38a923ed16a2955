"""What waits for a moment of rest."""

import gc
import time
from collections.abc import Iterator

import pytest

from leonardo.app.kit.window import idle_tasks
from leonardo.app.kit.window.idle_tasks import QUIET, SLICE, IdleTasks


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Let Python clear away as it did before."""
    seldom = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*seldom)


def test_work_is_done_in_its_order_and_in_slices() -> None:
    done: list[int] = []

    def work(number: int) -> None:
        done.append(number)
        time.sleep(SLICE / 1000)

    chores = IdleTasks([lambda: work(1), lambda: work(2), lambda: work(3)])
    for number in (1, 2, 3):
        assert chores.waiting
        chores.go_on(0)
        assert done == list(range(1, number + 1))
    assert not chores.waiting


def test_when_the_work_is_done_what_is_there_is_there_to_stay() -> None:
    before = gc.get_freeze_count()
    chores = IdleTasks([lambda: None])
    chores.go_on(0)
    assert gc.get_freeze_count() > before


def test_more_work_may_come_later() -> None:
    done: list[int] = []
    chores = IdleTasks([lambda: done.append(1)])
    chores.go_on(0)
    chores.add(lambda: done.append(2))
    assert chores.waiting
    chores.go_on(0)
    assert done == [1, 2]


def test_what_is_not_used_any_more_is_cleared_away_in_a_longer_rest_and_only_if_there_is_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cleared: list[bool] = []
    given_back: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: cleared.append(True))
    monkeypatch.setattr(idle_tasks, "give_back", lambda: given_back.append(True))
    for new, rest, happens in ((50, QUIET, 0), (100_000, QUIET - 1, 0), (100_000, QUIET, 1)):
        monkeypatch.setattr(gc, "get_count", lambda new=new: (new, 0, 0))
        IdleTasks().go_on(rest)
        assert len(cleared) == len(given_back) == happens

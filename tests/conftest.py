"""Settings for all tests: the profiles of hypothesis and the markers. And players that think, in real processes."""

import gc
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator
from time import monotonic, sleep

import pytest
from hypothesis import HealthCheck, settings

from leonardo.ai.worker import Worker
from tests.ai import doubles
from tests.budget import Budget
from tests.preload import Preload

LONG_ENOUGH = 30.0  # seconds in which a process ends on any machine

SLOW_TO_DRAW = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "fast", max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_TO_DRAW
)
settings.register_profile(
    "full", max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_TO_DRAW
)
settings.register_profile(
    "most", max_examples=400, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_TO_DRAW
)
# `scripts/test.py --all` asks for the next one, CI for the last one weekly: `pytest --hypothesis-profile most`.
settings.load_profile("fast")


ONLY_IF_ASKED = ("browser", "cluster", "environments", "exhaustive")
"""The marks of tests that are left out unless they are asked for by their mark."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that need a browser or a cluster's engine, and combinations that add nothing to `--all`."""
    unasked = [mark for mark in ONLY_IF_ASKED if mark not in config.option.markexpr]
    left_out = {item for item in items if any(map(item.get_closest_marker, unasked))}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make nothing of the cases that would be left out: they are nearly as many as all others."""
    unasked = {mark for mark in ONLY_IF_ASKED if mark not in metafunc.config.option.markexpr}
    marks = metafunc.definition.own_markers
    for place, mark in enumerate(marks):
        if mark.name == "parametrize" and isinstance(mark.args[1], list):
            names, cases, *rest = mark.args
            asked = [case for case in cases if unasked.isdisjoint(each.name for each in getattr(case, "marks", ()))]
            if 0 < len(asked) < len(cases):
                marks[place] = pytest.mark.parametrize(names, asked, *rest, **mark.kwargs).mark


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known with which a test says which rules it shows; have modules prepared and costs measured."""
    config.pluginmanager.register(Budget())
    config.pluginmanager.register(Preload())
    config.addinivalue_line("markers", 'rule(*numbers): the test shows these rules, as rule("8.12")')


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while all is imported for tests, and let later looks pass over all that was."""
    gc.disable()
    try:
        collected = yield
        gc.collect()
        gc.freeze()
        return collected
    finally:
        gc.enable()


def all_end(pids: Callable[[], set[int]]) -> bool:
    """Wait until no process is left; nobody else waits for those that a game leaves behind."""
    until = monotonic() + LONG_ENOUGH
    while pids() and monotonic() < until:
        sleep(0.002)
    return not pids()


@pytest.fixture(scope="session", autouse=True)
def nothing_waits_for_a_disk() -> Iterator[None]:
    """No computer loses its power in the middle of a test, so nobody waits until files have reached a disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture
def pids(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], set[int]]]:
    """The processes that think, of workers whose players are doubles; none is left at the end."""
    before = set(multiprocessing.active_children())
    monkeypatch.setattr("leonardo.play.players.Worker", lambda: Worker(doubles.find))

    def now() -> set[int]:
        return {child.pid for child in multiprocessing.active_children() if child not in before and child.pid}

    yield now
    assert all_end(now)

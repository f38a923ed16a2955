"""Processes that do tasks: each does one after the other, and ends at once when nobody wants it any more."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from leonardo.ai.processes import TaskProcess

LONG = 30.0  # seconds in which a process starts and answers on any machine

Start = Callable[..., TaskProcess[int]]


def multiplied(task: int, by: int) -> int:
    return task * by


def ending(task: int) -> int:
    os._exit(task)


def endless(task: int, begun: Path) -> int:
    begun.touch()
    time.sleep(3600)
    return task


@pytest.fixture
def start() -> Iterator[Start]:
    processes: list[TaskProcess[int]] = []

    def begin(work: Callable[..., int], *told: object, farewell: Callable[[], None] | None = None) -> TaskProcess[int]:
        processes.append(TaskProcess("leonardo-test", work, *told, farewell=farewell))
        return processes[-1]

    yield begin
    for process in processes:
        process.close()
        process.wait()


def test_it_does_one_task_after_the_other_with_what_it_was_told(start: Start) -> None:
    process = start(multiplied, 7)
    process.give(2)
    assert process.task == 2
    assert process.take() == 14
    assert process.task is None
    process.give(3)
    assert process.take() == 21


def test_the_line_tells_that_it_is_gone_and_its_task_is_known(start: Start) -> None:
    process = start(ending)
    for task in (3, 5):
        process.give(task)
        with pytest.raises((EOFError, OSError)):
            process.take()
        assert process.task == task


def deaf(task: int) -> bool:
    """Whether the process was started where Ctrl+C does not reach it."""
    return sys.platform == "win32" or signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, {task})


def test_ctrl_c_reaches_it_at_no_moment_of_its_life(start: Start) -> None:
    """So it cannot fail with a page of Python in the terminal while it starts."""
    process = start(deaf)
    process.give(signal.SIGTERM)
    assert process.take()
    assert sys.platform == "win32" or signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def wait_for(begun: Path) -> None:
    """Wait until a task leaves this mark."""
    end = time.monotonic() + LONG
    while not begun.exists():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_it_ends_in_the_middle_of_a_task_and_does_its_farewell(start: Start, tmp_path: Path) -> None:
    begun, left = tmp_path / "begun", tmp_path / "left"
    process = start(endless, begun, farewell=partial(Path.touch, left))
    process.give(1)
    wait_for(begun)
    process.close()
    process.wait()
    assert left.exists()


def soon(task: int, begun: Path) -> int:
    begun.touch()
    time.sleep(0.1)
    return task


def test_what_nobody_waits_for_is_dropped_without_a_word(
    start: Start, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    begun = tmp_path / "begun"
    process = start(soon, begun, farewell=partial(time.sleep, 0.3))
    process.give(1)
    wait_for(begun)
    process.close()
    process.wait()
    assert capfd.readouterr().err == ""

"""What waits for a moment of rest; memory that is not needed any more goes back to the system."""

import gc
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from leonardo.app.kit.window import idle_tasks
from leonardo.app.kit.window.idle_tasks import QUIET, SLICE, IdleTasks, give_back, import_ahead, import_gated
from scripts.fuzz.holding import resident


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Let Python look for garbage as often as before; what was frozen stays so, or each look takes half a second."""
    seldom = gc.get_threshold()
    yield
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


@pytest.mark.slow
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


def test_garbage_is_cleared_only_in_a_longer_rest(
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


with_glibc = pytest.mark.skipif(
    sys.platform != "linux" or platform.libc_ver()[0] != "glibc", reason="no other C library can be asked to"
)

LARGE_AND_SMALL: Final = """
from ctypes import CDLL, Structure, c_size_t
from leonardo.app.kit.window.idle_tasks import LARGE, keep_large_pieces_apart

class Said(Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = tuple((name, c_size_t) for name in names.split())

mallinfo2 = CDLL(None).mallinfo2
mallinfo2.restype = Said
keep_large_pieces_apart()
bytes(8 * LARGE)  # the library would learn from it to cut all that is smaller from the heap
before = mallinfo2().hblkhd
large = [bytes(2 * LARGE) for _ in range(20)]
print((mallinfo2().hblkhd - before) // LARGE)
large.clear()
print((mallinfo2().hblkhd - before) // LARGE)
"""  # tells how many MiB were asked of the system by themselves while forty are kept, and then


@with_glibc
def test_what_lies_free_between_what_is_kept_is_given_back() -> None:
    pieces = [bytearray(50_000) for _ in range(2_000)]
    kept = pieces[::20]
    del pieces
    before = resident()
    give_back()
    assert resident() < before - 50
    assert len(kept) == 100


@with_glibc
def test_what_is_large_lies_apart_from_what_is_small() -> None:
    told = subprocess.run([sys.executable, "-c", LARGE_AND_SMALL], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["40", "0"]


def test_nobody_waits_for_a_module_whose_thread_is_at_the_gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "held_module.py").write_text("import time\ntime.sleep(0.5)\nimport other_module\n", encoding="utf-8")
    (tmp_path / "other_module.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    thread = import_ahead([partial(import_gated, "held_module")])
    while "held_module" not in sys.modules:
        time.sleep(0.01)
    began = time.monotonic()
    __import__("held_module")
    assert time.monotonic() - began < 5
    assert thread is not None
    thread.join()

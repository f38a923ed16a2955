"""Preparing the modules of tests: several processes do that side by side, each another part of them first.

The assertions in a module are rewritten when it is imported for the first time, and kept for the next. Were all
processes to import them in the same order, each would rewrite everything.
"""

import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

WHOLE = "tests"


class Preload:
    """Imports this process's own part of the modules before all others, where all tests are collected."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """Import a part; what is wrong with a module, the collection tells."""
        if [Path(arg).name for arg in session.config.args] != [WHOLE]:
            return
        root = session.config.rootpath
        paths = sorted((root / WHOLE).rglob("test_*.py"))
        for path in part(paths, os.environ.get("PYTEST_XDIST_WORKER", ""), os.environ.get("PYTEST_XDIST_WORKER_COUNT")):
            with suppress(Exception, pytest.skip.Exception):
                import_module(".".join(path.relative_to(root).with_suffix("").parts))


def part(paths: list[Path], worker: str, count: str | None) -> list[Path]:
    """Return the part of one process, of so many; none where there is but one."""
    number = worker.removeprefix("gw")
    if not (number.isdigit() and count):
        return []
    begin, end = (len(paths) * each // int(count) for each in (int(number), int(number) + 1))
    return paths[begin:end]

"""Each module of tests is prepared by one process, whatever their number."""

from pathlib import Path

import pytest

from tests.preload import part

PATHS = [Path(f"test_{number}.py") for number in range(11)]


@pytest.mark.parametrize("count", [1, 2, 3, 16])
def test_all_parts_together_are_all_modules(count: int) -> None:
    parts = [part(PATHS, f"gw{number}", str(count)) for number in range(count)]
    assert [path for each in parts for path in each] == PATHS


def test_a_single_process_imports_them_as_they_come() -> None:
    assert part(PATHS, "", None) == part(PATHS, "master", "2") == []

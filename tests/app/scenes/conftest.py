"""A house to walk through."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.scenes.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    built = House(tmp_path / "saves")
    yield built
    built.host.close()

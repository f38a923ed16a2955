"""A house to walk through."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.scenes.menus_harness import House


@pytest.fixture
def house(tmp_path: Path, shared_pictures: None) -> Iterator[House]:  # noqa: ARG001 - it reads none anew
    built = House(tmp_path / "saves")
    yield built
    built.host.close()

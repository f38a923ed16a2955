"""A table to play at."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.davinci.at_table import AtTable


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    """Anna places now; her laboratory works on number 8."""
    table = AtTable(tmp_path)
    yield table
    table.desk.host.close()

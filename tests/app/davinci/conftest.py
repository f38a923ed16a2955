"""A table to play at."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.kit.pictures import Pictures
from tests.app.davinci.at_table import AtTable


@pytest.fixture(scope="module")
def shared_pictures(screen: None) -> Iterator[None]:  # noqa: ARG001 - there must be one before
    """One set of pictures for all tables of a module: reading them anew for each would take most of the time."""
    shared = Pictures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.app.kit.kit.Pictures", lambda: shared)
        yield


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    """Anna places now; her laboratory works on number 8."""
    table = AtTable(tmp_path)
    yield table
    table.desk.host.close()

"""What is kept for good is never kept by what there is more and more of, such as sizes of windows and views."""

import re
from pathlib import Path

import pytest

from leonardo.app.engines.picture.chart import places
from leonardo.engine.engines.board import Territory
from leonardo.engine.frozen import memoized
from tests.app.scenes.menus_harness import House

APP = Path(places.__file__).resolve().parents[2]
FEW = {"str", "Path", "Territory", "AnyGame"}
"""Kinds of which there are few: names of our own, files of ours, territories, games."""
KEPT = re.compile(r"^@cache\ndef (\w+)\(([^)]*)\)", re.MULTILINE)


def found() -> list[tuple[str, str]]:
    return [each for file in sorted(APP.rglob("*.py")) for each in KEPT.findall(file.read_text(encoding="utf-8"))]


def test_functions_that_keep_all_results_are_asked_few_things() -> None:
    assert len(found()) > 5
    asked = {name: [each.partition(":") for each in given.split(",") if each.strip()] for name, given in found()}
    many = {
        name: kind.strip()
        for name, given in asked.items()
        for value, _, kind in given
        if kind.strip() not in FEW and value.strip() != "seats"
    }
    assert many == {}


@pytest.mark.parametrize("at", [Territory.MILAN, Territory.NAPLES])
def test_the_chart_keeps_the_shapes_of_its_last_sizes(at: Territory) -> None:
    for size in range(300, 900):
        places.scaled(at, size / 300)
    assert places.scaled.cache_info().currsize <= places.SCALES * len(Territory)


asked: list[int] = []


@memoized()
def doubled(number: int) -> int:
    asked.append(number)
    return 2 * number


def test_a_left_game_leaves_nothing_that_its_rules_remembered(tmp_path: Path) -> None:
    asked.clear()
    doubled(4)
    House(tmp_path).host.close()
    doubled(4)
    assert asked == [4, 4]

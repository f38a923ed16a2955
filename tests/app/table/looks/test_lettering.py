"""What is of a kind is written in one lettering: no face gives way to one that is broader."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import leonardo.app
from leonardo.app.kit.brush import Style
from leonardo.app.kit.text.painter import Painter

pytestmark = pytest.mark.usefixtures("screen")

WORDS = ("full 20%, half 40%, none 29%, lost 11%", "Territories", "Verrocchio", "moitié, aucun, perdu", "+2 at the end")


def styles() -> Iterator[tuple[str, Style]]:
    for found in pkgutil.walk_packages(leonardo.app.__path__, "leonardo.app."):
        if found.name.endswith("__main__"):
            continue
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            if isinstance(value, Style):
                yield f"{found.name}.{name}", value


def test_no_face_gives_way_to_a_broader_one() -> None:
    painter = Painter(1.0)

    def across(style: Style, number: int) -> int:
        face = (style.face, *style.narrow)[number]
        return sum(painter.measure(word, face, style.units)[0] for word in WORDS)

    broader = [
        name
        for name, style in styles()
        for number in range(len(style.narrow))
        if across(style, number + 1) > across(style, number)
    ]
    assert broader == []

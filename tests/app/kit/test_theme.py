"""Words can be read: every ink on every ground it is used on, and no colour of words that the theme does not know."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.kit import seats, theme
from leonardo.app.kit.theme import LEAST_CONTRAST, Colour, Ground, contrast, luminance
from leonardo.app.kit.widgets import skins
from leonardo.app.table.looks import colours

APP = Path(__file__).resolve().parents[3] / "leonardo" / "app"
WRITING = {"write", "draw", "draw_wrapped", "render", "Run"}  # what is called to put words on the screen
THREE_NUMBERS = re.compile(r"\b\d\w*\s*,\s*\d\w*\s*,\s*\d")
"""What stands in each module that has a colour without a name; most have none, and need not be parsed."""


def test_black_on_white_is_most_contrast_and_grey_on_grey_none() -> None:
    assert contrast(luminance((255, 255, 255)), luminance((0, 0, 0))) == pytest.approx(21)
    assert contrast(luminance((119, 119, 119)), luminance((255, 255, 255))) == pytest.approx(4.478, abs=0.001)
    assert contrast(0.3, 0.3) == 1


@pytest.mark.parametrize(("ink", "ground"), [*theme.LEGIBLE, *seats.LEGIBLE, *colours.LEGIBLE])
def test_every_ink_is_readable_on_lightest_and_darkest_ground(ink: Colour, ground: Ground) -> None:
    for tone in (ground.lightest, ground.darkest):
        assert contrast(luminance(ink), luminance(tone)) >= LEAST_CONTRAST


@pytest.mark.parametrize(
    ("skin", "ground"),
    [
        *((skin, theme.PAPER) for skin in (skins.PAPER, skins.PAPER_LIT, skins.PAPER_PRESSED, skins.PAPER_OFF)),
        (skins.FIELD, theme.PAPER),
        *((skin, theme.SEAL) for skin in (skins.WAX, skins.WAX_LIT, skins.WAX_PRESSED)),
        (skins.CHOSEN, theme.WOOD),
    ],
)
def test_slips_are_as_light_and_as_dark_as_their_ground_says(skin: skins.Skin, ground: Ground) -> None:
    for tone in (skin.top, skin.bottom):
        assert luminance(ground.darkest) <= luminance(tone) <= luminance(ground.lightest)


@pytest.mark.slow
def test_words_are_never_written_in_a_colour_without_a_name() -> None:
    assert [place for path in sorted(APP.rglob("*.py")) for place in _unnamed_inks(path)] == []


def test_a_colour_without_a_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("brush.write(surface, text, at, BOLD, (1, 2, 3) if lit else INK)\n")
    assert list(_unnamed_inks(tmp_path / "one.py")) == ["one.py:1"]


def _unnamed_inks(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if not THREE_NUMBERS.search(text):
        return
    for call in ast.walk(ast.parse(text)):
        if isinstance(call, ast.Call) and _name(call.func) in WRITING and any(map(_has_colour, _arguments(call))):
            yield f"{path.name}:{call.lineno}"


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _arguments(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(keyword.value for keyword in call.keywords)]


def _has_colour(argument: ast.expr) -> bool:
    return any(
        isinstance(part, ast.Tuple)
        and len(part.elts) == 3
        and all(isinstance(each, ast.Constant) and isinstance(each.value, int) for each in part.elts)
        for part in ast.walk(argument)
    )

"""The archive tells what its cards do in full: in two lines where one is too short for it."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.words.phrases import card_effect
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import Colour
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import Card
from tests.app.engines.test_table_fits import LOOKS, pictures
from tests.engine.engines.build import ANNA, land, seat, turn

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_of_what_a_card_does_is_left_out(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn(seat(milan=land(3, 1), archive=[Card.SUBMARINE]), seat(rome=land()), seat(norway=land()))
    picture, view = EnginesPicture(LOOKS[:3], pictures=pictures()), GAME.view(game.state, ANNA)
    picture.arrange(size, view)
    lines: list[tuple[str, float]] = []
    write: Callable[..., pygame.Rect] = Brush.write

    def note(
        brush: Brush,
        surface: pygame.Surface,
        text: str,
        at: Point,
        style: Style,
        *colour: Colour,
        **named: Any,  # noqa: ANN401 - as `Brush.write`
    ) -> pygame.Rect:
        lines.append((text, brush.width(text, style) - (named.get("room") or 10_000)))
        return write(brush, surface, text, at, style, *colour, **named)

    monkeypatch.setattr(Brush, "write", note)
    picture.draw(pygame.Surface(size), view, Marks())
    effect = card_effect(Card.SUBMARINE)
    told = [(text, over) for text, over in lines if text and text in effect and len(text) > 2]
    assert " ".join(text for text, _ in told) == effect
    assert all(over <= 0 for _, over in told)

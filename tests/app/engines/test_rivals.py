"""The panels of the others: a sum and what it has just changed by stand beside or below each other, never over."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from leonardo.app.engines.picture.rivals import _SUM, _told_change
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import PurseSpot
from leonardo.app.engines.standing import gain
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.setup import Options
from tests.app.engines.test_table_fits import LOOKS, pictures
from tests.diagonal import diagonal
from tests.engine.engines.build import ANNA, Game, land, seat, turn

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(("size", "text_scale", "change"), diagonal(SIZES, (1.0, 1.3), (-100, 20, -1000)))
def test_a_sum_and_what_it_changed_by_are_both_read(
    size: tuple[int, int], text_scale: float, change: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.begin(GAME.deal(Options(5, 25), Random(3))).state
    view = GAME.view(state, 0)
    picture = EnginesPicture(LOOKS, pictures=pictures(), text_scale=text_scale)
    picture.arrange(size, view)
    marks = Marks(counts=tuple((PurseSpot(seat), Count(1234, change)) for seat in range(1, 5)))
    lines: dict[str, list[pygame.Rect]] = {}
    write: Callable[..., pygame.Rect] = Brush.write

    def note(brush: Brush, surface: pygame.Surface, text: str, *given: object, **named: object) -> pygame.Rect:
        place = write(brush, surface, text, *given, **named)
        lines.setdefault(text, []).append(place)
        return place

    monkeypatch.setattr(Brush, "write", note)
    picture.draw(pygame.Surface(size), view, marks)
    changes = lines[_told_change(change)]
    assert len(changes) == len(lines["1234"]) == 4
    for told, summed in zip(changes, lines["1234"], strict=True):
        letters = summed.inflate(0, -summed.height // 2), told.inflate(0, -told.height // 2)
        assert not letters[0].colliderect(letters[1])
        assert summed.width >= 0.6 * picture.brush.width("1234", _SUM)
        assert picture.layout.rivals.contains(letters[1])


def written(size: tuple[int, int], game: Game, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Draw a table and return all that is written on it."""
    view = GAME.view(game.state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=pictures())
    picture.arrange(size, view)
    lines: list[str] = []
    write: Callable[..., pygame.Rect] = Brush.write

    def note(brush: Brush, surface: pygame.Surface, text: str, *given: object, **named: object) -> pygame.Rect:
        lines.append(text)
        return write(brush, surface, text, *given, **named)

    monkeypatch.setattr(Brush, "write", note)
    picture.draw(pygame.Surface(size), view, Marks())
    return lines


def test_what_signs_mean_is_said_in_words_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn(seat(milan=land()), seat(tank=Card.TANK_SCYTHE, rome=land()), seat(norway=land()))
    broad = written((1920, 1080), game, monkeypatch)
    assert {"territories", "castles", "cards", "archive", "3 hits, 3 dice"} <= set(broad)
    narrow = written((1280, 720), game, monkeypatch)
    assert "0 3/3" in narrow
    assert "archive" not in narrow


@pytest.mark.parametrize("size", SIZES)
def test_lands_castles_cards_and_points_to_come_of_a_rival_are_told_at_every_size(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    lands = {
        name: land(1, 1 if number < 5 else 0)
        for number, name in enumerate(("rome", "naples", "hungary", "serbia", "greece", "poland", "norway"))
    }
    game = turn(seat(milan=land()), seat(projects=[Card.BALL_CART] * 3, lands=lands), seat(ireland=land()))
    view = GAME.view(game.state, ANNA)
    told = [text.split()[0] for text in written(size, game, monkeypatch) if text]
    assert {"7", "5", "3", f"+{gain(view, 1)}"} <= set(told)
    assert gain(view, 1) > 0

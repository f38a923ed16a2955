"""The log keeps the lines of what it has told: only what is new is put into words and wrapped."""

from collections.abc import Callable

import pygame
import pytest
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.table.log_panel import LogPanel, LogWords, clear_of
from leonardo.engine.game import Event

pytestmark = pytest.mark.usefixtures("screen")


@frozen
class _Said(Event):
    words: str
    seat: int | None = 0


def _log(kit: Kit) -> tuple[list[str], Callable[[list[_Said]], bytes]]:
    """Return what is put into words by a log, and how it looks when this was told."""
    put: list[str] = []

    def line(event: Event) -> str:
        assert isinstance(event, _Said)
        put.append(event.words)
        return event.words

    tells = LogWords(line, lambda event: getattr(event, "seat", None) is None)
    panel = LogPanel(kit, tells, lambda: pygame.Rect(0, 0, 500, 400))

    def drawn(told: list[_Said]) -> bytes:
        surface = pygame.Surface((500, 400))
        panel.draw(surface, told)
        return pygame.image.tobytes(surface, "RGB")

    return put, drawn


def test_only_what_is_new_is_put_into_words() -> None:
    kit = Kit.for_size((1280, 720))
    put, drawn = _log(kit)
    told = [_Said("Anna buys"), _Said("Round 2", None)]
    drawn(told)
    seen = drawn([*told, _Said("Ben bids")])
    assert put == ["Anna buys", "Round 2", "Ben bids"]
    assert seen == _log(kit)[1]([*told, _Said("Ben bids")])


def test_what_was_taken_back_is_told_no_more() -> None:
    kit = Kit.for_size((1280, 720))
    put, drawn = _log(kit)
    drawn([_Said("Anna buys"), _Said("Ben bids"), _Said("Carlo waits")])
    seen = drawn([_Said("Anna buys"), _Said("Ben passes")])
    assert put[3:] == ["Ben passes"]
    assert seen == _log(kit)[1]([_Said("Anna buys"), _Said("Ben passes")])


_WINDOW = pygame.Rect(0, 0, 1280, 720)
_USUAL = pygame.Rect(858, 56, 413, 490)


@pytest.mark.parametrize(
    "asked",
    [
        pygame.Rect(530, 246, 427, 217),  # a plate in the middle of the city
        pygame.Rect(648, 266, 400, 139),  # one at its square
        pygame.Rect(211, 56, 790, 523),  # a stage over a chart
        pygame.Rect(50, 276, 1180, 120),
    ],
)
def test_the_log_covers_nothing_that_is_asked(asked: pygame.Rect) -> None:
    log = clear_of(asked, _USUAL, _WINDOW)
    assert not log.colliderect(asked)
    assert _WINDOW.contains(log)
    assert min(log.size) >= 160


def test_the_log_stays_where_nothing_is_asked_below_it() -> None:
    assert clear_of(None, _USUAL, _WINDOW) == _USUAL
    assert clear_of(pygame.Rect(300, 246, 427, 217), _USUAL, _WINDOW) == _USUAL

"""The log keeps the lines of what it has told: only what is new is put into words and wrapped."""

from collections.abc import Callable

import pygame
import pytest
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.table.log_panel import LogPanel, LogWords
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

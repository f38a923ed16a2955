"""What can be done now, in words: from what can be taken up, what a press does, and the buttons."""

from collections.abc import Iterator
from typing import Final

from leonardo.app.kit.words import words
from leonardo.app.table.seen import SeenTable
from leonardo.app.table.words.explaining import explanation

_MOST: Final = 6
"""Choices that are named one by one at most; of more it is said how many there are."""


def what_now(table: SeenTable) -> list[str]:
    """Return what the person at the screen can do now, a sentence each; who waits is told what goes on."""
    prompt, view = table.prompt(), table.view()
    told = [" ".join(part for part in (prompt.lead, prompt.words) if part)]
    if table.free:
        told += dict.fromkeys(_taken_up(table))
        options = dict.fromkeys(
            table.game.choice(view, action, table.names) for action in table.game.moves.direct(view).values()
        )
        told += list(options)[:_MOST]
        if len(options) > _MOST:
            told.append(words("table.help.more", count=len(options) - _MOST))
    for button in prompt.buttons:
        tip = next((each.tip for each in table.game.buttons if each.key == button.key), "")
        if button.enabled and tip:
            told.append(words("table.help.button", button=button.label, does=words(tip)))
    return told


def _taken_up(table: SeenTable) -> Iterator[str]:
    """Yield what is to be known of each thing that can be taken up."""
    for spot in table.game.moves.liftable(table.view()):
        tip = explanation(table.game, spot)
        if tip is not None:
            yield words("table.help.take_up", what=tip.words)

"""What is read aloud of a table to who cannot see it: what is asked, and what the keyboard is at."""

from collections.abc import Sequence

from leonardo.app.table.kinds import Spot
from leonardo.app.table.shown.marks import Prompt, Tip
from leonardo.app.table.spots import ButtonSpot


def asked(prompt: Prompt) -> str:
    """Return what a prompt says, with what must not be put off, or else what happened."""
    below = prompt.urgent[:1] or prompt.news[:1]
    return " ".join(part for part in (prompt.lead, prompt.words, *below) if part)


def focus(at: Spot, prompt: Prompt, tips: Sequence[Tip]) -> str:
    """Return what the keyboard is at: a button by its label, and whatever is told of it."""
    labels = [button.label for button in prompt.buttons if isinstance(at, ButtonSpot) and button.key == at.key]
    return ". ".join(dict.fromkeys(part for part in (*labels, *map(_told, tips)) if part))


def _told(tip: Tip) -> str:
    return " ".join(part for part in (tip.lead, tip.words, *tip.also) if part)

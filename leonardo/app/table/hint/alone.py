"""The question before a hint at a shared screen: the others look away first, since a hint may tell a secret."""

from collections.abc import Callable
from functools import partial

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.translations import tr
from leonardo.app.table.dialogs.question import Asking


def ask_alone(kit: Kit, name: str, show: Callable[[], None]) -> Asking:
    """Return the question whether the others look away; `show` is called once they do."""
    answers = ((partial(tr, "table.hint.not_now"), _nothing), (partial(tr, "table.hint.show"), show))
    return Asking(kit, partial(tr, "table.hint.alone"), partial(tr, "table.hint.may_tell", name=name), answers)


def _nothing() -> None:
    """Show no hint."""

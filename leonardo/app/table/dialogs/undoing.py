"""The question before a decision or a turn of another person is taken back at a shared screen."""

from collections.abc import Callable, Sequence
from functools import partial

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.translations import tr
from leonardo.app.table.course import Course
from leonardo.app.table.dialogs.question import Asking


def of_another(kit: Kit, course: Course, names: Sequence[str], undo: Callable[[], None]) -> Asking | None:
    """Return the question to be answered before `undo`, which names whose turn goes; nothing if it is one's own."""
    whose, visited = course.to_undo, course.visited_since()
    if whose is not None and whose != course.sitter:
        words = partial(tr, "table.undo.decision", name=names[whose])
    elif visited is not None:
        words = partial(tr, "table.undo.turn", name=names[visited])
    else:
        return None
    answers = ((partial(tr, "table.undo.leave"), _nothing), (partial(tr, "table.undo.take_back"), undo))
    return Asking(kit, partial(tr, "table.undo.title"), words, answers, loses=True)


def _nothing() -> None:
    """Do nothing: all stays as it was decided."""

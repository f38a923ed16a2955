"""Staged before it counts: what a decision would look like, until it is confirmed."""

from collections.abc import Callable

from leonardo.app.table.kinds import Action, View


class Staging:
    """What is staged and not confirmed yet; nothing to begin with.

    `foresee` returns what would be seen right after an action, with the question still open that is asked in a view.
    """

    def __init__(self, foresee: Callable[[View, Action], View]) -> None:
        self._foresee = foresee
        self.action: Action | None = None
        self.preview: View | None = None
        """What the table would look like."""

    def stage(self, view: View, action: Action) -> None:
        self.action, self.preview = action, self._foresee(view, action)

    def clear(self) -> None:
        self.action = self.preview = None

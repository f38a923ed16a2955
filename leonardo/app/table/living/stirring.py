"""Brings what lives to the screen: where it has been seen so before, as kept; else drawn with all that lies there."""

from collections.abc import Callable, Hashable, Sequence

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.table.living.life import Change

Renew = Callable[[Sequence[Rect]], None]
"""Draws some places of page and picture anew, as they are now."""


@frozen(eq=False)
class _Patch:
    place: Rect
    page: Surface
    laid: Surface


class Stirring:
    """Keeps how places looked, as long as nothing but what lives there changes.

    Smoke before a wall is the same after each turn of its frames, with all that is drawn above it.
    """

    def __init__(self) -> None:
        self._patches: dict[Hashable, _Patch] = {}

    def bring(
        self, changes: Sequence[Change], page: Surface, laid: Surface, altered: Sequence[Rect], renew: Renew
    ) -> None:
        """Bring `page` and the picture `laid` on it up to date where what lives there has changed.

        What is kept of places that were `altered` otherwise meanwhile is forgotten, and so is what meets a change that
        is never known again.
        """
        other = [*altered, *(change.place for change in changes if change.key is None)]
        if other:
            self._patches = {key: patch for key, patch in self._patches.items() if patch.place.collidelist(other) == -1}
        new = [change for change in changes if change.key is None or change.key not in self._patches]
        renew([change.place.clip(page.get_rect()) for change in new])
        for change in changes:
            patch = self._patches.get(change.key)
            if patch is not None:
                page.blit(patch.page, change.place)
                laid.blit(patch.laid, change.place)
        for change in new:
            if change.key is not None and page.get_rect().contains(change.place):
                seen = page.subsurface(change.place).copy(), laid.subsurface(change.place).copy()
                self._patches[change.key] = _Patch(change.place, *seen)

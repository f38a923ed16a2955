"""The seed of a new game on a sheet of its own, where all its digits are read, written and copied."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.kit.clipboard import copy
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Label, Widget
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.scenes.menu import OverlayScene
from leonardo.app.scenes.new_game.plan import Plan

LONGEST_SEED: Final = 39  # the digits of a drawn seed
_WIDTH: Final = 900
_EDGE: Final = 60
_FIELD: Final = 68
_GAP: Final = 24
_SIZE: Final = 26


class SeedPage(OverlayScene):
    """Changes the seed of a plan; `draw_seed` draws another one. Escape keeps the seed that was there before."""

    upright = True
    first_focus = "seed"

    def __init__(self, kit: Kit, plan: Plan, draw_seed: Callable[[], int]) -> None:
        super().__init__(kit)
        self._plan, self._draw_seed = plan, draw_seed
        self._seed = str(plan.seed)
        self._told = "new_game.seed_hint"

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(_WIDTH, 368 + self._high(layout) / layout.k)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        px, sheet = layout.px, self.sheet(layout)
        left, width = sheet.left + px(_EDGE), sheet.width - px(2 * _EDGE)
        title = pygame.Rect(left, sheet.top + px(50), width, px(56))
        field = pygame.Rect(left, sheet.top + px(130), width, px(_FIELD))
        told = pygame.Rect(left, field.bottom + px(_GAP), width, self._high(layout))
        third = (width - 2 * px(_GAP)) // 3
        draw, copied, done = (
            pygame.Rect(left + number * (third + px(_GAP)), sheet.bottom - px(108), third, px(_FIELD))
            for number in range(3)
        )
        return (
            Label(title, tr("new_game.seed"), face=Face.TITLE_STRONG, size=36, align="centre"),
            TextField("seed", field, self._seed, self._write, self.page, longest=LONGEST_SEED),
            Label(told, tr(self._told), face=Face.ITALIC, size=_SIZE, colour=SEPIA, align="centre", wrapped=True),
            Button("draw", draw, tr("new_game.draw_seed"), self._draw),
            Button("copy", copied, tr("new_game.copy_seed"), self._copy),
            Button("done", done, tr("settings.done"), self._done, strong=True),
        )

    def handle(self, event: pygame.Event) -> bool:
        """Let Enter take the seed from within the field."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and self.form.focus == "seed":
            self._done()
            return True
        return super().handle(event)

    def _high(self, layout: Layout) -> int:
        """Return the pixels of the longest that is said, so that nothing moves when something else is."""
        told = (tr(f"new_game.{key}") for key in ("seed_hint", "seed_copied", "seed_not_copied"))
        wide = layout.px(_WIDTH - 2 * _EDGE)
        return max(self.page.painter.height_of(text, Face.ITALIC, _SIZE, wide) for text in told)

    def _write(self, text: str) -> None:
        self._seed = text

    @property
    def _number(self) -> int:
        return int("".join(letter for letter in self._seed if letter in "0123456789") or "0")

    def _draw(self) -> None:
        self._seed = str(self._draw_seed())
        self._tell("new_game.seed_hint")

    def _copy(self) -> None:
        self._tell("new_game.seed_copied" if copy(str(self._number)) else "new_game.seed_not_copied")

    def _tell(self, key: str) -> None:
        self._told = key
        self.rebuild()

    def _done(self) -> None:
        self._plan.seed = self._number
        self.back()

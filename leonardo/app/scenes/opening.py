"""What one sees while a file is opened that was named at the start: nobody looks at an empty window."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Widget
from leonardo.app.scenes.title import TitleScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_SIZE: Final = 34  # units of height of the words


class OpeningScene(TitleScene):
    """The title without its entries; once it is seen, the file is opened over the title."""

    def __init__(self, host: "Host", path: Path) -> None:
        super().__init__(host)
        self._path = path

    def enter(self) -> None:
        """Do nothing: what there is to say is said at the title."""

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - there are none at any size
        return ()

    def update(self, milliseconds: float) -> None:  # noqa: ARG002 - it takes one frame, however long
        if self._seen:
            self.host.show_title()
            self.host.open_file(self._path)

    def rest(self) -> int:
        return 0

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        kit = self.page
        kit.painter.draw(surface, tr("load.opening"), self._page(kit.layout), Face.TITLE_STRONG, _SIZE, INK, "centre")

    def _draw_over_plates(self, surface: pygame.Surface) -> None:
        """Draw nothing: there are no plates."""

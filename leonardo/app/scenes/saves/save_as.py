"""Saving the game under a name."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.text.plain_text import one_line
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Label, Widget
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.scenes.menu import OverlayScene
from leonardo.app.scenes.saves.faults import fault_in_words
from leonardo.play.session import Session
from leonardo.saves.documents import LONGEST_NAME
from leonardo.saves.faults import Fault, SaveError

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class SaveAsScene(OverlayScene):
    """Asks for a name; a save of the same name is replaced only after another question."""

    upright = True
    crest = "scroll"
    first_focus = "name"

    def __init__(self, host: "Host", session: Session) -> None:
        super().__init__(host.kit)
        self.host = host
        self.session = session
        self._written: str | None = None

    @property
    def name(self) -> str:
        """The name in the field: what was written, or else the usual one."""
        usual = tr("save_as.usual", name=self.session.seats[0].name)[:LONGEST_NAME]
        return usual if self._written is None else self._written

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(860, 380)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the field for the name and the two buttons."""
        px, sheet = layout.px, self.sheet(layout)
        left, width = sheet.left + px(70), sheet.width - px(140)
        half = (width - px(28)) // 2
        title = pygame.Rect(left, sheet.top + px(56), width, px(56))
        field = pygame.Rect(left, sheet.top + px(146), width, px(68))
        cancel = pygame.Rect(left, sheet.bottom - px(112), half, px(66))
        save = cancel.move(half + px(28), 0)
        return (
            Label(title, tr("save_as.heading"), face=Face.TITLE_STRONG, size=36, align="centre"),
            TextField("name", field, self.name, self._rename, self.page, longest=LONGEST_NAME),
            Button("cancel", cancel, tr("message.cancel"), self.back),
            Button("save", save, tr("save_as.save"), self._save, strong=True),
        )

    def handle(self, event: pygame.Event) -> bool:
        """Let Enter save from within the field."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN and self.form.focus == "name":
            self._save()
            return True
        return super().handle(event)

    def _rename(self, name: str) -> None:
        self._written = name

    def _save(self, replace: bool = False) -> None:
        name = one_line(self.name).strip()
        if not name:
            self.host.say(tr("save_as.heading"), tr("save_as.empty"))
            return
        try:
            self.session.save(name, replace)
        except SaveError as error:
            self._explain(error)
            return
        self.kit.stack.remove(self)
        self.host.say(tr("save_as.heading"), tr("save_as.done", name=name))

    def _explain(self, error: SaveError) -> None:
        text = fault_in_words(error)
        if error.fault is Fault.NAME_TAKEN:
            self.host.ask(tr("save_as.heading"), text, tr("save_as.replace"), lambda: self._save(replace=True))
        else:
            self.host.say(tr("save_as.heading"), text)

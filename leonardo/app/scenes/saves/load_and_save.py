"""Opening saved games, from a list or by the name of a file, and saving under a name."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from leonardo import mods
from leonardo.app.challenges.day import repeated, resume
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.text.plain_text import one_line
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.widgets.basic import Button, Label, Widget
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.scenes.menu import MARGIN, OverlayScene
from leonardo.app.scenes.saves.listing import ListingScene
from leonardo.app.scenes.saves.save_index import fault_in_words
from leonardo.engine.house_rules import MOD
from leonardo.play.session import Session
from leonardo.saves.documents import LONGEST_NAME
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import Kind, kind_by_name, kind_of_file
from leonardo.saves.folder import Entry

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_LATELY: Final = timedelta(minutes=15)
"""How long ago a game was saved at most that may still be played in another window."""


class LoadScene(ListingScene):
    """The saved games, the newest first."""

    def __init__(self, host: "Host") -> None:
        super().__init__(host, host.shelf)

    def heading(self) -> str:
        return tr("load.heading")

    def nothing(self) -> str:
        return tr("load.nothing")

    def hint_place(self, layout: Layout) -> pygame.Rect | None:
        """Return the foot of the sheet, where there is room between the buttons."""
        return None if layout.upright else self.foot(layout, left=MARGIN + 250, right=MARGIN + 590)

    def buttons(self, layout: Layout) -> Sequence[Widget]:
        entry = self.entry
        return [
            Button("back", self.at_foot(layout, 0, 230), tr("message.back"), self.back),
            Button(
                "delete",
                self.at_foot(layout, -570, 260),
                self.counted(tr("load.delete"), len(self.deletable)),
                self.ask,
                enabled=bool(self.deletable),
                hint=tr("lists.several") if self.deletable else self._why_it_stays(entry) if entry else "",
            ),
            Button(
                "open",
                self.at_foot(layout, -290, 290),
                tr("load.open"),
                self.open,
                strong=True,
                enabled=self.whole is not None,
                hint=self.why_closed,
            ),
        ]

    @property
    def first(self) -> int:
        """The number of the newest entry of the game at the table; without one, of the newest there is."""
        game = self.host.session.game.name if self.host.session is not None else ""
        same = (number for number, entry in enumerate(self.entries) if entry.head and entry.head.game == game)
        return next(same, 0)

    def can_be_deleted(self, entry: Entry) -> bool:
        """Return whether an entry is a person's to delete now: what is being played would be saved again at once."""
        return super().can_be_deleted(entry) and not self._is_played(entry)

    def _is_played(self, entry: Entry) -> bool:
        session = self.host.session
        at_the_table = session is not None and entry.head is not None and entry.head.run == session.autosave.run
        return at_the_table and entry.is_autosave

    def _why_it_stays(self, entry: Entry) -> str:
        if entry.sample:
            return tr("load.sample_stays")
        return tr("load.playing_stays") if self._is_played(entry) else ""

    def warning(self, entries: Sequence[Entry]) -> str:
        """Say that another window may be playing one of them: it was saved lately, and not here."""
        lately = any(self._is_played_elsewhere(entry) for entry in entries)
        return tr("load.delete_elsewhere") if lately else ""

    def _is_played_elsewhere(self, entry: Entry) -> bool:
        head = entry.head
        if head is None or head.over or not entry.is_autosave or self.host.folder.is_kept_here(head.run):
            return False
        return abs(datetime.now(UTC) - datetime.fromisoformat(head.saved_at)) < _LATELY

    def open(self) -> None:
        if self.whole:
            self.host.open(self.whole.path)

    def delete(self, path: Path) -> None:
        """Delete a save, because a person wants it.

        Raises:
            SaveError: if it cannot be deleted.
        """
        self.host.folder.delete(path)


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
        return layout.centred(860, 380)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
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
        self.host.say(tr("save_as.done_heading"), tr("save_as.done", name=name))

    def _explain(self, error: SaveError) -> None:
        text = fault_in_words(error)
        if error.fault is Fault.NAME_TAKEN:
            self.host.ask(tr("save_as.heading"), text, tr("save_as.replace"), lambda: self._save(replace=True))
        else:
            self.host.say(tr("save_as.heading"), text)


def open_file(host: "Host", path: Path) -> None:
    """Open a file that was named: go on with a save, or take in an open record."""
    if (kind_of_file(path) or kind_by_name(path)) is Kind.RECORD:
        host.take_in([path])
    else:
        host.open(path)


def open_save(host: "Host", path: Path, *, stand_in: bool = False) -> None:
    """Go on with a saved game; if that cannot be, say why.

    A save starts no programs: where one is missing, the person is asked whether a built-in player may stand in.
    """
    try:
        session = Session.load(path, host.folder, host.rules, programs=host.programs, stand_in=stand_in)
    except SaveError as error:
        if error.fault is Fault.HOUSE_RULES:
            _offer_its_rules(host, path, error)
            return
        if error.fault is not Fault.OUTSIDE_PLAYER:
            host.say(tr("load.failed"), fault_in_words(error))
            return
        question, yes = fault_in_words(error), tr("load.stand_in")
        host.ask(tr("load.program"), question, yes, lambda: open_save(host, path, stand_in=True), loses=False)
        return
    newest = repeated(host, session, path)
    if newest is not None:
        open_save(host, newest, stand_in=stand_in)
    else:
        resume(host, session, lambda: host.play(session))


def _offer_its_rules(host: "Host", path: Path, error: SaveError) -> None:
    """Offer to start the program again with the rules of a save; say what is wrong where they are not at hand."""
    try:
        save = host.folder.read(path)
    except SaveError as gone:
        host.say(tr("load.failed"), fault_in_words(gone))
        return
    mod = mods.dealt_by(save.game, save.setup.get(MOD))
    if MOD in save.setup and mod is None:
        host.say(tr("load.failed"), fault_in_words(error))
        return
    title = "" if mod is None else mod.title(translations().language)
    question = tr("load.printed_rules") if mod is None else tr("load.house_rules", title=title)
    name = None if mod is None else mod.name

    def again() -> None:
        host.start_again(name, ("--load", str(path.absolute())))

    host.ask(tr("load.house_rules_title"), question, tr("load.start_again"), again, loses=False)

"""Opening files: going on with a saved game, or saying why that cannot be, or taking in an open record."""

from pathlib import Path
from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.saves.faults import fault_in_words
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.play.session import Session
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import Kind, kind_of_file

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def open_file(host: "Host", path: Path) -> None:
    """Open a file that was named: go on with a save, or take in an open record."""
    kind = kind_of_file(path)
    if kind is Kind.RECORD or (kind is None and path.name.endswith(RECORD_ENDING)):
        host.take_in(path)
    else:
        host.open(path)


def open_save(host: "Host", path: Path, *, stand_in: bool = False) -> None:
    """Go on with a saved game; if that cannot be, say why.

    A save starts no programs: where one is missing, the person is asked whether a built-in player may stand in.
    """
    try:
        session = Session.load(path, host.folder, host.rules, programs=host.programs, stand_in=stand_in)
    except SaveError as error:
        if error.fault is not Fault.OUTSIDE_PLAYER:
            host.say(tr("load.failed"), fault_in_words(error))
            return
        question, yes = fault_in_words(error), tr("load.stand_in")
        host.ask(tr("load.program"), question, yes, lambda: open_save(host, path, stand_in=True), loses=False)
        return
    host.play(session)

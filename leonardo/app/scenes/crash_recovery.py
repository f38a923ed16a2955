"""After an error that nobody expected: the game is safe, the person hears what happened, and can go on with it."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from leonardo.address import ADDRESS
from leonardo.app.kit.shortage import came_of_memory
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.message import AnswerButton, Message
from leonardo.crash_report import write_report

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.play.session import Session

log = logging.getLogger(__name__)


def after_fault(host: "Host", error: Exception, before: Sequence[str]) -> None:
    """Keep a report of an error and the game that is being played, and offer to go on from the last decision.

    `before` tells what a person did before. All scenes are gone: one of them may be what is broken.
    """
    log.error("a fault in the program", exc_info=error)
    short = came_of_memory(error)
    report = None if short else _report(error, before)
    way = _way_on(host)
    host.abandon()
    host.show_title()
    if short:
        _tell(host, tr("fault.memory_title"), (tr("fault.memory"), _kept(way)), way)
    else:
        tell_of_fault(host, type(error).__name__, report, way)


@frozen
class WayOn:
    """How one goes on after a fault, and the key of the sentence that says from where."""

    go: Callable[[], None]
    told: str


def tell_of_fault(host: "Host", name: str, report: Path | None, way: WayOn | None) -> None:
    """Say what happened and where the report is, and offer the way to go on, if there is one."""
    where = tr("fault.no_report")
    if report:
        where = tr("fault.report", file=report.name, folder=report.parent, address=ADDRESS)
    _tell(host, tr("fault.title"), (tr("fault.happened", name=name), _kept(way), where), way)


def _kept(way: WayOn | None) -> str:
    return tr(way.told if way is not None else "fault.nothing_lost")


def _tell(host: "Host", title: str, sentences: Sequence[str], way: WayOn | None) -> None:
    answers = [AnswerButton(tr("fault.title_page"))]
    if way is not None:
        answers.append(AnswerButton(tr("fault.go_on"), way.go, strong=True))
    host.kit.stack.push(Message(host.kit, title, " ".join(sentences), answers, came=True))


def _report(error: Exception, before: Sequence[str]) -> Path | None:
    try:
        return write_report(error, error.__traceback__, before)
    except OSError as problem:
        log.warning("no report could be written: %s", problem)
        return None


def _way_on(host: "Host") -> WayOn | None:
    """Return the way back to what was being played, as it stood after its last decision; nothing if there is none."""
    session = _session_again(host)
    if session is not None:
        return WayOn(partial(host.play, session), "fault.kept")
    if host.sit_down_again is not None:
        return WayOn(host.sit_down_again, "fault.as_before")
    return None


def _session_again(host: "Host") -> "Session | None":
    """Return the game that was being played as it stood after its last decision; nothing if that fails as well."""
    if host.session is None or host.session.autosave.folder is None:
        return None
    try:
        return host.session.again()
    except Exception:  # whatever is broken there: the title is still to be reached
        log.exception("the game could not be made anew")
        return None

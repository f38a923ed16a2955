"""Before a game is left that cannot be saved: saving is tried once more, and then the person is asked."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.message import AnswerButton, Message

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class _Question(Message):
    """Asks whether a game is left though what was decided last is in no save."""


def leave(host: "Host", go: Callable[[], None]) -> None:
    """Do what leads away from the game that is being played; where it cannot be saved, ask before that."""
    if _is_kept(host):
        go()
    else:
        ask(host, go)


def ask(host: "Host", go: Callable[[], None]) -> None:
    """Ask whether to leave though what was decided last is in no save."""
    answers = (AnswerButton(tr("message.cancel")), AnswerButton(tr("autosave.leave"), go, loses=True))
    host.kit.stack.push(_Question(host.kit, tr("autosave.failed"), tr("autosave.not_kept"), answers))


def may_end(host: "Host") -> bool:
    """Tell whether the window may be closed; where that is asked first, whoever closes it once more means it."""
    if isinstance(host.kit.stack.top, _Question) or _is_kept(host):
        return True
    ask(host, host.quit)
    return False


def _is_kept(host: "Host") -> bool:
    return host.session is None or host.session.keep()

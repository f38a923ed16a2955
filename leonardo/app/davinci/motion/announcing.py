"""What is announced while the table goes on: each of the phases A to D."""

from leonardo.app.davinci.picture.track import PHASES, phase_name
from leonardo.app.table.motion.announcing import Announced
from leonardo.engine.davinci import events
from leonardo.engine.game import Event


def announced(event: Event) -> Announced | None:
    """Return the letter and the name of a phase that begins."""
    if not isinstance(event, events.PhaseBegan) or event.phase not in PHASES:
        return None
    return Announced(PHASES[event.phase], phase_name(event.phase))

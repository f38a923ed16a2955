"""The way from a played game to its viewer."""

from typing import TYPE_CHECKING

from leonardo.ai.reviewer import Reviewer
from leonardo.app.kit.translations import tr
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def look_back(host: "Host", session: Session, seat: int, reviewer: Reviewer | None, *, start: int) -> None:
    """Look back at a played game, from so many decisions on; with a `reviewer` at what it finds of a seat."""
    viewer = host.games[session.game.name].viewer(host, session, start)
    if viewer is None:
        host.say(tr("viewer.none_title"), tr("viewer.none", game=host.title_of(session.game.name)))
        return
    if reviewer is not None:
        viewer.review(seat, reviewer)
    host.kit.stack.push(viewer)

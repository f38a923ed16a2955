"""Who knows the rules in a position that a test lays out, where no session plays."""

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Objection


class RefereeAt:
    """Judges what the decider of a state may do."""

    def __init__(self, state: State) -> None:
        self.state = state

    def objection(self, action: Action) -> Objection | None:
        return GAME.objection(self.state, action)

    def preview(self, action: Action) -> View:
        """Return what the decider would see right after a legal action."""
        return GAME.view(GAME.apply(self.state, action, watched=True).states[0], GAME.decider(self.state))

"""Four more scripted players of Engines of War, kept unseen until a final measurement; never for training."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.player import Budget
from leonardo.engine.engines.actions import Action, Attack, Bid
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import BID_STEP, Machine
from leonardo.engine.engines.questions import BidQuestion
from leonardo.engine.engines.view import View
from scripts.panel.engines import Sight, Style, only

PLANES: Final = frozenset(
    (
        Card.PLANE_KITE,
        Card.PLANE_BAT,
        Card.PLANE_SWALLOW,
        Card.PLANE_AIRSCREW,
        Card.PLANE_GREAT_BIRD,
        Card.GYROSCOPE,
    )
)
TANKS: Final = frozenset(
    (
        Card.TANK_TURTLE,
        Card.TANK_SCYTHE,
        Card.TANK_ROUND,
        Card.TANK_TOWER,
        Card.TANK_THUNDER,
        Card.GEARBOX,
        Card.GUN_LIGHTER,
        Card.MULTI_CANNON,
    )
)


@frozen
class Aviator(Style):
    """Builds planes and sends them against castles."""

    def machine_value(self, sight: Sight, machine: Machine) -> float:
        """Want twice the planes, and tanks only for the first of all."""
        value = super().machine_value(sight, machine)
        return value * 2 if machine is Machine.PLANE else value if value == 2 else 0.0

    def prize(self, sight: Sight, at: Territory) -> float:
        """Like castles best."""
        return super().prize(sight, at) * (1.5 if sight.view.levels[at] else 0.8)


@frozen
class LandGrabber(Style):
    """Wants the most territories, and takes those that are held by few."""

    def prize(self, sight: Sight, at: Territory) -> float:
        """Like open land and weak garrisons best."""
        few = sight.view.infantry[at] <= 2
        return super().prize(sight, at) * (1.8 if few and not sight.view.levels[at] else 1.2 if few else 0.7)


@frozen
class Gambler(Style):
    """Bids anything, goes to wars that it may lose, and fires tanks that may blow up."""

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget) -> Action:
        """Draw a bid up to what it can spare; else do as others with its likings."""
        if isinstance(view.question, BidQuestion) and view.viewer is not None:
            sight = Sight(view, view.viewer)
            limit = max(2 * BID_STEP, sight.me.florins - self.spared(sight))
            return random.choice([bid for bid in only(legal, Bid) if bid.florins <= limit])
        return super().__call__(view, legal, random, budget)

    def machines(self, sight: Sight, tanks: int, planes: int) -> tuple[int, int]:
        """Take every machine along that flies or rolls."""
        _, flying = super().machines(sight, tanks, planes)
        return (min(6, tanks) if sight.me.tank is not None else 0), flying

    def risk(self, sight: Sight) -> float:  # noqa: ARG002 - it never looks
        """Fire whatever it may cost."""
        return 0.4


@frozen
class Hermit(Style):
    """Never attacks anybody: it stays on its land behind walls, and collects what they give."""

    def judged(self, sight: Sight, attack: Attack) -> float:  # noqa: ARG002 - all wars are alike to it
        """Find no attack worth it."""
        return 0.0


AVIATOR: Final = Aviator(likes=PLANES, machine=1.6, sure=0.65, war=1.3, patient=False)
"""Builds planes and sends them against castles."""
LAND_GRABBER: Final = LandGrabber(land=1.5, sure=0.65, war=1.5, tower=0.5, castle=0.7, leonardo=0.6)
"""Wants the most territories, and takes those that are held by few."""
GAMBLER: Final = Gambler(likes=TANKS, sure=0.4, war=1.5, machine=1.5, tower=0.7)
"""Bids anything, goes to wars that it may lose, and fires tanks that may blow up."""
HERMIT: Final = Hermit(war=0.0, tower=2.0, castle=1.5, art=1.5, card=1.3, machine=0.3)
"""Never attacks anybody, and lives by cities, castles and cards."""

STYLES: Final[dict[str, Callable[[View, Sequence[Action], Random, Budget], Action]]] = {
    "AVIATOR": AVIATOR,
    "LAND_GRABBER": LAND_GRABBER,
    "GAMBLER": GAMBLER,
    "HERMIT": HERMIT,
}

"""The armies of an attack, read from a game or from what a seat sees of it (rules 8, 11.3, 11.7)."""

from collections.abc import Sequence
from typing import Protocol

from attrs import frozen

from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.state import Player, Table


@frozen
class Army:
    """One side of a fight: its pieces, and what its cards in play make of its dice (rule 8)."""

    infantry: int
    tanks: int = 0
    planes: int = 0
    tank_hits: int = 0
    check_dice: int = 0
    ball_carts: int = 0
    organ_guns: int = 0
    gyroscopes: int = 0
    cannons: int = 0
    bombards: int = 0
    automatons: int = 0
    strongholds: int = 0


class Seen(Protocol):
    """What armies are read from: a game, or what a seat sees of it."""

    @property
    def table(self) -> Table:
        """What stays the same all game."""

    @property
    def players(self) -> Sequence[Player]:
        """The seats."""

    @property
    def owners(self) -> Sequence[int]:
        """Who owns each territory."""

    @property
    def infantry(self) -> Sequence[int]:
        """The infantry on each territory."""

    @property
    def tanks(self) -> Sequence[int]:
        """The tanks on each."""

    @property
    def planes(self) -> Sequence[int]:
        """The planes on each."""

    @property
    def levels(self) -> Sequence[int]:
        """The castles by their levels."""


def army(player: Player, infantry: int, tanks: int, planes: int) -> Army:
    """Return an army of a seat with all that its cards give it; machines without a design take no part (rule 11.9)."""
    return Army(
        infantry,
        tanks if player.tank is not None else 0,
        planes if player.plane is not None else 0,
        player.tank_hits,
        player.check_dice,
        player.has(Card.BALL_CART),
        player.has(Card.ORGAN_GUN),
        player.has(Card.GYROSCOPE),
        player.has(Card.GREAT_CANNON),
        player.has(Card.BOMBARD),
        player.has(Card.AUTOMATON),
        player.has(Card.STRONGHOLD),
    )

"""What a bid is about: the card, what it is worth, and who bids, too (rule 9.7)."""

from attrs import frozen

from leonardo.app.davinci.words.worth import Told
from leonardo.app.kit.seats import PlayerStyle


@frozen
class Rival:
    """Another seat that bids: how it looks, and whether it wins a tie."""

    look: PlayerStyle
    wins: bool


@frozen
class Stakes:
    """What is bid for and against whom.

    That is the `invention`, the `most` that can be bid, what the card is `worth` at the end and until then, the
    `rivals` that bid, too, and in a sentence who wins `ties`. The purse is sealed with the picture of a `shield`.
    """

    invention: int
    most: int
    worth: tuple[Told, Told]
    rivals: tuple[Rival, ...]
    ties: str
    shield: str

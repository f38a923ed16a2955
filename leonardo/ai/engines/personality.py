"""How a player that goes by rules of thumb is inclined."""

from attrs import frozen


@frozen
class Personality:
    """What makes players differ who go by the same rules of thumb.

    `sure` is the chance to win from which an attack is thought of, `walls` the liking of towers, `bids` how eagerly
    it bids (less of its price counts), `leads` how much it thinks of Leonardo when it bids. Who is `exact` works an
    attack out before it is begun; others go by a glance. Who is `narrow` thinks of nothing in its turn but points that
    are given at once and free land. Who is `rough` takes what a deed brings for more or less than it is, by up to such
    a part. Who `gathers` moves idle infantry together before an attack. Who is `careful` looks once more whether a deed
    is without hope or opens a castle. Who `unites` attacks a rival who is about to win, whatever else that brings.
    """

    sure: float = 0.72
    walls: float = 1.0
    bids: float = 1.0
    leads: float = 1.0
    exact: bool = True
    rough: float = 0.0
    narrow: bool = False
    gathers: bool = True
    careful: bool = True
    unites: bool = True

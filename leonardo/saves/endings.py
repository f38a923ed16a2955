"""What two saves of one game have in common, so that deleting one of them loses nothing of the other."""

from leonardo.saves.schema import Head, Save


def may_be_same(head: Head, save: Save) -> bool:
    """Return whether a head may be that of the game which a save holds, as far as it goes."""
    return (head.over, head.game, head.kind, head.round) == (save.over, save.game, save.kind, save.round)


def is_same_ending(one: Save, other: Save) -> bool:
    """Return whether two saves hold the same game, decision by decision, as far as it goes."""
    return _is_same_deal(one, other) and one.actions == other.actions


def goes_with(save: Save, later: Save) -> bool:
    """Return whether `later` holds all of a save: its every decision, and its end if it has one."""
    if save.over:
        return is_same_ending(save, later)
    return _is_same_deal(save, later) and later.actions[: len(save.actions)] == save.actions


def _is_same_deal(one: Save, other: Save) -> bool:
    return (one.game, one.seed, one.setup) == (other.game, other.seed, other.setup)

"""What a press or a drop means that decides nothing yet: something else is held from then on."""

from attrs import frozen

from leonardo.app.table.kinds import Held


@frozen
class Further:
    """Stands where `Moves` has an action: from now on `held` is held, such as an army whose numbers come next."""

    held: Held

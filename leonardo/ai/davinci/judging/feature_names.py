"""The names of the features that a seat is judged by, in their order: nobody reads them by their numbers."""

from typing import Final

MEANS: Final = ("wealth", "prizes", "apprentices", "automata", "spaces", "components", "types", "idle")
"""What also counts as means of the rivals."""
_OWN: Final = (
    *MEANS,
    *("florins", "small5", "large", "large6", "bonus", "cards", "alike", "kinds_held", "kinds_twice"),
    *("ready", "one_missing", "two_missing", "three_missing", "second"),
)
SIDE: Final = ("prize", "weeks", "rounds", "ahead", "new_type", "wait", "late")
"""What describes a laboratory at work."""
FEATURES: Final = (
    *_OWN,
    *(f"better.{name}" for name in SIDE),
    *(f"other.{name}" for name in SIDE),
    *(f"rivals.{name}" for name in MEANS),
    *("best_rival", "leonardo", "turn", "shown", "seats", "two_seats", "treasury"),
    *("ready_idle", "second_idle", "one_missing_idle", "two_missing_idle"),
    *(f"{side}.{name}" for name in ("promise", "long", "raced") for side in ("better", "other")),
    *("crowd", "components_kinds", "better.waiting", "other.waiting", "constant"),
)
"""The names of the numbers that describe a seat, in their order: what is learned bears them, and is read by them."""
AT: Final = {name: number for number, name in enumerate(FEATURES)}
"""Where each number stands."""

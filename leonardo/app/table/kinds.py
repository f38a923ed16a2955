"""What each game has of its own kind, and the table only keeps and hands on.

A game tells them apart by its own closed unions (`TableGame` has a type variable for each); here they are only names,
so that a signature says what is meant.
"""

from typing import Any

Spot = Any  # a small frozen key of something on the table that can be pointed at, walked to or flown to
Piece = Any  # a frozen key of something that can hang on the cursor or fly
Held = Any  # a frozen key of what has been taken up, and from where
View = Any  # what a seat sees; it has `viewer`, `question` and `options` as every view of a table
Action = Any  # a decision

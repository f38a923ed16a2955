"""What can be done at the table of Engines of War, composed piece by piece.

Armies, bids and assaults are counted at their slips and stages, and read from the legal answers alone. The rules list
up to some 1,200 answers at a decision; they are grouped by their ways, and an action is made only when asked for.
"""

"""Hints: what Leonardo would do, over any table.

The hint lies over table and dialogs and blocks nothing: whatever is done beside it closes it and reaches what is
below. Its card appears once, where it hides least of what it is about.
"""

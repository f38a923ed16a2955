"""The panels of a table that are not nodes yet: each is drawn anew only where what it shows has changed.

A panel lists parts, each with its place and what its looks depend on (`panel.py`); `shown_table.py` makes items of
them. Lights and marks are strokes with a region (`stroke.py`), laid over the table. Draw new things as nodes, parts or
strokes, never directly.
"""

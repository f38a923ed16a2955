"""The page that a table is drawn on, and the panels on it: each is drawn anew only where what it shows has changed.

A panel lists parts, each with its place and what its looks depend on (`panel.py`); only those that changed are drawn,
with what they touch (`patchwork.py`). Lights and marks are strokes with a region, laid over the page once
(`laid_page.py`). Where much changes at once, a frame draws as much as its allowance permits, and the rest follows
(`allowance.py`). After a hand-over, and without an allowance, everything is drawn in one frame. Draw new things as
parts or strokes, never directly.
"""

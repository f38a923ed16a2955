"""A feast: something that is shown on a stage in the middle of the board, step by step.

A game gives a timeline of cues (`timeline.py`), which any clock can ask, and pictures by the same names
(`exhibit.py`). `performance.py` draws them over the dimmed table, as a still page with reduced motion. A press goes to
the end, or to where everything can be read (`Timeline.read`). Words about a step appear only once the stage has come
to it (`Timeline.tells`). Two timelines about the same thing (`Timeline.about`) share the stage: the curtain only
closes and opens. `passage.py` and `dawning.py` show a new round as light that comes over the board.
"""

"""A finished game as one page for a browser, which replays it without the program and without a network.

The table is drawn as in the viewer, step by step (`filming.py`), and kept as small tiles (`mosaic.py`). The page holds
these, the log as text and the chart of scores (`page.py`, `chart.py`); a script in `assets/web` shows them.
"""

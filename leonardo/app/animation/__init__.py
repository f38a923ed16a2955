"""The turning points of a finished game as an animated picture, to show in a chat or on a page.

It is a GIF, which every program shows. Neither pygame nor SDL writes animations, and Pillow would be needed for this
alone: `gif.py` writes them from a palette of `palette.py`. `turning_points.py` chooses and draws what is in it.
"""

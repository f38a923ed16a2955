"""Looking back at a played game on its own table, from any seat's eyes, forward and back, and playing on from there.

A step forward moves as at the table, a step back is there at once (`stage.py`). Reviews run in processes of their own
(`review.py`). The viewer has its own scope of keys.
"""

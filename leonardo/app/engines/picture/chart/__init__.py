"""The chart of Italy and its seas: how it is drawn, as near as one looks, with all that stands on it."""

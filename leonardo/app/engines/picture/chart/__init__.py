"""The chart of Italy and its seas: how it is drawn, as near as one looks, with all that stands on it.

The chart is one picture without owners. Places of territories are in the artist's plan (`engines_map.json`); an
owner's colour multiplies the picture, with heraldic lines for the colour. What is made so is kept by scale, so that
panning draws nothing new.
"""

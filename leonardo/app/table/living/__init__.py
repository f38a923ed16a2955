"""What lives on a table while nobody does anything: smoke, boats, a flag; a game says what, the rest is the same.

A creature is a series of frames on a way. Four times a second only the rectangles that changed are drawn. Everything
is still with reduced motion, while something flies or is held, and in tests.
"""

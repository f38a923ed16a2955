"""Pure games: no pygame, no files, no clock and no global random numbers."""

"""The living city: what moves in it while nobody does anything, and the light of the day over the rounds."""

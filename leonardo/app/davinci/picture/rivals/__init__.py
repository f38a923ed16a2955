"""The panels of the other seats."""

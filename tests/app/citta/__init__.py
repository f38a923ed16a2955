"""The table of the second game, played through the events of the app."""

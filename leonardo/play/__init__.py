"""A game being played at this screen, without a window: its seats, taking back, saving, players and hints."""

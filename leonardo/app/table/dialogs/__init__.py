"""Dialogs that any table may need: sheets with widgets, questions, cards to be looked at."""

"""The review of a finished game: its moments on the table as it was, each with a card of words."""

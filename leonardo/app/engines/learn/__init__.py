"""What this game gives those who learn it: its rules, its cards, help over its table, lessons."""

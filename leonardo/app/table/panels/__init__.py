"""The page that a table is drawn on, and the panels on it: each is drawn anew only where what it shows has changed."""

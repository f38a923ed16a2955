"""How a desktop knows the program: its entry in the menu, its icon, and the files it opens by a double click."""

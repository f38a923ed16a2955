"""What tables of all games look like: brushes, panels, tips and colours."""

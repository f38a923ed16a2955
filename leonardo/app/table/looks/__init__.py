"""What tables of all games look like: brushes, light, pieces, tips and colours."""

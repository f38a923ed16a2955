"""What tables of all games look like: light, pieces, tips and colours."""

"""The formats that docs/formats/ describes, held against real games and files."""

"""The City of Leonardo at the table: what only the second game knows."""

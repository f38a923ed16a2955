"""Help at hand: what lies where on the table, and what can be done now."""

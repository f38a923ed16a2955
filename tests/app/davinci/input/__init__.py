"""Mouse and keyboard at the table, as persons use them."""

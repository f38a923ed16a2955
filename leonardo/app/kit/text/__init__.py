"""Writing on the table: from what was given to letters on a surface."""

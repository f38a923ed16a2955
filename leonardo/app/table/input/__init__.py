"""Mouse and keyboard at a table: pointing, walking, lifting and dropping."""

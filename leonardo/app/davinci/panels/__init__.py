"""The panels of the table: each draws one part of a view into its own rectangle."""

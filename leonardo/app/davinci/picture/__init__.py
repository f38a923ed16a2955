"""What the table looks like: each panel draws one part of a view into its own rectangle."""

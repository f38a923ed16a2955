"""What only Engines of War knows of its table: what can be done, what is said, what flies, what is drawn where."""

"""What any table says: its prompt, what things are, what each seat did last."""

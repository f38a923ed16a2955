"""The app: everything that needs pygame."""

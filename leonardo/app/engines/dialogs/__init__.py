"""Sheets of Engines of War."""

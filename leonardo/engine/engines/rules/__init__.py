"""The rules of Engines of War, one module for each chapter."""

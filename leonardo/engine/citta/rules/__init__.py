"""The rules of the city, one module for each chapter."""

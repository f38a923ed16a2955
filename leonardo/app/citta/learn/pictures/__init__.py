"""The pictures of its rule book."""

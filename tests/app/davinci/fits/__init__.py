"""Nothing of the table is cut off, covered or too small, at any size, in any language."""

"""The pictures of the rules: pieces of the table on the leaf of a notebook, one function a spread."""

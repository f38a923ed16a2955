"""The pictures of the rules: live pieces of this table, in the language and size of the reader."""

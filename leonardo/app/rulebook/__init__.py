"""The rules of any game as a book to leaf through, to search and to print, and its cards as a table to sort."""

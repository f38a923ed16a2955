"""The rules of any game as a book to leaf through, to search and to print, and its cards as a table to sort.

A game gives a `RuleBook` (`book.py`): chapters of spreads whose paragraphs have the numbers of their rules, and a
picture of each. Whatever cites a rule, such as a tooltip, leads to its paragraph; a test checks that every rule has
one. Frequent questions have answers of their own (`OftenAsked`), which the search finds (`search.py`).
`leonardo rules` prints all of it as text (`command.py`).
"""

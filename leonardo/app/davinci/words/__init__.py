"""What the table says: prompt, log, tips, advice and reviews in the reader's language."""

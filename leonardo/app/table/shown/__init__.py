"""What a table shows at a moment: the view, what the hands lay over it, and what will be shown next."""

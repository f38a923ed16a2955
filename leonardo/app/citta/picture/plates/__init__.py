"""What is asked in the middle of the city, with all that the answer depends on.

What a plate says is data; its buttons are those that stand aside. Auctions and markets are seen by everyone.
"""

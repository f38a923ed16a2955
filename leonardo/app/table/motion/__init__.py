"""What is seen to move on any table: flights, how long they take, what is heard."""

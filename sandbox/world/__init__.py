"""What is there: users, a guild, its channels and their messages, what was uploaded; and what happens to them."""

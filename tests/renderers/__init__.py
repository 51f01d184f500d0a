"""Pictures: what scenes hold, and what is painted from them."""

"""Components of messages and modals: read from a request, checked, and returned as Discord keeps them."""

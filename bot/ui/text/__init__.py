"""Texts: names, narration, alt text, labels of moves and options, and the tree of a move's words.

In: sessions and views of a game. Out: texts in the reader's language.
"""

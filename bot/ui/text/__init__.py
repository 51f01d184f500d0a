"""What is said: names, narration, alt text, labels of moves and options, the move tree.

In: sessions and views of a game. Out: texts in the reader's language.
"""

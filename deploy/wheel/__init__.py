"""Tavolino, an application for an environment of its own.

An installed Tavolino is one folder, so that its packages `bot` and `renderers` are nobody else's.
"""

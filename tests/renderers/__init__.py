"""Tests of the pictures, in rooms like those of `renderers`.

A room's `samples` module, if it has one, offers positions (SAMPLES) or scenes (SCENES) to the shared tests; its
`gallery` module offers games to show (TABLES).
"""

"""Checks whether Discord accepts a request, and creates the error answer if not.

In: the JSON of a request and uploaded files. Out: checked values in the form in which Discord keeps them, or an
ApiError 50035 with all errors by field. Nothing here changes the world.
"""

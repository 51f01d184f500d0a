"""What Discord accepts in a request, and the error answer where it does not.

In come the JSON of a request and uploaded files; out come checked values in the form in which Discord keeps them, or an
ApiError 50035 with all that is wrong, by field. Nothing here changes the world.
"""

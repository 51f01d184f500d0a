"""What is stored about a user: they see, export and delete it, and choose who sees their name.

In: `/privacy` and its buttons. Out: private panels, a file with everything, a direct message once it is deleted.
"""

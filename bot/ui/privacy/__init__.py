"""The privacy feature: users see, export and delete what is stored about them, and choose who sees their name.

In: `/privacy` and its buttons. Out: private panels, a file with everything, a direct message once the data are deleted.
"""

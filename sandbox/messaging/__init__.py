"""Operations on messages and threads, shared by REST calls, interaction responses and the people's API.

In: a checked draft and the acting user. Out: a changed channel in the world and an event to its listeners. The modules
`checks` and `archiving` raise the error answer if Discord refuses an operation.
"""

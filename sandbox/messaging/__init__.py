"""Operations on messages and threads, shared by REST calls, interaction responses and the people's API.

In come a checked draft and who acts; out come a changed channel in the world and an event to its listeners. The modules
`checks` and `archiving` raise the error answer where Discord refuses an operation.
"""

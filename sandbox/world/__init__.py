"""The state of the sandbox: users, guilds, channels, messages and uploaded files, and its clock.

Other rooms change the state through `World` and the records here, and call `World.emit` with an event for each change,
which is passed to all listeners. Permissions and limits are not checked here, but in `messaging`, `validation` and
others.
"""

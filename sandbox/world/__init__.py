"""The state of the sandbox: users, guilds, channels, messages and uploaded files, and its clock.

Other rooms change it through `World` and the records here, and call `World.emit` with an event for each change; all
listeners are called with it. It checks no permission and no limit: `messaging`, `validation` and others do.
"""

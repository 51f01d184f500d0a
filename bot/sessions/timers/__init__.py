"""What happens at a session without a person's action: deadlines, reminders, pings, computers' turns, the heartbeat.

In: each session that has changed. Out: calls of the service (`tick`, a computer's move) when something is due.
"""

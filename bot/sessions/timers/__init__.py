"""What happens at a session without anybody pressing a button: deadlines, reminders, computers' turns, the heartbeat.

In: each session that has changed. Out: calls back into the service (`tick`, a computer's move) when something is due.
"""

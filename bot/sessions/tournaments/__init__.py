"""The tournaments of servers: who has joined, their rounds, and the tables that they open by themselves.

In: what users ask for, ended sessions, and time. Out: frozen tournaments (`bot.tournaments`), after they are durable,
and sessions of their pairings.
"""

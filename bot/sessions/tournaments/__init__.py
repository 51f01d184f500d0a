"""The tournaments of servers: who has joined, their rounds, and the tables that they open by themselves.

In: users' requests, ended sessions, and time. Out: frozen tournaments (`bot.tournaments`), once they are durable, and
the sessions of their pairings.
"""

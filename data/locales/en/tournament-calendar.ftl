# Tournaments on the server's calendar.

tournament-event = Event
tournament-event-join = To take part, follow the link to the tournament's message and press Join.

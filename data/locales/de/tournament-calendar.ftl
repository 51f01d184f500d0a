# Tournaments on the server's calendar.

tournament-event = Event
tournament-event-join = Zum Mitspielen folge dem Link zur Nachricht des Turniers und drücke Mitspielen.

# Tournaments on the server's calendar.

tournament-event = Evento
tournament-event-join = Per giocare, segui il link al messaggio del torneo e premi Partecipa.

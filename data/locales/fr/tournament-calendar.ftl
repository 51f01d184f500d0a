# Tournaments on the server's calendar.

tournament-event = Évènement
tournament-event-join = Pour jouer, suis le lien vers le message du tournoi et clique sur Participer.

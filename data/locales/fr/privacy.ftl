### People whose data were deleted

person-deleted = Une personne qui est partie
no-replay-deleted = Une personne de cette partie a fait effacer ses données. Le hasard dépendait des identifiants des joueurs : je ne peux plus la montrer ni la vérifier.

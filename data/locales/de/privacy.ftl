### People whose data were deleted

person-deleted = Eine Person, die gegangen ist
no-replay-deleted = Wer in dieser Partie gespielt hat, hat die eigenen Daten löschen lassen. Das Glück folgte aus den Ids der Spielenden, darum kann ich sie nicht mehr zeigen oder prüfen.

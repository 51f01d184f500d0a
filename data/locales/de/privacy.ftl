### /datenschutz

command-privacy = datenschutz
command-privacy-description = Sieh, was über dich gespeichert ist, exportiere oder lösche es
privacy-title = Deine Daten
privacy-games = **Partien**: an welchen Tischen du sitzt, deine Id und deine Namen dort, und deine Züge mit ihrer Zeit, damit Partien einen Neustart überstehen und gezeigt und geprüft werden können.
privacy-results = **Ergebnisse**: wie deine Partien ausgingen, deine Wertungen, Bestleistungen, Erfolge, Tagesrätsel, Turniere und die Stellungen, die du übst, für Ranglisten und Profile.
privacy-settings = **Einstellungen**: was du für dich gewählt hast.
privacy-not-stored = **Nicht gespeichert**: Nachrichten, E-Mail-Adressen, wer online ist. Was geschrieben wird, bekomme ich gar nicht erst.
privacy-how-long = **Wie lange**: bis du es löschst, in Sicherungen einige Tage länger. Ein Server, der mich entfernt, wird nach 30 Tagen vergessen.
privacy-export = Meine Daten exportieren
privacy-delete = Meine Daten löschen
privacy-delete-surely = Alles löschen
privacy-keep = Meine Daten behalten
privacy-on = Deine Einstellungen:
privacy-hidden-on = Anderswo verborgen: ja
privacy-hidden-off = Anderswo verborgen: nein
privacy-hidden-means = Anderswo verborgen: in der Rangliste aller Server steht dein Name nicht.
privacy-deleted-at = Deine Daten werden { $at } gelöscht. Bis dahin kannst du sie behalten.
privacy-question = **Alles löschen, was ich über dich gespeichert habe?**
    - Laufende Partien werden aufgegeben, Plätze an anderen Tischen und in Turnieren werden frei.
    - In beendeten Partien bleiben deine Züge, ohne deinen Namen: für die anderen bist du „eine Person, die gegangen ist“.
    - Wertungen, Bestleistungen, Erfolge, Tagesrätsel, Einladungen und Einstellungen sind endgültig weg.
    - Nachrichten und Bilder, die schon in Discord stehen, bleiben, wie sie sind.
    Es geschieht in einer halben Stunde; bis dahin kannst du es dir anders überlegen.
privacy-deleted = Alles, was ich über dich gespeichert hatte, ist gelöscht, wie du es wolltest. Wenn du wieder spielst, fängst du neu an.
privacy-exported = Diese Seite ist zum Lesen, die andere Datei sind die Rohdaten: alles, was ich über dich gespeichert habe. Nur du siehst sie.
export-again = Du hast eben erst einen Export bekommen. Den nächsten kannst du { $at } haben.

### People whose data were deleted

person-deleted = Eine Person, die gegangen ist
no-replay-deleted = Wer in dieser Partie gespielt hat, hat die eigenen Daten löschen lassen. Ihr Zufall folgte aus den Ids der Spielenden, darum kann ich sie nicht mehr zeigen oder prüfen.

## The page of an export

export-intro = Das sind alle Daten, die dieser Bot über { $person } gespeichert hat, Stand { $made }. Jede Tabelle unten ist eine der Datenbank, mit einer Zeile für jeden Eintrag.
export-format = Dasselbe steht für Programme in der Datei my-data.json; docs/export.md des Programms beschreibt ihr Format, { $format }.
export-more-rows = { $count } weitere stehen in der Datei mit den Rohdaten.
export-table-achievements = Erfolge
export-table-best_scores = Bestleistungen in Partien allein
export-table-daily_attempts = Versuche an Tagesrätseln
export-table-daily_moves = Züge in Tagesrätseln
export-table-daily_clips = Geteilte Wenden von Tagesrätseln
export-table-deletions = Eine Löschung, um die du gebeten hast
export-table-duel_moves = Deine Züge in Duellen
export-table-duel_players = Duelle, in denen du gespielt hast
export-table-moves = Deine Züge, in den Worten des Spiels
export-table-practice_positions = Stellungen, die du übst
export-table-practice_streaks = Wie viele Stellungen du in Folge gelöst hast
export-table-presence = Wo du in den letzten zehn Minuten etwas gedrückt oder getippt hast
export-table-rating_changes = Wie jede Partie deine Wertungen geändert hat
export-table-ratings = Deine Wertungen
export-table-results = Wie deine Partien ausgingen
export-table-seats = Wo du gesessen hast
export-table-sessions = Tische, an denen du sitzt, die du eröffnet hast oder zu denen du eingeladen wurdest
export-table-tournament_players = Turniere, in denen du gespielt hast
export-table-tournaments = Turniere, die du veranstaltet hast
export-table-user_settings = Deine Einstellungen

### Was nirgends geht, und was stattdessen geht

unknown-button = Diesen Knopf oder diese Auswahl kenne ich nicht mehr. Zeig den Tisch noch einmal mit /tisch.
button-elsewhere = Dieser Knopf gehört zu einem Tisch in einem anderen Kanal. Spiel dort weiter; /tisch zeigt den Tisch dieses Kanals.
lacks-permission =
    { $count ->
        [one] In diesem Kanal brauche ich die Berechtigung { $permissions }. Bitte die Moderation darum und versuch es dann noch einmal.
       *[other] In diesem Kanal brauche ich diese Berechtigungen: { $permissions }. Bitte die Moderation darum und versuch es dann noch einmal.
     }
move-not-shown =
    { $count ->
        [one] Dein Zug zählt. Zeigen kann ich ihn nicht: In diesem Kanal brauche ich die Berechtigung { $permissions }. Sobald die Moderation sie mir gibt, zieht der Tisch nach.
       *[other] Dein Zug zählt. Zeigen kann ich ihn nicht: In diesem Kanal brauche ich diese Berechtigungen: { $permissions }. Sobald die Moderation sie mir gibt, zieht der Tisch nach.
     }
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf lesen
permission-connect = Verbinden
still-making = Einen Moment: Deine letzte Anfrage wird noch bearbeitet.
still-making-server = Einen Moment: Ich bearbeite noch, worum andere auf diesem Server gebeten haben. Versuch es gleich noch einmal.
store-unavailable = Ich kann gerade nichts speichern, darum hat sich nichts geändert. Versuch es in einer Minute noch einmal.
store-outcome-unknown = Ich habe beim Speichern die Verbindung zur Datenbank verloren und weiß nicht, ob es geklappt hat. Sieh nach, bevor du es noch einmal versuchst: /tisch zeigt den Tisch.
error-unexpected = Bei mir ist etwas schiefgegangen. Alle bestätigten Züge sind sicher: Zeig den Tisch mit /tisch und versuch es noch einmal.
moved-command = Dieser Befehl heißt jetzt `/{ $command }`.
unknown-command = Diesen Befehl kenne ich nicht mehr. Tippe **/**, um zu sehen, welche es gibt, oder `/hilfe`.
moved-to-button = Das ist jetzt ein Knopf am Tisch; `/tisch` zeigt ihn.

### Beendete Partien: /wiederholung, /profil, die Karte des Ergebnisses

command-replay = wiederholung
command-replay-description = Sieh dir eine beendete Partie dieses Kanals noch einmal an
command-replay-slash-game = spiel
command-replay-game = Welche Partie; die letzte, wenn du nichts wählst
command-analysis = analyse
command-analysis-description = Sieh, wo sich eine beendete Partie dieses Kanals gedreht hat
command-analysis-slash-game = spiel
command-analysis-game = Welche Partie; die letzte, wenn du nichts wählst
button-analysis = Analyse
button-own-moves = Meine besseren Züge
button-turning-point = { $number } · Zug { $ply }
analysis-turn = **{ $number }** · Zug { $ply }, { $player }: { $move }. Von { $before } % auf { $after } %.
analysis-better = Besser: **{ $move }**.
analysis-steady = Kein Zug hat jemanden viel gekostet.
analysis-best = Keiner deiner Züge hat dich viel gekostet.
analysis-none = In dieser Partie hatte niemand eine Wahl.
analysis-turn-alone = **{ $number }** · Zug { $ply }, { $player }: { $move }.
analysis-judge-alone = Die Züge, die ein starker Computer anders gemacht hätte, wo es am meisten ausmachte.
analysis-last-moves = Von dieser langen Partie sind die letzten { $moves } Züge beurteilt.
analysis-failed = Die Partie ließ sich gerade nicht analysieren. Versuch es in einer Minute noch einmal.
no-search = Hier werden keine Partien analysiert: Die Computer dieses Bots laufen ohne ihre Suche.
analysis-judge = Wie oft ein starker Computer jeden gewinnen sieht, Zug für Zug.
analysis-step = Jetzt am besten: { $move }
analysis-alt = Wie oft jeder erwarten konnte zu gewinnen, nach der Nummer des Zuges.
analysis-busy = Eine andere Partie dieses Servers wird gerade analysiert. Versuch es in einer Minute noch einmal.
button-replay = Wiederholung
button-steps = Schritt für Schritt
button-step-first = Anfang
button-step-back = Zurück
button-step-on = Weiter
button-step-last = Ende
replay-at = -# Moment { $ply } von { $last }
replay-alt =
    { $moves ->
        [one] Die Partie in bewegten Bildern: ein Zug. Wie sie ausging, zeigt das nächste Bild.
       *[other] Die Partie in bewegten Bildern: { $moves } Züge. Wie sie ausging, zeigt das nächste Bild.
     }
replay-part = Welcher Teil
replay-part-whole = Die ganze Partie
replay-part-round = Runde { $round }
replay-part-last = Die letzten { $moves } Züge
replay-part-alt =
    { $moves ->
        [one] { $part } in bewegten Bildern: ein Zug.
       *[other] { $part } in bewegten Bildern: { $moves } Züge.
     }
replay-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Eröffne eine mit /spielen; ist sie vorbei, zeigt /wiederholung sie noch einmal.
replay-unknown = Diese Partie kenne ich in diesem Kanal nicht. Nimm eine, die /wiederholung vorschlägt, oder lass das Feld leer für die letzte.
no-replay = Diese Partie wurde nach älteren Regeln gespielt, oder sie endete vor dem Beginn. Ich kann sie nicht noch einmal zeigen.
day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
     } { $year }
card-alt = Das Ergebnis von { $game }, { $day }.
card-alt-place = Platz { $rank }: { $who }
card-resigned = aufgegeben
card-resigned-early = aufgegeben
card-out-of-time = Zeit abgelaufen
card-alt-rating = Wertung { $change }
number-rounds = Runden
number-played = gespielt
number-best-move = bester Zug
number-hexagons = Sechsecke
number-moves =
    { $moves ->
        [one] Zug
       *[other] Züge
     }
number-longest-turn = längster Zug
number-duration =
    { $unit ->
        [days] { $count } Tage
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
     }

### The verification of finished games

command-verify = prüfen
command-verify-description = Prüfe Glück, Züge und Ergebnis einer beendeten Partie dieses Kanals
command-verify-slash-game = spiel
command-verify-game = Welche Partie; die letzte, wenn du nichts wählst
command-verify-slash-record = protokoll
command-verify-record = Ein Protokoll als Datei: dann wird dieses geprüft
button-verify = Prüfen
verify-title = Prüfung
verify-right = **Alles stimmt.**
verify-right-luck = Glück: Der Startwert passt zum Siegel, und jede Ziehung ({ $draws } insgesamt) folgt aus dem Startwert und dem, was hinzukam.
verify-right-moves = Züge und Ergebnis: Jeder Zug ({ $moves } insgesamt) folgt den Regeln, und sie führen zum Ergebnis.
verify-hash = Fingerabdruck des Protokolls: `{ $hash }`. Wer denselben sieht, hat dasselbe Protokoll.
verify-file = Das Protokoll ist die Datei unten. `docs/verify.py` aus meinem Programm prüft es ohne mich.
verify-played = Es ist das Protokoll der Partie, die an diesem Tisch gespielt wurde.
verify-unknown = Diese Partie habe ich nicht. Vergleiche den Fingerabdruck mit dem einer anderen Person, um sicher zu sein, dass es die gemeinte Partie ist.
verify-names = Die Namen darin sind nicht geprüft: Der Fingerabdruck bindet sie nicht.
verify-named-file = Es enthält die Namen der Spieler, denn du hast mitgespielt. Der Fingerabdruck bindet sie nicht.
record-names-seated = Nur wer an diesem Tisch saß, bekommt das Protokoll mit Namen.
button-named-record = Protokoll mit Namen
verify-refused = **Dieses Protokoll stimmt nicht.** { $reason }
verify-refused-at = **Dieses Protokoll stimmt bei Zug { $ply } nicht.** { $reason }
verify-malformed = Es ist kein Protokoll einer Partie, die ich kenne.
verify-commitment = Der Startwert passt nicht zum Siegel.
verify-field = Ein Feld ist nicht so, wie es sein muss.
verify-draws = Die Ziehungen sind nicht die des Startwerts.
verify-move = Der Zug ist gegen die Regeln.
verify-state = Die Züge führen nicht zu dieser Stellung.
verify-bad-hash = Der Fingerabdruck passt nicht zu dem, was vor ihm steht.
verify-result = Das ist nicht das Ergebnis, zu dem die Züge führen.
verify-other-hash = Es ist ein anderes Protokoll als das mit diesem Fingerabdruck.
verify-not-played = Das ist nicht, was am Tisch gespielt wurde.
verify-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Ist eine vorbei, prüft /prüfen sie.
verify-no-game = Diese Partie kenne ich in diesem Kanal nicht. Nimm eine, die /prüfen vorschlägt, oder lass das Feld leer für die letzte.
verify-unreadable = Diese Datei kann ich nicht lesen. Ein Protokoll hat höchstens ein Megabyte.

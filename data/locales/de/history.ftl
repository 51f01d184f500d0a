### Beendete Partien in Listen, und auf der Befehlszeile (python -m bot replay)

record-player = Spieler { $number }
record-computer = Computer { $number }

## Ein Moment einer Wiederholung und einige ihrer Züge, anderen gezeigt

button-show-moment = Diesen Moment zeigen
button-show-moves = GIF von Zügen …
moment-shown = -# Moment { $ply } von { $last }, gezeigt von { $player }
moves-shown = -# Züge { $first } bis { $last } von { $all }, gezeigt von { $player }
moves-shown-alt = Die Züge { $first } bis { $last } in bewegten Bildern.
moves-form-first = Erster Zug
moves-form-last = Letzter Zug
moves-form-hint = Von 0, dem Anfang, bis { $last }, dem Ende
moves-unreadable = Tippe zwei Nummern von Zügen ein, zum Beispiel 3 und 12.

## Listen beendeter Partien: /verlauf

command-history = verlauf
command-history-description = Beendete Partien dieses Servers oder Kanals, zum Öffnen
command-history-slash-game = spiel
command-history-game = Nur ein Spiel; alle, wenn du es weglässt
command-history-slash-variant = variante
command-history-variant = Nur eine Variante des Spiels; alle, wenn du sie weglässt
command-history-slash-player = spieler
command-history-player = Nur Partien dieses Spielers
command-history-slash-against = gegen
command-history-against = Nur Partien gegen diesen Spieler
command-history-slash-result = ergebnis
command-history-result = Wie sie für diesen Spieler ausgingen, oder für dich
command-history-slash-where = wo
command-history-where = Auf diesem Server oder in diesem Kanal; auf diesem Server, wenn du es weglässt
command-history-result-win = Gewonnen
command-history-result-loss = Verloren
command-history-result-draw = Remis
command-history-where-server = Dieser Server
command-history-where-here = Dieser Kanal
history-usual-rules = übliche Regeln
history-title = Beendete Partien
history-server = dieser Server
history-here = dieser Kanal
history-win = gewonnen
history-loss = verloren
history-draw = remis
history-against = { $player } gegen { $other }
history-won =
    { $count ->
        [one] { $winners } gewann gegen { $others }
       *[other] { $winners } gewannen gegen { $others }
     }
history-drawn = { $players } spielten remis
history-alone =
    { $outcome ->
        [win] { $player } gewann allein
       *[other] { $player } spielte allein und verlor
     }
history-alone-points =
    { $score ->
        [one] { $player } holte allein einen Punkt
       *[other] { $player } holte allein { $score } Punkte
     }
history-more = { $names } und { $more } weitere
history-none = Keine beendete Partie passt.
history-elsewhere = Partien ohne Nummer wurden in einem anderen Kanal gespielt: Nur dort lassen sie sich öffnen.
history-no-variant = Diese Variante wurde hier nicht gespielt. Nimm eine, die /verlauf vorschlägt, oder lass sie für alle weg.
history-open = Eine Partie öffnen
button-newer = Neuere
button-older = Ältere
button-games-server = Dieser Server
button-games-here = Dieser Kanal
button-record = Protokoll
button-back-to-games = Zurück zur Liste

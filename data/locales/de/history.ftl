### Beendete Partien in Listen, und auf der Befehlszeile (python -m bot replay)

numbered-player = Spieler { $number }
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

## Listen beendeter Partien: /partien

command-games = partien
command-games-description = Deine Partien auf allen Servern und beendete dieses Servers oder Kanals
command-games-show = Was du sehen willst; deine laufenden Partien, wenn du alles weglässt
command-games-show-mine = Meine Partien
command-games-show-finished = Beendete Partien
command-games-game = Nur ein Spiel; alle, wenn du es weglässt
command-games-variant = Nur eine Variante des Spiels; alle, wenn du sie weglässt
command-games-player = Nur Partien dieses Spielers
command-games-against = Nur Partien gegen diesen Spieler
command-games-result = Wie sie für diesen Spieler ausgingen, oder für dich
command-games-where = Auf diesem Server oder in diesem Kanal; auf diesem Server, wenn du es weglässt
command-games-result-win = Gewonnen
command-games-result-loss = Verloren
command-games-result-draw = Remis
place-here = Dieser Kanal
history-title = Beendete Partien
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
history-shared = { $winners } gewannen gemeinsam
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
history-no-variant = Diese Variante wurde hier nicht gespielt. Nimm eine, die /partien vorschlägt, oder lass sie für alle weg.
history-open = Eine Partie öffnen
button-newer = Neuere
button-older = Ältere
button-record = Protokoll
button-back-to-games = Zurück zur Liste

## One's own games that are on, wherever they are

games-title = Meine Partien
games-your-move = Du bist am Zug
games-waiting = Andere sind am Zug
games-lobbies = Warten auf Mitspielende
games-none = Gerade spielst du keine Partie. /spielen eröffnet einen Tisch.
games-here = Auch in diesem Kanal
games-more = und { $more } weitere
with-players = mit { $players }
games-alone = allein
button-finished-games = Beendete Partien
button-next-own-game = Nächste Partie
next-own-game = Auch in einer anderen Partie bist du am Zug: { $game }.
games-find = Gegner finden

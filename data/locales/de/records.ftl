### Beendete Spiele: /wiedersehen, /profil, die Karte des Ergebnisses

command-replay = wiedersehen
command-replay-description = Sieh dir ein beendetes Spiel dieses Kanals noch einmal an
command-replay-slash-game = spiel
command-replay-game = Welches; das letzte, wenn du keines nennst
command-profile = profil
command-profile-description = Was jemand auf diesem Server erreicht hat
command-profile-slash-player = spieler
command-profile-player = Wessen Profil; deines, wenn du niemanden nennst
command-profile-slash-game = spiel
command-profile-game = Nur ein Spiel; alle, wenn du keines nennst
button-replay = Noch einmal ansehen
button-steps = Schritt für Schritt
button-step-first = Anfang
button-step-back = Zurück
button-step-on = Weiter
button-step-last = Ende
replay-at = -# Augenblick { $ply } von { $last }
replay-alt =
    { $moves ->
        [one] Das Spiel in bewegten Bildern: ein Zug. Wie es ausging, zeigt das nächste Bild.
       *[other] Das Spiel in bewegten Bildern: { $moves } Züge. Wie es ausging, zeigt das nächste Bild.
     }
replay-none = In diesem Kanal ist noch kein Spiel zu Ende gegangen. Öffne eines mit /spielen; ist es vorbei, zeigt /wiedersehen es noch einmal.
replay-unknown = Dieses Spiel kenne ich in diesem Kanal nicht. Nimm eines, das /wiedersehen anbietet, oder lass das Feld leer für das letzte.
no-replay = Dieses Spiel wurde nach anderen Regeln gespielt als den heutigen, oder es endete vor dem Beginn. Ich kann es nicht noch einmal zeigen.
profile-title = Profil
profile-rank = Platz { $rank } von { $among }
profile-peak = Höchstwert { $rating }
profile-since =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
     }
profile-now = jetzt
profile-lately = Letzte Spiele
profile-favourite = Lieblingsspiel
profile-empty = Die Wertung erscheint nach zwei Spielen gegen Menschen. Öffne einen Tisch mit /spielen.
profile-alt = Wertung { $rating }. Spiele { $games }: { $wins } gewonnen, { $losses } verloren, { $draws } unentschieden. Serie { $streak }.
profile-needs-server = Ein Profil gehört zu einem Server. Gib diesen Befehl in einem seiner Kanäle.
heading-streak = Serie
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
card-out-of-time = Zeit abgelaufen
card-foot =
    { $moves ->
        [one] Ein Zug
       *[other] { $moves } Züge
     } in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
     }

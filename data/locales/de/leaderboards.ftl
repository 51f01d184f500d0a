### Leaderboards and profiles

command-leaderboard = rangliste
command-leaderboard-description = Wer am besten spielt: nach Wertung, oder nach Bestwerten, wo man allein spielt
command-leaderboard-where = Auf diesem Server oder überall; dieser Server, wenn du nichts wählst
command-leaderboard-game = Nur ein Spiel; alle, wenn du nichts wählst
command-leaderboard-variant = Eine Variante des Spiels, auch allein gespielte; alle zusammen, wenn du nichts wählst
command-leaderboard-period = Eine Saison oder ein Monat; alles bisher, wenn du nichts wählst
place-server = Dieser Server
place-everywhere = Überall

leaderboard-title = Rangliste
this-server = dieser Server
leaderboard-everywhere = überall
leaderboard-all-games = alle Spiele
leaderboard-all-variants = alle Varianten
usual-rules = übliche Regeln
leaderboard-alone = { $variant ->
        [none] allein
       *[other] allein, { $variant }
    }
leaderboard-all-time = alles bisher
leaderboard-month = { $month } { $year }
leaderboard-season = Saison { $first }–{ $last } { $year }
leaderboard-month-name =
    { $month ->
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
    }
leaderboard-now = { $period } (jetzt)
leaderboard-by-rating = nach Wertung
leaderboard-by-points = nach Punkten
leaderboard-shown = { $first }–{ $last } von { $people }
leaderboard-somebody = jemand
leaderboard-empty = In dieser Rangliste steht noch niemand. Sie zählt Partien, die Menschen gegeneinander spielen: Eröffne eine mit /spielen.
leaderboard-empty-alone = In dieser Rangliste steht noch niemand. Sie zählt Partien, die jemand allein spielt: Eröffne eine mit /spielen.
ratings-not-computed = Wertungen und Bestleistungen sind aus den Partien vor der Aktualisierung des Bots noch nicht berechnet.
leaderboard-provisional = Vorläufig: noch wenige Partien, Gegner oder Tage
leaderboard-line =
    #{ $rank } { $player }: Wertung { $rating }{ $provisional ->
        [yes] , vorläufig
       *[no] { "" }
    }; { $wins } gewonnen, { $losses } verloren, { $draws } remis von { $games } ({ $percent } % gewonnen)
leaderboard-score-line =
    #{ $rank } { $player }: { $scored ->
        [points] { $points }
        [both] { $points } in { $time }
       *[time] { $time }
    }, { $day }
leaderboard-own-line = Du: { $line }
leaderboard-own-none = Du stehst noch nicht in dieser Rangliste.
leaderboard-not-on-it = Du stehst noch nicht in dieser Rangliste. Sie zählt Partien, die du dort beendet hast, gegen Menschen oder allein.
leaderboard-no-variant = Diese Variante hat dort niemand gespielt. Nimm eine, die /rangliste vorschlägt, oder lass sie weg für alle zusammen.
leaderboard-no-period = In dieser Zeit wurde dort nichts beendet. Nimm eine, die /rangliste vorschlägt, oder lass sie weg für alles bisher.
leaderboard-choose-game = Welches Spiel
leaderboard-choose-variant = Welche Variante
leaderboard-choose-period = Welcher Zeitraum
button-leaderboard-first = Anfang
button-leaderboard-previous = Zurück
button-leaderboard-next = Weiter
button-leaderboard-own = Mein Platz
button-leaderboard-picture = Als Bild

heading-games = Partien
heading-wins = Gewonnen
heading-losses = Verloren
heading-draws = Remis
heading-share = Quote
heading-rating = Wertung
heading-points = Punkte
heading-time = Zeit
heading-day = Tag
heading-streak = Serie
heading-best-streak = Beste Serie
number-share = { $percent } %
number-rating-provisional = { $rating }?
day-short = { $day }.{ $month }.{ $year }

command-profile = profil
command-profile-description = Wertung, Ergebnisse und Bestwerte eines Spielers
command-profile-player = Wessen Profil; deines, wenn du niemanden wählst
command-profile-game = Nur ein Spiel; alle, wenn du nichts wählst
command-profile-show = Was du sehen willst; ohne Angabe die Ergebnisse
profile-shows-results = Ergebnisse
profile-shows-achievements = Erfolge

profile-title = Profil
profile-rank = Platz { $rank } von { $among }
profile-peak = Höchstwert { $rating }
profile-since =
    { $games ->
        [one] vor einer Partie
       *[other] vor { $games } Partien
    }
profile-now = jetzt
profile-last-games = Letzte Partien
profile-favourite = Lieblingsspiel
profile-hidden = Dieses Profil ist nur auf den Servern zu sehen, auf denen die Person spielt.
profile-empty = Die Wertung beginnt mit der ersten Partie gegen Menschen. Eröffne einen Tisch mit /spielen.
profile-one-game = Bisher eine gewertete Partie: Mit der zweiten beginnt die Kurve.
profile-drawn = { $games } remis
profile-best = Bestwerte allein
profile-best-line = { $game }{ $variant }: { $best }
scored-points =
    { $score ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scored-points-in = { $points } in { $time }
profile-alt-rating =
    Wertung { $rating } ± { $spread }{ $provisional ->
        [yes] , vorläufig
       *[no] { "" }
    }; Platz { $rank } von { $among }{ $peaked ->
        [yes] ; Höchstwert { $peak }
       *[no] { "" }
    }.
profile-alt-games = Partien { $games }: { $wins } gewonnen, { $losses } verloren, { $draws } remis. Serie { $streak }, beste { $best }.
profile-alt-last = Die letzten Partien, die neueste zuletzt: { $outcomes }.
profile-alt-win = gewonnen
profile-alt-loss = verloren
profile-alt-draw = remis
profile-alt-favourite = Lieblingsspiel: { $game }.
profile-alt-against = Gegen { $other }: { $wins } gewonnen, { $losses } verloren, { $draws } remis.
profile-alt-graph = Die Wertung nach einigen der Partien, die neueste zuletzt: { $ratings }.


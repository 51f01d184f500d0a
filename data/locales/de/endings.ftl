### Wie eine Partie endete

ending-won =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } gewinnen.
     }
ending-draw = Remis.
ending-abandoned = Dieser Tisch wurde ohne Ergebnis geschlossen.
agreed-draw = In gegenseitigem Einverständnis.
agreed-end = Alle wollten aufhören.
ended-alone = { $people } hat das Spiel beendet.
ended-by-two = Zwei Mitspielende wollten aufhören.
out-of-time = Zeit abgelaufen: { $player }.
resigned = Aufgegeben: { $player }.
resigned-early = { $player } hat vor dem ersten eigenen Zug aufgegeben.
withdrew = { $player } ist aus dem Turnier ausgestiegen.
deserted = Alle sind gegangen.
host-left = Der Host ist gegangen, und niemand sonst konnte übernehmen.
expired = Eine halbe Stunde lang ist nichts passiert.
nobody-moved = Lange Zeit hat niemand gezogen.
ended-by-host = { $host } hat ihn geschlossen.
ended-by-player = Jemand von denen, die spielten, hat ihn geschlossen.
ended-by-moderator = Die Moderation hat ihn geschlossen.
place-gone = Seinen Kanal gibt es nicht mehr.
rules-changed = Ein Update hat die Regeln während der Partie geändert.

### Die Karte eines Ergebnisses

caption-closed = vorbei
caption-wins = gewinnt
caption-shared = geteilter Sieg
caption-lost = hat es nicht geschafft
caption-draw = Remis
result-won =
    { $winners ->
        [one] { $players } gewinnt
       *[other] { $players } gewinnen
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " mit" } { $points }
     }{ $rated ->
        [yes] , Wertung { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
result-best =
    { $compared ->
        [new] Ein neuer Bestwert{ $variant }: Bisher war es { $best }.
        [same] So gut wie der Bestwert{ $variant } bisher.
       *[below] Der Bestwert{ $variant } bisher ist { $best }.
    }
round-over = Ende von Runde { $round }
round-gained = { $player }: { $change } in dieser Runde
button-rematch = Revanche
card-alt = Das Ergebnis von { $game }, { $day }.
card-alt-place = Platz { $rank }: { $who }
card-resigned = aufgegeben
card-resigned-early = aufgegeben
card-withdrew = ausgestiegen
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
provisional = vorläufig
card-new-best = neuer Bestwert{ $variant }
card-best = Bestwert{ $variant }: { $best }

### Come è finita una partita

ending-won =
    { $count ->
        [one] { $players } vince.
       *[other] { $players } vincono.
     }
ending-draw = Pareggio.
ending-abandoned = Questo tavolo è stato chiuso senza risultato.
agreed-draw = Di comune accordo.
agreed-end = Chiuso di comune accordo.
ended-alone = { $people } ha interrotto la partita.
ended-by-two = Due giocatori erano d'accordo di smettere.
out-of-time = Tempo scaduto: { $player }.
resigned = Abbandono: { $player }.
resigned-early = { $player } ha abbandonato prima di fare una mossa.
withdrew = Ritiro dal torneo: { $player }.
deserted = Sono andati via tutti.
host-left = L'host è andato via, e nessun altro poteva prendere il suo posto.
expired = Per mezz'ora non è successo nulla.
nobody-moved = Per molto tempo nessuno ha fatto una mossa.
ended-by-host = L'ha chiuso { $host }.
ended-by-player = L'ha chiuso un giocatore.
ended-by-moderator = L'ha chiuso un moderatore.
place-gone = Il suo canale non c'è più.
rules-changed = Un aggiornamento ha cambiato le regole durante la partita.

### Il risultato

caption-closed = finita
caption-wins = vince
caption-shared = vittoria condivisa
caption-lost = non ce l'ha fatta
caption-draw = Pareggio
result-won =
    { $winners ->
        [one] { $players } vince
       *[other] { $players } vincono
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " con" } { $points }
     }{ $rated ->
        [yes] , rating { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
result-best =
    { $compared ->
        [new] Un nuovo record{ $variant }: finora era { $best }.
        [same] Alla pari con il record{ $variant }.
       *[below] Il record{ $variant } è { $best }.
    }
round-over = Fine del round { $round }
round-gained = { $player }: { $change } in questo round
button-rematch = Rivincita
card-alt = Il risultato di { $game }, { $day }.
card-alt-place = { $rank }º posto: { $who }
card-resigned = ha abbandonato
card-resigned-early = ha abbandonato
card-withdrew = ritiro
card-out-of-time = tempo scaduto
card-alt-rating = rating { $change }
number-rounds = round
number-played = giocati
number-best-move = mossa migliore
number-hexagons = esagoni
number-moves =
    { $moves ->
        [one] mossa
       *[other] mosse
     }
number-longest-turn = turno più lungo
number-duration =
    { $unit ->
        [days] { $count } giorni
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
     }
provisional = provvisorio
card-new-best = nuovo record{ $variant }
card-best = record{ $variant }: { $best }

## Nell'immagine: parole brevi, c'è poco posto

set-picture-pile = Mazzo { $cards }
set-picture-called = dichiara SET!
set-picture-found = ha trovato un SET
set-picture-wrong = ha sbagliato: non è un SET
set-picture-empty = Ancora nessuna carta in tavola
set-picture-sets = { $sets } SET
set-picture-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
set-picture-pair = un altro per il bonus

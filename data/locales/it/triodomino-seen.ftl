## La posizione a parole, per chi non vede l'immagine

triodomino-seen-round = Round { $round } di { $rounds }, riserva: { $stock }
triodomino-seen-turn =
    Tocca a { $player }{ $drawn ->
        [0] { "" }
       *[other] , pescate: { $drawn }
    }{ $free ->
        [yes] , può aprire un nuovo campo
       *[no] { "" }
    }
triodomino-seen-empty = Non c'è ancora nessuna tessera
triodomino-seen-formation = Campo { LETTER($number) }: { $tiles }
triodomino-seen-last = Ultima posata: { LETTER($formation) } { $cell }
triodomino-seen-hand = La tua mano: { $tiles }
triodomino-seen-fits = { $tile } combacia: { $cells }
triodomino-seen-closes = { $tile } chiude un esagono: { $cells }

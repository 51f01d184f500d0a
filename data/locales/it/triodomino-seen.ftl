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
triodomino-seen-legend = Caselle: u e d sono triangoli con la punta in su e in giù, poi colonna e riga, contate verso l'alto. I numeri di una tessera vanno in senso orario, dalla punta in alto (u) o dall'angolo in alto a sinistra (d).
triodomino-seen-edge =
    { $edge } accanto a { $tile }, { $side ->
        [above] sopra
        [below] sotto
        [left] a sinistra
       *[right] a destra
    }{ $formation ->
        [0] { "" }
       *[other] {" "}({ LETTER($formation) })
    }

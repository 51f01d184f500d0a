## La posizione a parole, per chi non vede l'immagine

tripple_domino-seen-round = Round { $round }, riserva: { $reserve }
tripple_domino-seen-turn =
    Tocca a { $player }{ $drawn ->
        [0] { "" }
       *[other] , pescate: { $drawn }
    }
tripple_domino-seen-empty = Non c'è ancora nessuna tessera
tripple_domino-seen-table = Sul tavolo: { $tiles }
tripple_domino-seen-last = Ultima posata: { $cell }
tripple_domino-seen-hand = La tua mano: { $tiles }
tripple_domino-seen-fits =
    { $tile } { $now ->
        [yes] combacia
       *[no] combacerebbe
    }: { $places }
tripple_domino-seen-legend = Caselle: u e d sono triangoli con la punta in su e in giù, poi colonna e riga, contate verso l'alto. I numeri di una tessera vanno in senso orario, dalla punta in alto (u) o dall'angolo in alto a sinistra (d).
tripple_domino-seen-edge =
    { $edge } accanto a { $tile }, { $side ->
        [above] sopra
        [below] sotto
        [left] a sinistra
       *[right] a destra
    }

## La position en mots, pour qui ne voit pas l'image

triodomino-seen-round = Manche { $round } sur { $rounds }, pioche : { $stock }
triodomino-seen-turn =
    À { $player } de jouer{ $drawn ->
        [0] { "" }
       *[other] , piochés : { $drawn }
    }{ $free ->
        [yes] , peut ouvrir une nouvelle formation
       *[no] { "" }
    }
triodomino-seen-empty = Pas encore de domino
triodomino-seen-formation = Formation { LETTER($number) } : { $tiles }
triodomino-seen-last = Dernier posé : { LETTER($formation) } { $cell }
triodomino-seen-hand = Ta main : { $tiles }
triodomino-seen-fits = { $tile } va : { $cells }
triodomino-seen-closes = { $tile } ferme un hexagone : { $cells }

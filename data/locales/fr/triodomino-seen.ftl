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
triodomino-seen-legend = Cases : u et d sont des triangles pointés vers le haut et vers le bas, puis colonne et rangée, comptées vers le haut. Les nombres d'un domino tournent dans le sens horaire, depuis le haut (u) ou le coin en haut à gauche (d).
triodomino-seen-edge =
    { $edge } contre { $tile }, { $side ->
        [above] au-dessus
        [below] au-dessous
        [left] à gauche
       *[right] à droite
    }{ $formation ->
        [0] { "" }
       *[other] {" "}({ LETTER($formation) })
    }

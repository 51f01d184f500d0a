## La position en mots, pour qui ne voit pas l'image

tripple_domino-seen-round = Manche { $round }, pioche : { $reserve }
tripple_domino-seen-turn =
    À { $player } de jouer{ $drawn ->
        [0] { "" }
       *[other] , piochés : { $drawn }
    }
tripple_domino-seen-empty = Pas encore de domino
tripple_domino-seen-table = Sur la table : { $tiles }
tripple_domino-seen-last = Dernier posé : { $cell }
tripple_domino-seen-hand = Ta main : { $tiles }
tripple_domino-seen-fits =
    { $tile } { $now ->
        [yes] va
       *[no] irait
    } : { $places }
tripple_domino-seen-legend = Cases : u et d sont des triangles pointés vers le haut et vers le bas, puis colonne et rangée, comptées vers le haut. Les nombres d'un domino tournent dans le sens horaire, depuis le haut (u) ou le coin en haut à gauche (d).
tripple_domino-seen-edge =
    { $edge } contre { $tile }, { $side ->
        [above] au-dessus
        [below] au-dessous
        [left] à gauche
       *[right] à droite
    }

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

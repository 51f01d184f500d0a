## La position en mots, pour qui ne voit pas l'image

tris_on_steroids-seen-turn =
    Tour { $turn }{ $limit ->
        [0] { "" }
       *[other] { " " }sur { $limit }
    } : { $player } { $step ->
        [clear] vide une ligne
        [reveal] retourne une carte
       *[act] peut utiliser la carte en { UPPER($cell) }
    }
tris_on_steroids-seen-line = { $player } gagne avec la ligne { UPPER($cells) }
tris_on_steroids-seen-card =
    { UPPER($cell) } : { $face ->
        [up] { "" }
        [known] cachée (tu la connais :{ " " }
       *[down] cachée
    }{ $symbol ->
        [triangle] triangle
        [circle] cercle
        [cross] croix
        [square] carré
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }DÉFAUSSE
        [swap] { " " }ÉCHANGE
        [goal] { " " }OBJECTIF
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-goal =
    Carte objectif, { $player } : { $face ->
        [up] { "" }
        [known] cachée (tu la connais :{ " " }
       *[down] cachée
    }{ $symbol ->
        [triangle] triangle
        [circle] cercle
        [cross] croix
        [square] carré
       *[hidden] { "" }
    }{ $action ->
        [discard] { " " }DÉFAUSSE
        [swap] { " " }ÉCHANGE
        [goal] { " " }OBJECTIF
       *[hidden] { "" }
    }{ $face ->
        [known] )
       *[other] { "" }
    }
tris_on_steroids-seen-pile = Pioche : { $cards }
tris_on_steroids-seen-discards =
    Défausse : { $cards }, au-dessus { $symbol ->
        [triangle] triangle
        [circle] cercle
        [cross] croix
        [square] carré
       *[hidden] cachée
    }{ $action ->
        [discard] { " " }DÉFAUSSE
        [swap] { " " }ÉCHANGE
        [goal] { " " }OBJECTIF
       *[hidden] { "" }
    }

### L'entraîneur : une phrase pour chaque tournant d'une partie. Ce qui a été joué est en italique, le meilleur en gras.

coach-turn = **{ $number }** · Coup { $ply }, { $player } :
coach-measured = { $why } : { $before } % au lieu de { $after } %.
coach-alone = { $why }.
coach-cost = { $move }. De { $before } % à { $after } %.
coach-cost-alone = { $move }.

## Pourquoi un coup est meilleur qu'un autre

coach-better = **{ $better }** est meilleur que *{ $move }*
coach-wins = **{ $better }** gagne tout de suite, pas *{ $move }*
coach-lets-win = *{ $move }* laisse { $player } gagner tout de suite avec *{ $reply }*, pas **{ $better }**
coach-fork = **{ $better }** menace de gagner à deux endroits, pas *{ $move }*
coach-forced-win = **{ $better }** gagne contre toute défense, pas *{ $move }*
coach-forced-loss = *{ $move }* perd contre les meilleures réponses, pas **{ $better }**
coach-own-line =
    { $number ->
        [one] avec **{ $better }**, une carte du symbole secret est visible
       *[other] avec **{ $better }**, { $number } cartes du symbole secret sont visibles
    } sur une ligne, avec *{ $move }* { $instead ->
        [0] aucune
        [one] une
       *[other] { $instead }
    }
coach-their-line =
    après *{ $move }*, { $instead } { $symbol ->
        [triangle] triangles
        [circle] cercles
        [cross] croix
       *[square] carrés
    } sont visibles sur une ligne, après **{ $better }** { $symbol ->
        [cross] { $number ->
            [0] aucune
            [one] une seule
           *[other] seulement { $number }
        }
       *[other] { $number ->
            [0] aucun
            [one] un seul
           *[other] seulement { $number }
        }
    }
coach-points =
    { $number ->
        [one] **{ $better }** rapporte un point
       *[other] **{ $better }** rapporte { $number } points
    }, *{ $move }* { $instead }
coach-rid =
    { $number ->
        [one] **{ $better }** débarrasse d'un point
       *[other] **{ $better }** débarrasse de { $number } points
    }, *{ $move }* de { $instead }
coach-fitting =
    { $number ->
        [one] après **{ $better }**, un domino de la main peut encore être posé
       *[other] après **{ $better }**, { $number } dominos de la main peuvent encore être posés
    }, après *{ $move }* { $instead ->
        [0] aucun
        [one] un
       *[other] { $instead }
    }
coach-answer =
    { $instead ->
        [one] après *{ $move }*, le domino suivant peut rapporter un point
       *[other] après *{ $move }*, le domino suivant peut rapporter { $instead } points
    }, après **{ $better }** { $number } au plus
coach-open =
    { $instead ->
        [one] après *{ $move }*, un domino que d'autres peuvent avoir convient
       *[other] après *{ $move }*, { $instead } dominos que d'autres peuvent avoir conviennent
    }, après **{ $better }** { $number ->
        [0] aucun
        [one] un
       *[other] { $number }
    }
coach-out = **{ $better }** pose le dernier domino de la main, pas *{ $move }*
coach-hexagon = **{ $better }** ferme un hexagone, pas *{ $move }*
coach-set-there = *{ $move }*{ $seconds ->
        [0] { "" }
        [one] { " " }après une seconde
       *[other] { " " }après { $seconds } secondes
    }, mais **{ UPPER($slots) }** est un SET
coach-set-wrong = *{ $move }* n'est pas un SET : deux ont { $feature ->
        [number] le même nombre
        [colour] la même couleur
        [shape] la même forme
       *[shading] le même remplissage
    }, pas la troisième ; { $found ->
        [yes] **{ $better }** en est un
       *[no] il n'y en a pas
    }
coach-set-none = *{ $move }*, mais il n'y a pas de SET sur la table ; mieux : **{ $better }**

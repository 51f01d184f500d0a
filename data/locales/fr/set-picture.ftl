## Dans l'image : des mots courts, la place est comptée

set-picture-pile = Pioche { $cards }
set-picture-called = annonce SET !
set-picture-found = a trouvé un SET
set-picture-wrong = s'est trompé : pas de SET
set-picture-empty = Pas encore de carte sur la table
set-picture-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
set-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
set-picture-pair = encore un pour le bonus

tris_on_steroids-name = Tris on Steroids
tris_on_steroids-blurb = Remplis une ligne avec ton symbole secret, sur des cartes qui bougent sans cesse. De 2 à 4.
tris_on_steroids-thumbnail = Six cartes, dont deux cachées ; l'une agit sur sa voisine.
tris_on_steroids-about =
    Chacun a un symbole secret et en veut une ligne entière sur la grille de cartes.
    Les cartes se retournent, s'échangent et disparaissent sans cesse, et personne ne sait qui veut quoi.

tris_on_steroids-option-grid = La taille de la grille, et donc la longueur d'une ligne
tris_on_steroids-option-grid-name = Grille
tris_on_steroids-option-grid-3x3 = 3x3, lignes de trois
tris_on_steroids-option-grid-4x4 = 4x4, lignes de quatre
tris_on_steroids-option-copies = Combien de fois chacune des douze cartes différentes est dans le paquet
tris_on_steroids-option-copies-name = Exemplaires par carte
tris_on_steroids-option-turn_limit = La partie se termine sans vainqueur après ce nombre de tours ; 0 pour aucune limite
tris_on_steroids-option-turn_limit-name = Limite de tours

tris_on_steroids-word-clear = Vider
tris_on_steroids-word-row = Rangée
tris_on_steroids-word-column = Colonne
tris_on_steroids-word-diagonal = Diagonale
tris_on_steroids-word-down = Descendante ↘
tris_on_steroids-word-up = Montante ↗
tris_on_steroids-word-reveal = Retourner
tris_on_steroids-word-act = L'utiliser sur
tris_on_steroids-word-keep = Aucune action

tris_on_steroids-cleared =
    { $player } a vidé { $kind ->
        [row] la rangée { $place }
        [column] la colonne { UPPER($place) }
       *[diagonal] { $place ->
            [down] la diagonale descendante
           *[up] la diagonale montante
        }
    }.
tris_on_steroids-reshuffled = La pioche était vide : { $cards } cartes défaussées ont été mélangées pour en faire une nouvelle.
tris_on_steroids-revealed =
    { $player } a retourné { UPPER($cell) } : { $symbol ->
        [triangle] un triangle
        [circle] un cercle
        [cross] une croix
       *[square] un carré
    } avec { $action ->
        [discard] DÉFAUSSE
        [swap] ÉCHANGE
       *[goal] OBJECTIF
    }.
tris_on_steroids-kept = { $player } a laissé { UPPER($cell) } en l'état.
tris_on_steroids-discarded =
    { $player } a défaussé { $symbol ->
        [triangle] un triangle
        [circle] un cercle
        [cross] une croix
        [square] un carré
       *[hidden] une carte cachée
    } de { UPPER($cell) }.
tris_on_steroids-swapped = { $player } a échangé { UPPER($cell) } et { UPPER($target) }.
tris_on_steroids-goal-changed =
    { $player } a pris comme nouvel objectif { $taken ->
        [triangle] le triangle
        [circle] le cercle
        [cross] la croix
        [square] le carré
       *[hidden] la carte cachée
    } de { UPPER($cell) } et a mis à sa place { $given ->
        [triangle] un triangle
        [circle] un cercle
        [cross] une croix
        [square] un carré
       *[hidden] l'ancien, caché
    }.
tris_on_steroids-looked =
    Ton nouvel objectif est { $symbol ->
        [triangle] le triangle
        [circle] le cercle
        [cross] la croix
       *[square] le carré
    } (avec { $action ->
        [discard] DÉFAUSSE
        [swap] ÉCHANGE
       *[goal] OBJECTIF
    }).
tris_on_steroids-won =
    { $player } montre sa carte objectif et gagne avec une ligne de { $symbol ->
        [triangle] triangles
        [circle] cercles
        [cross] croix
       *[square] carrés
    } !

tris_on_steroids-line = Une ligne entière d'un même symbole.
tris_on_steroids-unfinished = Les tours convenus sont joués et personne n'a gagné.

tris_on_steroids-unreadable = Je ne comprends pas ce coup. Essaie `retourner b2`, `l'utiliser sur c3`, `aucune action` ou `vider rangée 2`.
tris_on_steroids-no-cell = Cette grille n'a pas de case { UPPER($cell) }. Les colonnes ont des lettres, les rangées des numéros, comme dans `b2`.
tris_on_steroids-no-line = Cette grille n'a pas de ligne { $line }. Choisis une de ses rangées, colonnes ou grandes diagonales.
tris_on_steroids-clear-first = Toutes les cartes sont visibles, il faut donc d'abord vider une ligne. Choisis-la, par exemple `vider rangée 2`.
tris_on_steroids-reveal-first = Retourne maintenant une carte cachée, par exemple `retourner b2`. Les actions viennent après, et on ne vide une ligne que si toutes les cartes sont visibles.
tris_on_steroids-act-first = Ta carte est retournée. Utilise son action sur une voisine, comme `l'utiliser sur b2`, ou laisse-la avec `aucune action`.
tris_on_steroids-face-up = La carte en { UPPER($cell) } est déjà visible. Choisis-en une cachée.
tris_on_steroids-not-next-to-it = { UPPER($target) } n'est pas à côté de { UPPER($cell) }. Une carte ne pointe que vers une voisine, tout droit ou en diagonale.

## The variants, in a title

tris_on_steroids-short-grid-3x3 = 3x3
tris_on_steroids-short-grid-4x4 = 4x4
tris_on_steroids-short-copies = { $value } exemplaires par carte
tris_on_steroids-short-turn_limit =
    { $value ->
        [0] sans limite de tours
        [one] { $value } tour au plus
       *[other] { $value } tours au plus
    }
tris_on_steroids-with-grid-4x4 = en 4x4

## Options as the slash command names them

tris_on_steroids-slash-grid = grille
tris_on_steroids-slash-copies = exemplaires
tris_on_steroids-slash-turn_limit = limite_de_tours

## What a move would do

tris_on_steroids-preview-reveal =
    { UPPER($cell) } : { $symbol ->
        [triangle] un triangle
        [circle] un cercle
        [cross] une croix
       *[square] un carré
    } avec { $action ->
        [discard] DÉFAUSSE
        [swap] ÉCHANGE
       *[goal] OBJECTIF
    } (tu la connais){ $wins ->
        [yes] { " : " }gagne !
       *[no] { "" }
    }
tris_on_steroids-preview-discard =
    { UPPER($target) } : défausser { $symbol ->
        [triangle] le triangle
        [circle] le cercle
        [cross] la croix
        [square] le carré
       *[hidden] la carte cachée
    }
tris_on_steroids-preview-swap =
    Échanger { UPPER($cell) } et { UPPER($target) }{ $wins ->
        [yes] { " : " }gagne !
       *[no] { "" }
    }
tris_on_steroids-preview-goal =
    { UPPER($target) } : { $symbol ->
        [triangle] le triangle
        [circle] le cercle
        [cross] la croix
        [square] le carré
       *[hidden] la carte cachée
    } comme objectif{ $wins ->
        [yes] { " : " }gagne !
       *[no] { "" }
    }

## The keys of a turn, the questions that they answer, and the private panel

tris_on_steroids-prompt-clear = Toutes les cartes sont visibles : quelle ligne faut-il vider ?
tris_on_steroids-prompt-reveal = Quelle carte est retournée ?
tris_on_steroids-prompt-act =
    { UPPER($cell) } { $action ->
        [discard] défausse une voisine : laquelle ?
        [swap] échange sa place avec une voisine : laquelle ?
       *[goal] fait d'une voisine l'objectif : laquelle ?
    }
tris_on_steroids-key-line =
    { $kind ->
        [column] ↓ { UPPER($place) }
        [row] → { $place }
       *[diagonal] { $place ->
            [down] ↘
           *[up] ↗
        }
    }
tris_on_steroids-key-card =
    { $symbol ->
        [triangle] △
        [circle] ○
        [cross] ✕
       *[square] □
    }
tris_on_steroids-hand = But
tris_on_steroids-button-keep = Laisser
tris_on_steroids-goal =
    Ton objectif : **{ $length ->
        [3] trois
       *[4] quatre
    } { $symbol ->
        [triangle] triangles alignés
        [circle] cercles alignés
        [cross] croix alignées
       *[square] carrés alignés
    }**

### Tris 1

tris_1-name = Tris 1
tris_1-blurb = Le morpion avec les dés de Tris 2 : aligne trois de tes symboles pour gagner. À deux.
tris_1-thumbnail = Trois X en diagonale, entre des O et des cases vides.
tris_1-about =
    À deux, chacun son tour : on tourne un dé vide sur son propre symbole, X ou O.
    Trois de ses symboles sur une rangée, une colonne ou une diagonale gagnent ; si tout est plein sans alignement, la partie est nulle.

## Options

tris_1-option-first = Qui commence, avec X
tris_1-option-first-name = Qui commence
tris_1-option-first-first_seat = La personne arrivée en premier
tris_1-option-first-second_seat = La personne arrivée en deuxième
tris_1-option-first-lot = Un tirage au sort en décide
tris_1-short-first-first_seat = la place 1 commence
tris_1-short-first-second_seat = la place 2 commence
tris_1-short-first-lot = un tirage au sort décide qui commence
tris_1-slash-first = qui_commence

## What happens

tris_1-begins = { $player } commence avec X.
tris_1-written =
    { $player } a écrit { $symbol ->
        [x] X
       *[other] O
     } en { UPPER($cell) }.
tris_1-line = Trois alignés !
tris_1-full = La dernière case est pleine.
tris_1-by-line = Trois alignés.
tris_1-by-full-board = Les neuf cases sont pleines, sans alignement.

## What cannot be done

tris_1-unreadable = Je ne comprends pas ce coup. Nomme une case de A1 à C3, par exemple : `b2`.
tris_1-taken =
    Il y a déjà { $symbol ->
        [x] X
       *[other] O
     } en { UPPER($cell) }. Choisis une case vide.

## What a move would do

tris_1-preview = { UPPER($cell) }{ $wins ->
        [yes] { " gagne !" }
       *[no] { "" }
    }

## The keys of a move

tris_1-prompt = Quelle case pour { UPPER($symbol) } ?
tris_1-key-taken = { UPPER($symbol) }

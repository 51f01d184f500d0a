### Nim

nim-name = Nim
nim-blurb = On prend tour à tour une à trois allumettes ; qui prend la dernière gagne.
nim-rules =
    Il y a un tas d'allumettes sur la table. On en prend tour à tour une, deux ou trois ; qui prend la dernière gagne.

    ### Comment l'écrire
    `take 2` prend deux allumettes.

    ### Options
    - `allumettes` : combien d'allumettes il y a au début.
nim-option-matches-name = Allumettes
nim-option-matches = Combien d'allumettes il y a au début
nim-slash-matches = allumettes
nim-word-take = prends

## What happens, and what cannot be done

nim-taken = { $player } en a pris { $number }.
nim-last-match = La dernière allumette est prise.
nim-unreadable = Je ne comprends pas ce coup. Écris-le comme ceci : take 2.
nim-too-many = Il en reste { $matches }. Prends-en moins.

## The position, and what a move would do

nim-seen-matches = Allumettes restantes : { $matches }
nim-seen-turn = Au tour de { $player }
nim-preview = en laisse { $left }

### Tris 2

tris_2-name = Tris 2
tris_2-blurb = À chaque tour, fais rouler un des neuf dés : trois symboles identiques alignés gagnent. À deux.
tris_2-thumbnail = Quatre dés avec des X, des O et des barres ; l'un d'eux vient de rouler.
tris_2-about =
    Neuf dés forment un bloc ; à chaque tour, l'un d'eux bascule sur une case libre à côté et montre un autre symbole.
    Trois symboles identiques alignés gagnent, quels qu'ils soient. Les deux déplacent les mêmes dés.

## Options

tris_2-option-rule_of_4 = Tous les dés doivent toujours tenir dans quatre rangées et quatre colonnes
tris_2-option-rule_of_4-name = Règle des 4
tris_2-suggestion-rule_of_4 = Conseillée, dans Options : la règle des 4. Sans elle, entre gens attentifs, presque personne ne gagne : la partie finit souvent nulle.
tris_2-option-advanced = Vous construisez vous-mêmes le bloc de départ, dé par dé
tris_2-option-advanced-name = Préparation avancée
tris_2-option-advanced_mid_edge = En préparation avancée, pas de symboles identiques en contact au milieu des côtés
tris_2-option-advanced_mid_edge-name = Milieux différents
tris_2-option-first = Qui commence
tris_2-option-first-name = Qui commence
tris_2-option-first-dice = Un lancer de dés en décide
tris_2-option-first-first_seat = La personne arrivée en premier
tris_2-option-first-second_seat = La personne arrivée en deuxième

## Words of a move

tris_2-word-roll = rouler
tris_2-word-place = poser
tris_2-word-north = nord
tris_2-word-east = est
tris_2-word-south = sud
tris_2-word-west = ouest
tris_2-word-x = X
tris_2-word-o = O

## What happens

tris_2-begins = { $player } commence.
tris_2-begins-by-dice =
    { $player } commence : aux dés, { UPPER($better) } bat { UPPER($worse) }{ $equal ->
        [0] { "" }
        [one] , après une égalité
       *[other] , après { $equal } égalités
     }.
tris_2-rolled =
    { $player } a fait rouler { UPPER($die) } vers { $direction ->
        [north] le nord
        [east] l'est
        [south] le sud
       *[west] l'ouest
     } : { $was ->
        [x] X
        [o] O
       *[other] /
     } est devenu { $now ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-placed =
    { $player } a posé un dé en { UPPER($cell) } : { $top ->
        [x] X
        [o] O
       *[other] /
     } sur le dessus, { $ns ->
        [x] X
        [o] O
       *[other] /
     } au nord et au sud.
tris_2-set-up = Le bloc est complet. { $player } joue le premier coup.
tris_2-tris =
    Tris ! { $dice ->
        [3] Trois dés
        [4] Quatre dés
        [5] Cinq dés
       *[other] { $dice } dés
     } montrent { $symbol ->
        [x] X
        [o] O
       *[other] /
     }.
tris_2-by-tris = Des symboles identiques alignés.

## What cannot be done

tris_2-unreadable = Je ne comprends pas ce coup. Écris-le ainsi : `rouler e nord`.
tris_2-unreadable-placement = Je ne comprends pas ce coup. C'est encore la préparation, écris-le donc ainsi : `poser b2 x o`.
tris_2-twin-faces =
    Aucun dé n'a { $symbol ->
        [x] X
        [o] O
       *[other] /
     } à la fois sur le dessus et sur un côté. Choisis deux symboles différents.
tris_2-still-placing =
    Le bloc n'est pas encore complet : il manque { $missing ->
        [one] un dé
       *[other] { $missing } dés
     }. Poses-en d'abord un, par exemple : `poser b2 x o`.
tris_2-all-placed = Les neuf dés sont posés. Fais-en rouler un maintenant, par exemple : `rouler e nord`.
tris_2-occupied =
    Il y a déjà un dé { $direction ->
        [north] au nord
        [east] à l'est
        [south] au sud
       *[west] à l'ouest
     } de { UPPER($die) }. Fais rouler { UPPER($die) } ailleurs, ou choisis un autre dé.
tris_2-undo = { UPPER($die) } vient justement de là, et revenir tout de suite annulerait le dernier coup. Fais rouler { UPPER($die) } ailleurs, ou choisis un autre dé.
tris_2-island =
    Si { UPPER($die) } roule vers { $direction ->
        [north] le nord
        [east] l'est
        [south] le sud
       *[west] l'ouest
     }, des dés perdent le contact avec les autres. Les neuf doivent rester en contact, au moins par les coins : choisis un autre coup.
tris_2-rule-of-4 =
    Si { UPPER($die) } roule vers { $direction ->
        [north] le nord
        [east] l'est
        [south] le sud
       *[west] l'ouest
     }, le terrain dépasse quatre cases. La règle des 4 est en vigueur : choisis un autre coup.
tris_2-taken = Il y a déjà un dé en { UPPER($cell) }. Choisis une case vide.
tris_2-tris-while-placing =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } en { UPPER($cell) } ferait un tris, et le bloc ne doit pas en avoir. Choisis un autre symbole ou une autre case.
tris_2-mid-edge =
    { $symbol ->
        [x] X
        [o] O
       *[other] /
     } en { UPPER($cell) } toucherait le même symbole au milieu du côté voisin. Choisis un autre symbole ou une autre case.
tris_2-no-completion =
    Avec { $symbol ->
        [x] X
        [o] O
       *[other] /
     } en { UPPER($cell) }, le bloc ne pourrait plus être complété sans tris. Choisis un autre symbole ou une autre case.
tris_2-mid-edge-alone = Les milieux différents font partie de la préparation avancée. Active les deux, ou aucune.

## The variants, in a title

tris_2-short-rule_of_4 = règle des 4
tris_2-short-advanced = préparation avancée
tris_2-short-advanced_mid_edge = milieux différents
tris_2-short-first-dice = les dés décident qui commence
tris_2-short-first-first_seat = la place 1 commence
tris_2-short-first-second_seat = la place 2 commence
tris_2-with-rule_of_4 = avec la règle des 4
tris_2-with-advanced = avec la préparation avancée
tris_2-with-advanced_mid_edge = avec des milieux différents

## Options as the slash command names them

tris_2-slash-rule_of_4 = règle_des_4
tris_2-slash-advanced = préparation_avancée
tris_2-slash-advanced_mid_edge = milieux_différents
tris_2-slash-first = qui_commence

## What a move would do

tris_2-preview-roll =
    { UPPER($die) } vers { $direction ->
        [north] le nord
        [east] l'est
        [south] le sud
       *[west] l'ouest
     } : { $now ->
        [x] X
        [o] O
       *[other] /
     } sur le dessus{ $wins ->
        [yes] { " " }et gagne !
       *[no] { "" }
     }
tris_2-preview-top =
    { $top ->
        [x] X
        [o] O
       *[other] /
     } sur le dessus
tris_2-preview-die =
    { UPPER($cell) } : { $top ->
        [x] X
        [o] O
       *[other] /
     } sur le dessus, { $ns ->
        [x] X
        [o] O
       *[other] /
     } au nord et au sud

## The keys of a move, and the questions that they answer

tris_2-prompt-die = Quel dé ?
tris_2-prompt-direction = Dé { UPPER($die) } : dans quelle direction ?
tris_2-prompt-cell = Quelle case pour le prochain dé ?
tris_2-prompt-top = Dé en { UPPER($cell) } : quel symbole sur le dessus ?
tris_2-prompt-sides = Dé en { UPPER($cell) }, { UPPER($top) } sur le dessus : quel symbole au nord et au sud ?
tris_2-key-direction =
    { $direction ->
        [north] ↑
        [east] →
        [south] ↓
       *[west] ←
     }{ $now ->
        [none] { "" }
       *[other] { " " }{ UPPER($now) }
     }{ $wins ->
        [yes] { " " }gagne !
       *[no] { "" }
     }
tris_2-key-die = { UPPER($die) } { UPPER($top) }
tris_2-key-taken = { UPPER($top) }
tris_2-key-sides =
    ↕ { UPPER($ns) }{ $ew ->
        [none] { "" }
       *[other] { " " }↔ { UPPER($ew) }
     }
tris_2-draw-repeated = La même position est revenue { $times } fois.
tris_2-draw-long = Après { $rolls } coups, personne n'est plus près d'un tris.

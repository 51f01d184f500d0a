### Triodomino

triodomino-name = Triodomino
triodomino-blurb = Pose tous tes triangles ; fermer un hexagone permet d'ouvrir une formation. De 2 à 4 joueurs.
triodomino-rules =
    ### Le but
    Avoir le moins de points après le nombre de manches convenu. Pose toutes tes tuiles avant les autres : ce que tu as encore en main à la fin d'une manche compte contre toi.

    ### Les tuiles
    56 triangles portant chacun trois nombres de 0 à 5, croissants dans le sens horaire. Tu peux les tourner, jamais les retourner. Une tuile vaut la somme de ses nombres. À deux vous recevez 10 tuiles, à trois ou quatre 8. Le reste forme la pioche.

    ### Ton tour
    Qui commence ouvre avec une tuile quelconque ; c'est tout son tour. Puis on tourne dans le sens horaire :
    - Si une de tes tuiles va quelque part, tu dois en **poser** une : le long d'une tuile déjà posée. Les nombres qui se touchent doivent être égaux, même là où seul un sommet touche.
    - Si aucune ne va, **pioche**-en une. Si elle va, tu dois la poser ; sinon tu en pioches une seconde. Si celle-ci ne va pas non plus, tu gardes les deux et c'est au suivant.
    - Si rien ne va et que la pioche est vide, tu passes.

    ### Hexagones
    Pose la sixième tuile autour d'un point, et tu peux mettre encore une tuile de ton choix librement sur la table. Elle commence une formation à part, et dès lors tous peuvent aussi poser là. Il n'y a qu'une tuile libre, même si tu fermes plusieurs hexagones d'un coup. Tu peux y renoncer.

    ### Fin de la manche
    Quand quelqu'un n'a plus de tuile, il marque 0 ; les autres marquent ce qu'ils ont en main. Quand à la suite personne n'a pu poser, tous marquent ce qu'ils ont en main. Un autre commence la manche suivante, dans le sens horaire. Après la dernière, le plus bas total gagne.

    ### Le monde à l'envers
    Chaque tuile que tu poses, celle d'ouverture et les libres aussi, te rapporte sa valeur. Ce qui reste en main ne compte pas, et le plus haut total gagne. Tout le reste est pareil.

    ### Comment l'écrire
    - `open 0-1-2` pose la première tuile d'une manche.
    - `place 0-1-2 1:u3,-1` pose la tuile 0-1-2 sur la case u3,-1 de la formation 1 ; elle se tourne toute seule. Les cases s'appellent `u` si elles pointent vers le haut et `d` vers le bas. La première tuile d'une formation est sur u0,0 ; le premier nombre croît vers la droite, le second vers le haut. *Ma main* montre où vont tes tuiles.
    - `draw` (piocher) et `pass` (passer)
    - `free 0-1-2` pose la tuile libre après un hexagone ; `skip` y renonce.

    ### Options
    - **rounds** : combien de manches vous jouez.
    - **topsy_turvy** : le plus de points gagne.
    - **first** : qui commence la première manche. La règle dit le plus jeune.

## Options

triodomino-option-rounds = Combien de manches vous jouez
triodomino-option-topsy_turvy = Le monde à l'envers : les tuiles posées rapportent, et le plus de points gagne
triodomino-option-first = Quel joueur commence la première manche, dans l'ordre d'arrivée
triodomino-short-rounds =
    { $value ->
        [one] { $value } manche
       *[other] { $value } manches
    }
triodomino-short-topsy_turvy = monde à l'envers
triodomino-short-first = le joueur { $value } commence

## Words of a move

triodomino-word-open = Ouvrir avec
triodomino-word-place = Poser
triodomino-word-draw = Piocher une tuile
triodomino-word-pass = Passer
triodomino-word-free = Nouvelle formation avec
triodomino-word-skip = Pas de tuile libre

## What happens

triodomino-round = La manche { $round } sur { $rounds } commence.
triodomino-opens = { $player } commence.
triodomino-opened = { $player } ouvre avec { $tile }.
triodomino-placed = { $player } pose { $tile } sur { $cell } de la formation { $formation }.
triodomino-hexagon =
    { $count ->
        [one] { $player } ferme un hexagone !
       *[other] { $player } ferme { $count } hexagones d'un coup !
    }
triodomino-freed = { $player } ouvre la formation { $formation } avec { $tile }.
triodomino-skipped = { $player } renonce à la tuile libre.
triodomino-scored =
    { $points ->
        [one] { $player } marque { $points } point.
       *[other] { $player } marque { $points } points.
    }
triodomino-drew =
    { $player } pioche une tuile ; { $stock ->
        [0] la pioche est vide.
        [one] il en reste une.
       *[other] il en reste { $stock }.
    }
triodomino-took = { $player }, tu as pioché { $tile }. Toi seul le vois.
triodomino-kept = Elle ne va nulle part ; { $player } la garde.
triodomino-passed = { $player } ne peut pas poser et passe : la pioche est vide.
triodomino-out = { $player } a posé sa dernière tuile !
triodomino-stuck = La manche est finie : à la suite, personne n'a pu poser.
triodomino-left =
    { $value ->
        [one] { $player } a encore { $value } point en main.
       *[other] { $player } a encore { $value } points en main.
    }

## Why it is over

triodomino-fewest-points = La dernière manche est finie ; le moins de points gagne.
triodomino-most-points = La dernière manche est finie ; le plus de points gagne.

## What cannot be done, and what to do instead

triodomino-seats =
    { $low ->
        [2] Triodomino se joue de { $low } à { $high }. Trouve d'autres joueurs, ou laisse-en quelques-uns regarder.
        [4] Pour que ce joueur commence, il faut être { $high }. Trouve d'autres joueurs, ou choisis un autre `first`.
       *[other] Pour que ce joueur commence, il faut être de { $low } à { $high }. Trouve d'autres joueurs, ou choisis un autre `first`.
    }
triodomino-unreadable = Je ne peux pas lire cela comme un coup. Essaie `draw`, ou une tuile avec formation et case : `place 0-1-2 1:u3,-1`.
triodomino-over = Cette partie est finie. Lances-en une autre quand tu veux.
triodomino-not-your-turn = Ce n'est pas encore ton tour. Il vient, dans le sens horaire.
triodomino-must-open = La table est vide. Ouvre avec une de tes tuiles : `open` et la tuile.
triodomino-already-open = La manche est déjà ouverte. Avec `place`, pose une tuile à côté d'une autre.
triodomino-must-place = Une de tes tuiles va, tu dois donc poser. Ta main montre où.
triodomino-must-draw = Rien ne va, mais il reste des tuiles. Pioches-en une avec `draw`.
triodomino-stock-empty = La pioche est vide. Il ne reste que `pass`.
triodomino-free-or-skip = Tu as fermé un hexagone. Pose une tuile libre avec `free`, ou renonces-y avec `skip`.
triodomino-no-hexagon = Une tuile libre ne vient que juste après un hexagone. Continue ton tour.
triodomino-not-held = Tu n'as pas { $tile } en main. Choisis une de tes tuiles.
triodomino-no-formation =
    { $count ->
        [one] Il n'y a pas de formation { $formation } ; il n'y en a qu'une.
       *[other] Il n'y a pas de formation { $formation }. Choisis-en une de 1 à { $count }.
    }
triodomino-occupied = Il y a déjà une tuile sur { $cell }. Choisis une case libre à côté.
triodomino-apart = Aucune tuile ne longe { $cell }. Choisis une case à côté d'une tuile.
triodomino-mismatch = { $tile } ne va pas sur { $cell } : tous les nombres qui se touchent doivent être égaux. Ta main montre où elle va.

## Options as the slash command names them

triodomino-slash-rounds = manches
triodomino-slash-topsy_turvy = monde_à_l_envers
triodomino-slash-first = qui_commence

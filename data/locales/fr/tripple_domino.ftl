### Tripple Domino

tripple_domino-name = Tripple Domino
tripple_domino-blurb = Des triangles bord à bord ; ponts, doubles liaisons et hexagones rapportent plus. De 1 à 6 joueurs.
tripple_domino-rules =
    ### Le but
    Avoir le plus de points. On joue des manches jusqu'à ce que quelqu'un ait 300 points à la fin de l'une d'elles ; alors le plus haut total gagne.

    ### Les tuiles
    56 triangles portant chacun trois nombres de 0 à 5, croissants dans le sens horaire. Tu peux les tourner, jamais les retourner. Une tuile vaut la somme de ses nombres. À deux vous recevez 10 tuiles, à trois ou quatre 8, à cinq ou six 6. Le reste forme la réserve.

    ### Ton tour
    Qui a le plus haut triple (trois nombres égaux) ouvre la manche avec lui ; si personne n'en a, c'est la tuile la plus forte. La tuile d'ouverture rapporte sa valeur et 5 de plus. Puis on tourne dans le sens horaire. Au choix :
    - **Poser** une tuile le long d'une autre. Les nombres qui se touchent doivent être égaux, même là où seul un sommet touche. Tu marques la valeur de la tuile.
    - **Piocher**, même si tu pouvais poser. Chaque tuile piochée coûte 5 points. Si elle convient, tu peux la poser aussitôt ; sinon tu pioches encore, trois fois au plus. Tes autres tuiles doivent attendre. Après la troisième, tu la poses ou tu passes.

    Quand la réserve est vide, ne pas poser coûte 5 points et le tour.

    ### Points en plus
    - **Pont, 30** : un bord touche une tuile et le sommet opposé en touche une autre.
    - **Double liaison, 25** : la tuile longe deux ou trois tuiles.
    - **Hexagone, 40** : la sixième tuile autour d'un point. Deux hexagones d'un coup rapportent 80, trois 120 ; la double liaison ne compte pas alors.

    ### Fin de la manche
    Qui pose la dernière tuile de sa main reçoit 20 points et la valeur de toutes les tuiles des autres mains ; personne ne perd rien. Si la réserve est vide et que personne ne peut poser, ou que tous passent à la suite, la manche est bloquée : qui a le moins en main reçoit la valeur des autres mains, moins la sienne. S'ils sont plusieurs, cela vaut pour chacun.

    ### En solitaire
    Une tuile est dévoilée et ouvre. Tu commences la main vide, tu pioches, tu poses, et tu vois combien de points tu tires de 20 tuiles. Poser la toute dernière rapporte 20 points ; celles qui ne vont nulle part à la fin sont déduites.

    ### Comment l'écrire
    `place 0-1-2 u3,-1` pose la tuile 0-1-2 sur la case u3,-1 ; elle se tourne toute seule. Les cases s'appellent `u` si elles pointent vers le haut et `d` vers le bas. La première tuile est sur u0,0 ; le premier nombre croît vers la droite, le second vers le haut. *Ma main* montre où vont tes tuiles. Les autres coups sont `draw` (piocher) et `pass` (passer).

    ### Options
    - **target** : à combien de points la partie finit.
    - **multi_hexagon** : plusieurs hexagones d'un coup comptent chacun, ou 40 points une seule fois.
    - **tiles** : combien de tuiles tu as en solitaire.

## Options

tripple_domino-option-target = La partie finit avec la manche où quelqu'un atteint ce nombre de points
tripple_domino-option-multi_hexagon = Ce que valent plusieurs hexagones fermés par une seule tuile
tripple_domino-option-multi_hexagon-each = 40 points par hexagone
tripple_domino-option-multi_hexagon-once = 40 points en tout
tripple_domino-option-tiles = En solitaire : combien de tuiles il y a en tout
tripple_domino-short-target = en { $value } points
tripple_domino-short-multi_hexagon-once = hexagones comptés une fois
tripple_domino-short-tiles = { $value } tuiles

## Words of a move

tripple_domino-word-place = Poser
tripple_domino-word-draw = Piocher une tuile
tripple_domino-word-pass = Passer

## What happens

tripple_domino-round = La manche { $round } commence.
tripple_domino-opens = { $player } a la tuile d'ouverture.
tripple_domino-opened = { $player } ouvre avec { $tile } : { $value } points et { $bonus } de plus.
tripple_domino-placed =
    { $value ->
        [one] { $player } pose { $tile } sur { $cell } pour { $value } point.
       *[other] { $player } pose { $tile } sur { $cell } pour { $value } points.
    }
tripple_domino-bridge = Un pont ! { $bonus } points de plus.
tripple_domino-double = Une double liaison ! { $bonus } points de plus.
tripple_domino-hexagon =
    { $count ->
        [one] Un hexagone ! { $bonus } points de plus.
       *[other] { $count } hexagones d'un coup ! { $bonus } points de plus.
    }
tripple_domino-drew =
    { $player } pioche une tuile pour { $cost } points ; { $reserve ->
        [0] la réserve est vide.
        [one] il en reste une.
       *[other] il en reste { $reserve }.
    }
tripple_domino-took = { $player }, tu as pioché { $tile }. Toi seul le vois.
tripple_domino-passed =
    { $cost ->
        [0] { $player } passe.
       *[other] { $player } passe et perd { $cost } points : la réserve est vide.
    }
tripple_domino-out = { $player } a posé sa dernière tuile : { $bonus } points, et { $left } pour les autres mains.
tripple_domino-blocked = La manche est bloquée : plus personne ne pose.
tripple_domino-left =
    { $value ->
        [one] { $player } a encore { $value } point en main.
       *[other] { $player } a encore { $value } points en main.
    }
tripple_domino-lowest =
    { $points ->
        [one] { $player } a le moins en main ; cela fait { $points } point.
       *[other] { $player } a le moins en main ; cela fait { $points } points.
    }

## Why it is over

tripple_domino-target = Les points convenus sont atteints.
tripple_domino-alone = Toutes les tuiles sont épuisées.

## What cannot be done, and what to do instead

tripple_domino-seats = Tripple Domino se joue de { $low } à { $high }. Trouve d'autres joueurs, ou laisse-en quelques-uns regarder.
tripple_domino-unreadable = Je ne peux pas lire cela comme un coup. Essaie `draw`, `pass`, ou une tuile et une case : `place 0-1-2 u3,-1`.
tripple_domino-over = Cette partie est finie. Lances-en une autre quand tu veux.
tripple_domino-not-your-turn = Ce n'est pas encore ton tour. Il vient, dans le sens horaire.
tripple_domino-opening = Il faut d'abord ouvrir la manche, avec le plus haut triple ou sinon la tuile la plus forte. Il n'y a qu'un coup ; joue-le.
tripple_domino-not-held = Tu n'as pas { $tile } en main. Choisis une de tes tuiles.
tripple_domino-only-drawn = Tu as commencé à piocher, donc { $tile } doit attendre. Seule la tuile que tu viens de piocher peut être posée.
tripple_domino-occupied = Il y a déjà une tuile sur { $cell }. Choisis une case libre à côté.
tripple_domino-apart = Aucune tuile ne longe { $cell }. Choisis une case à côté d'une tuile.
tripple_domino-mismatch = { $tile } ne va pas sur { $cell } : tous les nombres qui se touchent doivent être égaux. Ta main montre où elle va.
tripple_domino-drawn-three = Tu as pioché trois tuiles. Pose la dernière, ou `pass`.
tripple_domino-reserve-empty = La réserve est vide. Pose une tuile, ou `pass`.
tripple_domino-must-draw = On ne passe pas encore. Pose une tuile, ou `draw`.

## Options as the slash command names them

tripple_domino-slash-target = objectif
tripple_domino-slash-multi_hexagon = hexagones_multiples
tripple_domino-slash-tiles = dominos

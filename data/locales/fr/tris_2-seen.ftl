## La position en mots, pour qui ne voit pas l'image

tris_2-seen-setup = Préparation : { $dice } dés sur 9 posés
tris_2-seen-die =
    { UPPER($cell) } : dé { UPPER($die) }, { $top ->
        [x] X
        [o] O
       *[other] /
    } sur le dessus, { $ns ->
        [x] X
        [o] O
       *[other] /
    } au nord et au sud, { $ew ->
        [x] X
        [o] O
       *[other] /
    } à l'est et à l'ouest
tris_2-seen-last =
    Dernier coup : { UPPER($die) } vers { $direction ->
        [north] le nord
        [east] l'est
        [south] le sud
       *[west] l'ouest
    }, depuis { UPPER($cell) }
tris_2-seen-line = Tris : { UPPER($dice) }
tris_2-seen-won = { $player } gagne
tris_2-seen-turn =
    À { $player } de { $placing ->
        [yes] poser un dé
       *[no] faire rouler un dé
    }

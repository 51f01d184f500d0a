set-name = SET
set-blurb = Trois cartes, pour chaque caractéristique toutes pareilles ou toutes différentes. De 1 à 8.
set-thumbnail = Trois cartes qui forment un SET.
set-about =
    Tout le monde regarde les mêmes cartes et en cherche trois qui, pour chacune des quatre caractéristiques, sont toutes pareilles ou toutes différentes.
    Qui voit un SET en premier l'annonce et le montre ; une erreur coûte. Le plus de SET gagne.

set-option-beginners = Les 27 cartes pleines seulement, neuf sur la table
set-option-beginners-name = Débutants
set-option-lockout = Une erreur ne coûte pas de SET ; tu attends que quelqu'un d'autre en trouve un
set-option-lockout-name = Exclusion
set-option-one_by_one = Une table vide au début, et une carte à la fois
set-option-one_by_one-name = Une carte à la fois
set-option-solitaire = En solo, aux points ; d'autres cartes en coûtent un, deux SET de suite en rapportent un
set-option-solitaire-name = Solitaire
set-option-strict = Aucune carte ne s'ajoute tant qu'un SET est sur la table
set-option-strict-name = Strict
set-option-play_out = Le solitaire continue après sa dernière carte
set-option-play_out-name = Jusqu'au bout
set-option-seconds = Le temps, en secondes, pour montrer trois cartes après une annonce ; ensuite c'est une erreur
set-option-seconds-name = Temps pour montrer trois cartes

set-word-call = SET !
set-word-take = Ces trois-là
set-word-none = Aucun
set-word-more = Pas de SET ici
set-word-next = Carte suivante
set-word-refill = Remplir la table

set-called = { $player } annonce SET !
set-found = { $player } a trouvé un SET : { UPPER($slots) }.
set-wrong =
    { $player } a montré { UPPER($slots) }. Ce n'est pas un SET : deux ont { $feature ->
        [number] le même nombre
        [colour] la même couleur
        [shape] la même forme
       *[shading] le même remplissage
    }, la troisième non.
set-none-shown = { $player } n'a pas de SET à montrer.
set-out-of-time = Le temps est écoulé : { $player } n'a pas montré de SET.
set-given-back =
    { $player } en rend un { $left ->
        [0] et n'en a plus.
        [one] et en garde { $left }.
       *[other] et en garde { $left }.
    }
set-debt =
    { $debts ->
        [one] { $player } doit le prochain SET.
       *[other] { $player } doit les { $debts } prochains SET.
    }
set-debt-paid =
    { $debts ->
        [0] { $player } paie ainsi sa dernière dette.
        [one] { $player } paie ainsi une dette et doit encore un SET.
       *[other] { $player } paie ainsi une dette et doit encore { $debts } SET.
    }
set-locked = { $player } attend que quelqu'un d'autre trouve un SET.
set-unlocked = Tout le monde est de retour en jeu.
set-vote =
    { $missing ->
        [one] { $player } veut continuer ; il manque encore une voix.
       *[other] { $player } veut continuer ; il manque encore { $missing } voix.
    }
set-look-again = Il y a pourtant un SET sur la table.
set-dealt =
    { $cards ->
        [one] Une nouvelle carte,
       *[other] { $cards } nouvelles cartes,
    } { $pile ->
        [0] plus aucune dans la pioche.
        [one] encore une dans la pioche.
       *[other] encore { $pile } dans la pioche.
    }
set-fined =
    { $points ->
        [one] Il faut plus de cartes à { $player }, qui en est à { $points } point.
       *[other] Il faut plus de cartes à { $player }, qui en est à { $points } points.
    }
set-pair-open = { $player } peut gagner un bonus : un second SET avant de remplir la table.
set-bonus =
    { $points ->
        [one] Deux de suite ! { $player } en est à { $points } point.
       *[other] Deux de suite ! { $player } en est à { $points } points.
    }

set-exhausted = La pioche est vide et il ne reste aucun SET sur la table.
set-agreed = La pioche est vide et personne ne voit d'autre SET.
set-solitaire-won = But atteint : zéro point ou plus.
set-solitaire-lost = Il manque des points : le but du solitaire est zéro ou plus.

set-solitaire-not-one-by-one = Le solitaire pose toutes ses cartes d'un coup. Retire `une_carte_à_la_fois`, ou `solitaire`.
set-solitaire-not-lockout = En solitaire, aucune erreur ne peut te faire attendre. Retire `exclusion`, ou `solitaire`.
set-play-out-not-solitaire = Seul le solitaire finit plus tôt ; les autres parties vont toujours au bout. Retire `jusqu_au_bout`, ou ajoute `solitaire`.
set-solitaire-not-seconds = En solitaire, on n'annonce pas, il n'y a donc pas de temps pour le faire. Retire `secondes`, ou `solitaire`.

set-unreadable = Je ne comprends pas ce coup. Essaie `set`, puis `ces trois-là a1 b3 c2` avec trois places, ou `pas de set ici`.
set-other-variant = `{ $word }` ne sert à rien dans la variante jouée ici. La table propose les coups possibles.
set-wait = { $player } a annoncé SET et va montrer trois cartes. Attends un instant.
set-show-first = Tu as annoncé. Montre ton SET, par exemple `ces trois-là a1 b3 c2`, ou dis `aucun`.
set-call-first = Annonce d'abord avec `set` : le jeu s'arrête pour toi et tu montres tes cartes.
set-too-few = Un SET demande trois cartes, et il y en a moins sur la table. Demande la suivante.
set-agreed-already = Tu as déjà donné ta voix. Attends celle des autres, ou trouve un SET malgré tout.
set-still-there = Il reste un SET sur la table. La partie s'arrête d'elle-même quand il n'y en a plus.
set-locked-out = Tu attends que quelqu'un d'autre trouve un SET. Continue à regarder !
set-no-card = Il n'y a pas de carte en { UPPER($slot) }. Choisis trois places avec une carte.
set-twice = Tu as nommé deux fois la même place. Un SET se compose de trois cartes différentes.
set-nothing-to-refill = La table est déjà pleine. Prends un SET, ou demande d'autres cartes avec `pas de set ici`.
set-refill-first = Remplis d'abord la table avec `remplir la table`, ou prends un second SET pour le bonus.

## The variants, in a title

set-short-beginners = débutants
set-short-lockout = exclusion
set-short-one_by_one = une carte à la fois
set-short-solitaire = solitaire
set-short-strict = strict
set-short-play_out = jusqu'au bout
set-short-seconds = { $value } secondes pour montrer
set-with-beginners = avec les cartes des débutants
set-with-lockout = avec l'exclusion
set-with-one_by_one = une carte à la fois
set-with-solitaire = en solitaire
set-with-strict = avec la règle stricte
set-with-play_out = jusqu'au bout

## Options as the slash command names them

set-slash-beginners = débutants
set-slash-lockout = exclusion
set-slash-one_by_one = une_carte_à_la_fois
set-slash-solitaire = solitaire
set-slash-strict = strict
set-slash-play_out = jusqu_au_bout
set-slash-seconds = secondes

## How players stand, and what a move would do

set-stands =
    { $player } : { $owes ->
        [0] { $sets } SET
       *[other] −{ $owes }, doit { $owes } SET
    }{ $agreed ->
        [yes] , n'en voit pas
       *[no] { "" }
    }{ $out ->
        [yes] , attend
       *[no] { "" }
    }
set-stands-alone =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
set-prompt =
    { $chosen ->
        [0] Quelles trois cartes forment un SET ?
       *[other] Choisies : { UPPER($slots) }
    }
set-key = { UPPER($slot) }
set-card =
    { UPPER($slot) } : { $number } { $shape ->
        [diamond] { $number ->
            [one] losange
           *[other] losanges
        }
        [oval] { $number ->
            [one] ovale
           *[other] ovales
        }
       *[squiggle] { $number ->
            [one] vague
           *[other] vagues
        }
    }, { $colour ->
        [orange] orange
        [teal] bleu canard
       *[black] noir
    }, { $shading ->
        [solid] plein
        [striped] rayé
       *[open] vide
    }

## The slash command of its own

set-multi-choice = Montre trois cartes comme SET ; annonce d'abord, si personne ne l'a fait
set-multi-choice-slash-words = cartes
set-multi-choice-example = a1 b1 c1
set-multi-choice-words = Trois places, par exemple : A1 B3 C2

## The daily puzzle

set-daily-about = 27 cartes pleines, jusqu'au dernier SET
set-daily-rules = Neuf cartes sont sur la table, sur 27 toutes pleines. Prends-en trois qui forment un SET ; une erreur ne coûte que du temps. Deux SET de suite, le second parmi les six cartes qui restent, rapportent un point ; **Pas de SET ici** ajoute trois cartes et en coûte un. Cela continue jusqu'à ce qu'il ne reste plus de SET.
set-daily-legend = 🟩 un SET · ⭐ un SET avec le bonus · 🟨 trois cartes de plus · 🟥 pas un SET
set-daily-enough = Il y a assez de cartes sur la table : parmi autant, il y a toujours un SET.

### S'entraîner : des positions de ses propres parties, qui reviennent après quelques jours

command-practice = entrainer
command-practice-description = Reprends les coups de tes parties qui t'ont coûté cher
command-practice-answer = Ton coup dans la position que /entrainer montre, si tu préfères l'écrire
command-practice-finished = Une partie finie de ce salon : ajoute tes coups qui ont coûté cher

button-practise-game = S'entraîner sur cette partie
button-practice-later = Plus tard
button-practice-next =
    { $count ->
        [one] Suite : { $count } à revoir
       *[other] Suite : { $count } à revoir
    }
button-practice-remove = Ne plus demander

practice-title = Entraînement
practice-from = Coup { $ply } de ta partie avec { $players }, { $day }
practice-from-alone = Coup { $ply } de ta partie, { $day }
practice-due =
    { $count ->
        [one] { $count } position à revoir
       *[other] { $count } positions à revoir
    }
practice-task = **Ici, ton coup t'a coûté cher. Lequel est meilleur ?**
practice-moves-heading = Ce que tu peux répondre : écris un de ces coups après /entrainer coup:
practice-right = **Juste !** { $why }
practice-wrong = **Pas celui-ci.** { $why }
practice-again = Elle revient { $time }.
practice-learned = Acquise : cette position ne revient plus.
practice-streak =
    { $now ->
        [0] Résolues d'affilée : aucune{ $best ->
            [0] .
           *[other]  ; record { $best }.
        }
       *[other] 🔥 Résolues d'affilée : { $now } ; record { $best }.
    }
practice-next =
    { $count ->
        [one] Rien à revoir maintenant. Ta position revient { $time }.
       *[other] Rien à revoir maintenant. La prochaine de tes { $count } positions revient { $time }.
    }
practice-learned-count =
    { $count ->
        [one] Tu as acquis { $count } position.
       *[other] Tu as acquis { $count } positions.
    }
practice-how = Ajoutes-en avec **S'entraîner sur cette partie** sous l'analyse d'une partie.
practice-empty =
    Tu n'as pas encore de positions à revoir. Ouvre l'analyse d'une de tes parties (/analyse) et clique sur **S'entraîner sur cette partie** : les coups qui t'ont coûté le plus reviennent ici, jusqu'à ce que tu trouves le meilleur.
    Ce que tu résous revient après 1, 3, 7 et 21 jours, puis c'est acquis.
practice-nothing-lost = Aucun de tes coups dans cette partie ne t'a coûté cher : il n'y a rien à revoir.
practice-gone = Cette position n'est plus à revoir. /entrainer montre ce qui t'attend.
practice-not-due = Tu as déjà répondu à celle-ci. /entrainer montre ce qui t'attend.

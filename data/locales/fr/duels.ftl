### Duels sur la même donne

command-duel = duel
command-duel-description = La même donne que tes amis, chacun à sa table ; sans jeu : tes duels
command-duel-game = Quel jeu ; sans lui, tu vois tes duels
command-duel-friend = Qui tu défies ; sans cela, tu peux en choisir plusieurs
command-duel-level = La force des ordinateurs, sinon moyen ; à SET et Tripple Domino chacun joue seul
command-duel-deals = Combien de donnes, sinon une ; de trois à sept, c'est un tournoi

duel-title = Duel · { $game } contre un ordinateur ({ $level })
duel-title-alone = Duel · { $game }, chacun seul
duel-invitation =
    { $opener } défie { $players }. Vous avez tous { $deals ->
        [one] la même donne
       *[other] les mêmes { $deals } donnes
    }, chacun à sa table, quand vous voulez : fin { $time }. Personne ne voit la partie d'un autre avant d'avoir joué { $deals ->
        [one] la sienne.
       *[other] la même donne.
    }
duel-have-played = ✅ Ont joué : { $players }
duel-to-play = ⏳ Encore à jouer : { $players }
button-duel-help = Les duels
button-duel-look = Où ça en est

## Before and after the own game

duel-choose =
    Choisis un à sept amis. Ils sont prévenus et ont { $days ->
        [one] un jour
       *[other] { $days } jours
    } pour jouer.
duel-choose-friends = Qui défies-tu ?
duel-own-title = Tes duels
duel-own = Ce qui t'attend, et ce qui attend les autres.
duel-own-none = Tu n'es dans aucun duel. Défie quelqu'un avec /duel et un jeu.
duel-own-more = et { $more } autres : leur message y mène.
duel-ends = fin { $time }
duel-before = Tu as un seul essai : pas de coup repris, pas d'indice. Tu peux fermer et revenir avec **Jouer** ou /duel : rien n'est perdu. Dans un salon sans table, /coup et /position concernent cette partie, que toi seul vois. Le duel finit { $time } ; qui aura commencé sans finir sera dernier.
duel-better = Une victoire vaut mieux qu'une partie nulle, et celle-ci mieux qu'une défaite. Puis comptent les points d'avance sur l'ordinateur ; dans les jeux sans points, une victoire plus rapide ou une défaite plus tardive.
duel-so-far = **Jusqu'ici**
duel-closed = Tout le monde a joué : le message du duel montre le résultat.
duel-not-finished = n'a pas fini
duel-result =
    { $result ->
        [win] victoire en { $moves ->
            [one] un coup
           *[other] { $moves } coups
        }
        [draw] partie nulle
       *[other] défaite après { $moves ->
            [one] un coup
           *[other] { $moves } coups
        }
    }
duel-result-points =
    { $result ->
        [win] victoire { $points }
        [draw] partie nulle { $points }
       *[other] défaite { $points }
    }

button-duel-cancel = Annuler le duel
duel-cancelled = Ce duel a été annulé.
duel-moderation = Tu ne joues pas dans ce duel. En tant que modérateur, tu peux l'annuler : rien n'en compte alors.

## The end

duel-won =
    { $count ->
        [one] ## { $players } a gagné
       *[other] ## { $players } ont gagné
    }
duel-drawn = ## Tout le monde est à égalité
duel-no-result = ## Pas de résultat : moins de deux personnes ont joué
duel-no-result-rules = ## Pas de résultat : les règles de ce jeu ont changé entre-temps
duel-absent = N'ont pas joué : { $players }
duel-parted = **Où vos parties se sont séparées**
duel-parting = Coup { $ply } · { $choices }
duel-share = { $percent } %
duel-worth = Entre parenthèses : la part de victoires qu'un ordinateur fort attend après ce choix.
duel-worth-points = Entre parenthèses : les points à la fin.
duel-is-over = [{ $title }]({ $link }) est fini : voyez le résultat.
duel-never-parted = Vous avez tous joué les mêmes coups.
duel-computer-parted = Ici, c'est { $player } qui a joué autrement : sa recherche n'a pas toujours pu tourner.
duel-look = Regarder une partie
duel-decided = C'était un duel sur la même donne.
duel-day-over = Le temps du duel était écoulé.
variant-duel = duel

## What a duel is

duel-help-title = Duels sur la même donne
duel-help = Comme au bridge en duplicate, tous ont la même donne et la même place, chacun à sa table, en un jour. Le meilleur gagne : personne n'a eu une meilleure donne. Ensuite vous voyez où vos parties se sont séparées, et ce que valait chaque choix.
duel-help-computers = Le hasard est le même pour tous, et les ordinateurs aussi : dans la même position, après autant de coups, ils choisissent la même chose. Si tu joues autrement, ils répondent à cela. Dans Tris on Steroids, les cartes qui viennent une fois la pioche épuisée dépendent de ce qui a été défaussé.
duel-help-alone = Tu joues seul, comme dans l'énigme du jour : les mêmes cartes ou dominos viennent dans le même ordre. Le plus de points l'emporte ; à égalité, c'est le temps le plus court, de **Commencer** à la fin.
duel-help-trust = **Entre amis** : qui est dans le duel avec un second compte pourrait regarder d'abord, et des amis peuvent se parler. Ne jouent donc que les personnes défiées, et tous voient qui elles sont. La donne est scellée dès le début ; sa graine est montrée quand le duel est fini, et chaque partie peut alors être vérifiée. Le résultat compte comme une partie de la variante *duel*.

## Several deals

duel-title-deals = { $title } · { $deals } donnes
duel-title-deal = { $title } · donne { $number } sur { $deals }
duel-deal = Donne { $number }
duel-played-of = { $played } sur { $deals }
duel-before-series = C'est une de { $deals } donnes, que tu joues l'une après l'autre, chacune avec un seul essai. À chaque donne tu as 2 points par personne qui fait moins bien que toi et 1 par personne qui fait aussi bien ; qui a le plus de points en tout gagne.
button-duel-next = Donne suivante
duel-earlier-deal = Les donnes se jouent l'une après l'autre. **Jouer** sous le message du duel, ou /duel, mène à ta prochaine.
duel-deals-so-far = **Jusqu'ici** · { $deals ->
        [one] la donne que tous ont jouée
       *[other] les { $deals } donnes que tous ont jouées
    }
duel-matchpoints = Entre parenthèses : les points donne par donne, 2 par personne qui a fait moins bien, 1 par personne qui a fait aussi bien.
duel-look-deal = Donne { $number } : regarder une partie
duel-help-series = **De trois à sept donnes** (`donnes` dans /duel), c'est un tournoi, comme au bridge en duplicate : à chaque donne tu as 2 points par personne qui fait moins bien que toi et 1 par personne qui fait aussi bien, et qui en a le plus en tout gagne. Il y a autant de jours que de donnes. Ce que les autres ont fait à une donne, tu le vois quand tu l'as jouée.

## Refusals

duel-bot = On ne peut pas défier un bot. Choisis des personnes.
duel-friend-without-game = Choisis aussi un jeu pour ton défi : c'est l'option `jeu` de /duel.
duel-friends = Un duel réunit de deux à { $most } personnes. Choisis au moins une autre personne.
duel-unknown = Ce duel est fini ou a été annulé. Les parties des duels finis sont dans /parties.
duel-not-yours = Seule la personne qui a ouvert ce duel peut l'annuler, ou un modérateur qui n'y joue pas.
duel-begun = Quelqu'un a déjà commencé : ce duel ne peut plus être annulé. Il finit de lui-même quand son temps est écoulé.
duel-not-invited = Tu n'es pas dans ce duel : seules les personnes défiées y jouent. Ouvre le tien avec /duel.
duel-not-begun = Tu n'as pas commencé ce duel. Appuie d'abord sur **Jouer** sous son message.
duel-moved-on = Ta partie a continué depuis que ce bouton est apparu. /duel l'ouvre telle qu'elle est maintenant.
duel-played = Tu as joué ce duel : il y a un seul essai. Son message montrera le résultat quand tout le monde aura joué.
duel-over = Le temps de ce duel est écoulé. Son message montre le résultat.
duel-hidden = Tu le verras quand tu auras joué.
duel-other-rules = Les règles de ce jeu ont changé depuis l'ouverture du duel. Ouvres-en un autre avec /duel.
duel-quota-user = Tu as déjà { $most } duels ouverts. Attends que l'un d'eux finisse.
duel-quota-server = Ce serveur a déjà { $most } duels ouverts. Attends que l'un d'eux finisse.
no-replay-duel = C'est le résultat d'un duel. Les parties de ses joueurs sont dans la liste des parties finies, une par une.

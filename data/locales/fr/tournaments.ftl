# Tournois : la commande, le message public, les panneaux.

command-tournament = tournoi
command-tournament-description = Organise un tournoi dans ce salon, ou regarde ceux qu'il y a
command-tournament-create = créer
command-tournament-create-description = Organise un tournoi dans ce salon
command-tournament-create-game = À quoi on joue
command-tournament-create-options = Variantes du jeu : choisis parmi les suggestions, avec un + entre plusieurs
command-tournament-show = montrer
command-tournament-show-description = Regarde les tournois de ce salon, avec les classements
command-tournament-create-name = Comment s'appelle le tournoi
command-tournament-create-format = Comment on forme les paires ; suisse par défaut. Les mêmes donnes pour tous : /duel
command-tournament-create-time = La durée maximale d'une ronde, trois jours par défaut ; celle d'une arène, une heure
command-tournament-create-clock = Temps pour chaque coup ; par défaut, celui du serveur
command-tournament-create-starts = Dans combien de temps il commence tout seul ; par défaut, c'est toi qui le lances
command-tournament-create-rounds = Combien de rondes a un tournoi suisse ; par défaut autant qu'il en faut
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-arena = Arène
tournament-time-name =
    { $seconds ->
        [900] 15 minutes
        [1800] 30 minutes
        [3600] 1 heure
        [5400] 90 minutes
        [7200] 2 heures
        [10800] 3 heures
        [21600] 6 heures
        [86400] 1 jour
        [259200] 3 jours
       *[604800] 7 jours
    }
tournament-of-game = Tournoi de { $game }
tournament-rounds-count =
    { $count ->
        [one] une ronde
       *[other] { $count } rondes
    }
tournament-rounds-needed = nombre de rondes automatique
tournament-round-time = { $time } pour chaque ronde
tournament-lasts = dure { $time }
tournament-registration =
    { $count ->
        [0] Inscriptions ouvertes : { $most } places.
        [one] { $count } inscription sur { $most } au maximum.
       *[other] { $count } inscriptions sur { $most } au maximum.
    }
tournament-starts = Commence { $time }.
tournament-round = Ronde **{ $round }** sur { $rounds } · finit au plus tard { $time }
tournament-arena-ends = Joue autant que tu veux · finit { $time }
tournament-won =
    { $count ->
        [one] 🥇 Victoire de { $players }.
       *[other] 🥇 Victoire partagée de { $players }.
    }
tournament-cancelled = Annulé. Les parties en cours peuvent être terminées.
tournament-cancelled-before = Annulé. Il n'avait pas encore commencé.
tournament-cancelled-few = Annulé. À l'heure du début, moins de deux personnes s'étaient inscrites.
tournament-table-opens = la table s'ouvre
tournament-table = Table
tournament-bye = { $player } n'a pas d'adversaire, ce qui compte comme une victoire
tournament-reason-no-show = aucun coup joué
tournament-reason-adjudicated = décidé à la fin de la ronde
tournament-reason-withdrawn = abandon du tournoi
tournament-reason-not-played = sans résultat
tournament-reason-late = trop tard
tournament-lost-no-show = { $player } n'a pas joué
tournament-lost-adjudicated = { $player } a pris plus de temps
tournament-lost-withdrawn = { $player } a quitté le tournoi
tournament-more-tables =
    { $count ->
        [one] Une autre table derrière le bouton ci-dessous
       *[other] { $count } autres tables derrière le bouton ci-dessous
    }
tournament-waiting = ⏳ En attente d'une partie : { $players }
tournament-streaks = 🔥 Les résultats comptent double : { $players }
tournament-threads-refused = ⚠️ Je ne peux pas ouvrir de fils ici, et les tables attendent. Permets-moi **Créer des fils publics** et **Envoyer des messages dans les fils** dans ce salon : je réessaie chaque minute.
tournament-moved = Le tournoi continue ici.
tournament-to-message = Vers le message du tournoi
button-tournament-join = Participer
button-tournament-withdraw = Se retirer
button-tournament-stay = Rester
button-tournament-return = Revenir
button-tournament-play = Jouer
button-tournament-pause = Pause
button-tournament-start = Lancer
button-tournament-standings = Classement
button-tournament-rounds = Rondes
button-tournament-games = Parties
button-tournament-organise = Organiser
button-tournament-end-round = Finir cette ronde
button-tournament-end-arena = Finir l'arène
button-tournament-cancel = Annuler le tournoi
button-tournament-post = Republier en bas
button-tournament-not-yet = Pas encore
button-tournament-better = Meilleures places
button-tournament-worse = Places suivantes
button-tournament-round-before = Ronde précédente
button-tournament-round-after = Ronde suivante
tournament-you-joined = Tu participes à { $name }. Je te préviens quand ta table s'ouvre.
tournament-you-play = Tu joues dans { $name }. Ta table s'ouvre dans quelques secondes, et la suivante juste après.
tournament-you-withdrew = Tu as quitté { $name }.
tournament-you-paused = Pas de nouvelle partie dans { $name } avant de presser **Jouer**. Celle en cours compte encore.
tournament-withdraw-question = Quitter { $name } ? Si tu as une partie en cours, tu la perds, et n'en auras plus d'autre.
tournament-start-question = Commencer avec { $count } joueurs ? Après, personne ne peut plus s'inscrire. Les tables de la première ronde s'ouvrent aussitôt.
tournament-start-arena-question = Commencer avec { $count } joueurs ? D'autres peuvent venir tant qu'elle dure. Les premières tables s'ouvrent aussitôt.
tournament-end-round-question =
    { $count ->
        [one] Finir cette ronde ? { $count } partie est en cours : qui a pris plus de temps la perd.
       *[other] Finir cette ronde ? { $count } parties sont en cours : qui a pris plus de temps perd.
    }
tournament-end-arena-question =
    { $count ->
        [0] Finir l'arène maintenant ?
        [one] Finir l'arène maintenant ? { $count } partie est en cours, et ne compte plus alors.
       *[other] Finir l'arène maintenant ? { $count } parties sont en cours, et ne comptent plus alors.
    }
tournament-cancel-question = Annuler { $name } ? Personne ne gagne, et on ne peut pas revenir en arrière.
tournament-is-started = { $name } a commencé. Ses tables s'ouvrent maintenant.
tournament-round-ends = La ronde de { $name } finit maintenant.
tournament-is-cancelled = { $name } est annulé.
tournament-removed = { $player } n'est plus dans le tournoi.
tournament-organise-does = Pour qui l'organise, et qui peut gérer les évènements ou le serveur
tournament-remove-whom = Retirer quelqu'un
tournament-which = Montrer le classement
tournament-none-here = Il n'y a pas de tournoi dans ce salon. Qui peut gérer les évènements ou le serveur en crée un avec /tournoi créer. N'importe qui ouvre, avec /duel et son option `donnes`, un tournoi où tous jouent les mêmes donnes, comme au bridge en duplicate.
tournament-not-started = Ce tournoi n'a pas encore commencé.
tournament-no-threads = Chaque table d'un tournoi a son propre fil, et ce salon n'en a pas. Crée le tournoi dans un salon textuel.
tournament-arena-times = Une arène dure 30, 60, 90 ou 120 minutes. Choisis une de ces durées.
tournament-round-times = Une ronde dure au maximum 15 minutes, 1 heure, 6 heures, 1 jour, 3 jours ou 7 jours. Choisis une de ces durées.
tournament-round-title = Ronde { $round } sur { $rounds }
tournament-no-games = Personne n'a encore joué.
tournament-rounds-heading = Rondes
tournament-last-games = Dernières parties
tournament-standing = #{ $rank } { $player } : { $points } ({ $ties })
tournament-on-fire = 🔥 { $count } victoires de suite
tournament-has-withdrawn = retrait
tournament-has-paused = en pause
tournament-ties-swiss = Égalité : **Buchholz**, la somme des points des adversaires ; d'abord sans la plus basse (**−1**).
tournament-ties-round-robin = Égalité : les parties entre ces joueurs, puis les points de ceux qu'ils ont battus (Sonneborn-Berger).
tournament-ties-arena = Une victoire vaut 2 points et une nulle 1, le double après deux victoires de suite. Puis le plus de victoires départage, et le moins de parties.
heading-direct-encounter = Directs
heading-sonneborn-berger = S.-B.
heading-buchholz-cut = Buchh. −1
heading-buchholz = Buchholz
heading-fewer-games = Parties
tie-break-direct-encounter = confrontations directes
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-buchholz-cut = Buchholz −1
tie-break-buchholz = Buchholz
tie-break-wins = victoires
tie-break-fewer-games = parties
tournament-options = Je ne connais pas ces options de { $game }. Choisis parmi les suggestions : vide **options** et tape + après chacune pour en ajouter une.
tournament-race = Une course n'a pas de pendule. Laisse **pendule** vide.

### Leaderboards and profiles

command-leaderboard = classement
command-leaderboard-description = Qui joue le mieux : par cote, ou par record là où l'on joue sans adversaire
command-leaderboard-where = Sur ce serveur ou partout ; ce serveur si tu ne choisis rien
command-leaderboard-game = Un seul jeu ; tous si tu ne choisis rien
command-leaderboard-variant = Une variante du jeu, en solo aussi ; toutes ensemble si tu ne choisis rien
command-leaderboard-period = Une saison ou un mois ; depuis toujours si tu ne choisis rien
place-server = Ce serveur
place-everywhere = Partout

leaderboard-title = Classement
this-server = ce serveur
leaderboard-everywhere = partout
leaderboard-all-games = tous les jeux
leaderboard-all-variants = toutes les variantes
usual-rules = règles habituelles
leaderboard-alone = { $variant ->
        [none] en solo
       *[other] en solo, { $variant }
    }
leaderboard-all-time = depuis toujours
leaderboard-month = { $month } { $year }
leaderboard-season = saison { $first }–{ $last } { $year }
leaderboard-month-name =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
leaderboard-now = { $period } (en ce moment)
leaderboard-by-rating = par cote
leaderboard-by-points = par points
leaderboard-shown = { $first }–{ $last } sur { $people }
leaderboard-somebody = une personne
leaderboard-empty = Personne n'est encore dans ce classement. Il compte les parties entre personnes : ouvres-en une avec /jouer.
leaderboard-empty-alone = Personne n'est encore dans ce classement. Il compte les parties en solo : ouvres-en une avec /jouer.
ratings-not-computed = Les cotes et records ne sont pas encore calculés à partir des parties d'avant la mise à jour du bot.
leaderboard-provisional = Provisoire : encore peu de parties, d'adversaires ou de jours
leaderboard-line =
    #{ $rank } { $player } : cote { $rating }{ $provisional ->
        [yes] , provisoire
       *[no] { "" }
    } ; gagnées { $wins }, perdues { $losses }, nulles { $draws } sur { $games } ({ $percent } % gagnées)
leaderboard-score-line =
    #{ $rank } { $player } : { $scored ->
        [points] { $points }
        [both] { $points } en { $time }
       *[time] { $time }
    }, { $day }
leaderboard-own-line = Toi : { $line }
leaderboard-own-none = Tu n'es pas encore dans ce classement.
leaderboard-not-on-it = Tu n'es pas encore dans ce classement. Il compte les parties que tu as terminées là, contre des personnes ou en solo.
leaderboard-no-variant = Personne n'y a joué cette variante. Choisis-en une que /classement propose, ou laisse le champ vide pour toutes.
leaderboard-no-period = Rien n'y a été terminé pendant cette période. Choisis-en une que /classement propose, ou laisse le champ vide pour tout voir.
leaderboard-choose-game = Quel jeu
leaderboard-choose-variant = Quelle variante
leaderboard-choose-period = Quelle période
button-leaderboard-first = Début
button-leaderboard-previous = Précédent
button-leaderboard-next = Suivant
button-leaderboard-own = Ma place
button-leaderboard-picture = En image

heading-games = Parties
heading-wins = Gagnées
heading-losses = Perdues
heading-draws = Nulles
heading-share = % gagnées
heading-rating = Cote
heading-points = Points
heading-time = Temps
heading-day = Jour
heading-streak = Série
heading-best-streak = Série record
number-share = { $percent } %
number-rating-provisional = { $rating } ?
day-short = { $day }/{ $month }/{ $year }

command-profile = profil
command-profile-description = La cote, les résultats et les records d'une personne
command-profile-player = Le profil de qui ; le tien si tu ne choisis personne
command-profile-game = Un seul jeu ; tous si tu ne choisis rien
command-profile-show = Ce que tu veux voir ; par défaut, les résultats
profile-shows-results = Résultats
profile-shows-achievements = Succès

profile-title = Profil
profile-rank = rang { $rank } sur { $among }
profile-peak = maximum { $rating }
profile-since =
    { $games ->
        [one] il y a une partie
       *[other] il y a { $games } parties
    }
profile-now = maintenant
profile-last-games = Dernières parties
profile-favourite = Jeu préféré
profile-hidden = Ce profil n'est visible que sur les serveurs où la personne joue.
profile-empty = La cote commence avec la première partie contre des personnes. Ouvre une table avec /jouer.
profile-one-game = Une seule partie classée pour l'instant : la courbe commence avec la deuxième.
profile-drawn =
    { $games ->
        [one] { $games } nulle
       *[other] { $games } nulles
    }
profile-best = Records en solo
profile-best-line = { $game }{ $variant } : { $best }
scored-points =
    { $score ->
        [one] { $points } point
       *[other] { $points } points
    }
scored-points-in = { $points } en { $time }
profile-alt-rating =
    Cote { $rating } ± { $spread }{ $provisional ->
        [yes] , provisoire
       *[no] { "" }
    } ; rang { $rank } sur { $among }{ $peaked ->
        [yes]  ; maximum { $peak }
       *[no] { "" }
    }.
profile-alt-games = Parties { $games } : gagnées { $wins }, perdues { $losses }, nulles { $draws }. Série { $streak }, record { $best }.
profile-alt-last = Les dernières parties, la plus récente à la fin : { $outcomes }.
profile-alt-win = gagnée
profile-alt-loss = perdue
profile-alt-draw = nulle
profile-alt-favourite = Jeu préféré : { $game }.
profile-alt-against = Contre { $other } : gagnées { $wins }, perdues { $losses }, nulles { $draws }.
profile-alt-graph = La cote après certaines des parties, la plus récente à la fin : { $ratings }.


### Parties finies en listes, et en ligne de commande (python -m bot replay)

record-player = Joueur { $number }
record-computer = Ordinateur { $number }

## Un moment d'une partie revue, et quelques coups, montrés aux autres

button-show-moment = Montrer ce moment
button-show-moves = GIF de coups …
moment-shown = -# Moment { $ply } sur { $last }, montré par { $player }
moves-shown = -# Coups { $first } à { $last } sur { $all }, montrés par { $player }
moves-shown-alt = Les coups { $first } à { $last } en images animées.
moves-form-first = Premier coup
moves-form-last = Dernier coup
moves-form-hint = De 0, le début, à { $last }, la fin
moves-unreadable = Tape deux numéros de coups, par exemple 3 et 12.

## Listes de parties finies : /historique

command-history = historique
command-history-description = Les parties finies de ce serveur ou de ce salon, à rouvrir
command-history-slash-game = jeu
command-history-game = Un seul jeu ; tous si tu ne choisis rien
command-history-slash-variant = variante
command-history-variant = Une seule variante du jeu ; toutes si tu ne choisis rien
command-history-slash-player = joueur
command-history-player = Seulement les parties de cette personne
command-history-slash-against = contre
command-history-against = Seulement les parties contre cette personne
command-history-slash-result = résultat
command-history-result = Leur issue pour cette personne, ou pour toi
command-history-slash-where = où
command-history-where = Sur ce serveur ou dans ce salon ; sur ce serveur si tu ne choisis rien
command-history-result-win = Gagnées
command-history-result-loss = Perdues
command-history-result-draw = Nulles
command-history-where-server = Ce serveur
command-history-where-here = Ce salon
history-usual-rules = règles habituelles
history-title = Parties finies
history-server = ce serveur
history-here = ce salon
history-win = gagnées
history-loss = perdues
history-draw = nulles
history-against = { $player } contre { $other }
history-won =
    { $count ->
        [one] { $winners } a gagné contre { $others }
       *[other] { $winners } ont gagné contre { $others }
     }
history-drawn = Nulle entre { $players }
history-alone =
    { $outcome ->
        [win] { $player } a gagné en solitaire
       *[other] { $player } a perdu en solitaire
     }
history-alone-points =
    { $score ->
        [one] { $player } a marqué un point en solitaire
       *[other] { $player } a marqué { $score } points en solitaire
     }
history-more = { $names } et { $more } autres
history-none = Aucune partie finie ne correspond.
history-elsewhere = Les parties sans numéro ont été jouées dans un autre salon : elles ne s'ouvrent que là.
history-no-variant = Cette variante n'a pas été jouée ici. Choisis-en une que /historique propose, ou aucune pour les voir toutes.
history-open = Ouvrir une partie
button-newer = Plus récentes
button-older = Plus anciennes
button-games-server = Ce serveur
button-games-here = Ce salon
button-record = Relevé
button-back-to-games = Retour à la liste

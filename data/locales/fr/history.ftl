### Parties finies en listes, et en ligne de commande (python -m bot replay)

numbered-player = Joueur { $number }
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

## Listes de parties finies : /parties

command-games = parties
command-games-description = Tes parties sur tous les serveurs, et celles, finies, de ce serveur ou salon
command-games-show = Ce que tu veux voir ; tes parties en cours si tu ne choisis rien
command-games-show-mine = Mes parties
command-games-show-finished = Parties finies
command-games-game = Un seul jeu ; tous si tu ne choisis rien
command-games-variant = Une seule variante du jeu ; toutes si tu ne choisis rien
command-games-player = Seulement les parties de cette personne
command-games-against = Seulement les parties contre cette personne
command-games-result = Leur issue pour cette personne, ou pour toi
command-games-where = Sur ce serveur ou dans ce salon ; sur ce serveur si tu ne choisis rien
command-games-result-win = Gagnées
command-games-result-loss = Perdues
command-games-result-draw = Nulles
place-here = Ce salon
history-title = Parties finies
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
history-shared = { $winners } ont gagné ensemble
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
history-no-variant = Cette variante n'a pas été jouée ici. Choisis-en une que /parties propose, ou aucune pour les voir toutes.
history-open = Ouvrir une partie
button-newer = Plus récentes
button-older = Plus anciennes
button-record = Relevé
button-back-to-games = Retour à la liste

## One's own games that are on, wherever they are

games-title = Mes parties
games-your-move = À toi de jouer
games-waiting = Aux autres de jouer
games-lobbies = En attente de joueurs
games-none = Tu n'es dans aucune partie en ce moment. /jouer ouvre une table.
games-here = Aussi dans ce salon
games-more = et { $more } de plus
with-players = avec { $players }
games-alone = sans adversaire
button-finished-games = Parties finies
button-next-own-game = Partie suivante
next-own-game = C'est aussi à toi de jouer dans une autre partie : { $game }.
games-find = Trouver un adversaire

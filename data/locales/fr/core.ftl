### Slash commands

command-play = jouer
command-play-description = Ouvre une table dans ce salon
command-move = coup
command-move-description = Joue ton coup à la table de ce salon
command-move-slash-words = mots
command-move-words = Le coup en mots, par exemple : roll e north
command-table = table
command-table-description = Affiche de nouveau la table de ce salon
command-resign = abandonner
command-resign-description = Abandonne la partie que tu joues ici
command-draw = nulle
command-draw-description = Propose la nulle, ou accepte celle qu'on te propose
command-leaderboard = classement
command-leaderboard-description = Qui a gagné combien sur ce serveur
command-leaderboard-slash-game = jeu
command-leaderboard-game = Un seul jeu ; tous les jeux si tu ne choisis rien
command-end = terminer
command-end-description = Ferme la table de ce salon sans résultat (modération)

### The lobby

lobby-waiting =
    { $missing ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
     }
lobby-ready = Prêt : { $host } peut commencer.
lobby-seats = Places prises : { $here } sur { $most }
lobby-closed = Cette table a été fermée avant le début de la partie.
lobby-sealed = Le hasard de cette table est scellé : `{ $commitment }`
luck-revealed = La graine secrète était `{ $seed }`.

### Buttons

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-rules = Règles
button-more = Plus
button-back = Retour
button-hand = Ma main
button-text = En texte
button-offer = Proposer la nulle
button-agree = Accepter
button-decline = Refuser
button-resign = Abandonner
button-resign-surely = Oui, abandonner
button-rematch = Revanche
button-standings = Classement

### The table

turn = À { $player } de jouer
turn-race = Tout le monde joue en même temps
caption-to-move = joue
caption-all = Tout le monde joue
caption-wins = gagne
caption-shared = victoire partagée
caption-lost = n'a pas réussi
caption-draw = Nulle
caption-move = Coup { $ply }
choose-step = De { $first } à { $last }
and = {" "}et{" "}
hand-your-turn = C'est à toi. Ce message n'est visible que par toi.
hand-wait = Ce n'est pas encore à toi. Ce message n'est visible que par toi.
table-moved = La table continue [plus bas]({ $link }).
more-intro = Que veux-tu faire ?

### Offers and endings

offer-draw = { $player } propose la nulle.
offer-made = Ta proposition vaut jusqu'au prochain coup.
offer-agreed = D'accord.
resign-question = Veux-tu vraiment abandonner ? La partie comptera comme perdue.
resign-done = Tu as abandonné. Merci d'avoir joué.
end-done = La table est fermée, sans résultat.
ending-won =
    { $count ->
        [one] { $players } gagne.
       *[other] { $players } gagnent.
     }
ending-draw = Partie nulle.
ending-abandoned = Cette table a été fermée sans résultat.
agreed-draw = D'un commun accord.
resigned = { $player } a abandonné.
deserted = Tout le monde est parti.
ended-by-moderator = La modération l'a fermée.
place-gone = Son salon n'existe plus.
rules-changed = Une mise à jour a changé les règles en cours de partie.
score-line = #{ $rank } { $player } : { $score }

### The leaderboard

standings-title = Classement
standings-all-games = tous les jeux
standings-empty = Personne n'a encore terminé de partie ici. Ouvres-en une avec /jouer.
standings-line = #{ $rank } { $player } : { $wins } gagnées, { $losses } perdues, { $draws } nulles sur { $games }
standings-need-server = Un classement appartient à un serveur. Utilise cette commande dans l'un de ses salons.
heading-games = Parties
heading-wins = Gagnées
heading-losses = Perdues
heading-draws = Nulles

### What cannot be done, and what to do instead

no-game = Cette partie est finie, ou sa table n'existe plus. Ouvres-en une nouvelle avec /jouer.
no-game-here = Il n'y a pas de table dans ce salon. Ouvres-en une avec /jouer.
channel-busy = Il y a déjà une table dans ce salon. Affiche-la avec /table, ou ouvre la tienne dans un autre salon ou fil. Ses joueurs la terminent avec /abandonner, la modération avec /terminer.
dm-needs-solo = En messages privés, on ne peut jouer qu'en solo. Pour jouer à { $least } ou plus, ouvre une table dans le salon d'un serveur.
not-seated = Tu n'as pas de place à cette table, mais tu peux regarder. Rejoins la prochaine partie.
not-joined = Tu n'as pas encore de place à cette table. Appuie sur Rejoindre pour en prendre une.
not-your-turn = C'est au tour de { $player }. Encore un instant.
not-started = La partie n'a pas encore commencé. L'hôte de la table la lance avec le bouton Commencer.
already-started = La partie a déjà commencé. Tu peux regarder, et rejoindre la prochaine.
already-seated = Tu es déjà à cette table. Attends les autres ; quand tout le monde est prêt, l'hôte appuie sur Commencer.
table-full = Les { $seats } places sont prises. Tu peux regarder, et rejoindre la prochaine partie.
too-few-seats =
    { $missing ->
        [one] Il manque encore une personne. Quelqu'un doit appuyer sur Rejoindre.
       *[other] Il manque encore { $missing } personnes. Elles doivent appuyer sur Rejoindre.
     }
not-host = C'est à { $host }, l'hôte de la table, de lancer la partie. Fais-lui signe.
resign-needs-two = À trois ou plus, on ne peut pas encore abandonner. La modération peut fermer la table avec /terminer.
offer-needs-two = On ne peut convenir d'une nulle qu'à deux. Continue : chaque partie a une fin.
offer-pending = Il y a déjà une proposition. Elle attend une réponse : Accepter ou Refuser.
no-offer = Cette proposition ne tient plus. Tu peux en faire une nouvelle à ton tour, avec /nulle.
own-offer = Cette proposition est la tienne ; c'est à l'autre de répondre. Tu peux la retirer avec Refuser.
unknown-game = Je ne connais pas le jeu { $game }. Choisis-en un parmi ceux que propose /jouer.
not-over = Cette partie n'est pas encore finie. Termine-la, puis demande une revanche.
stale = La table a avancé depuis que ce bouton est apparu. Regarde la dernière image et choisis de nouveau ; /table l'affiche.
unknown-button = Je ne connais plus ce bouton ou ce choix. Affiche de nouveau la table avec /table.
option-unknown = L'option { $option } ne peut pas valoir { $value }. Choisis une des valeurs que propose la commande.
lacks-permission =
    { $count ->
        [one] Il me faut la permission { $permissions } dans ce salon. Demande-la à la modération, puis réessaie.
       *[other] Il me faut ces permissions dans ce salon : { $permissions }. Demande-les à la modération, puis réessaie.
     }
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
store-unavailable = Je ne peux rien enregistrer en ce moment, ton action n'a donc pas été prise en compte. Rien n'est perdu ; réessaie dans une minute.
error-unexpected = Quelque chose a mal tourné de mon côté ; c'est noté. Chaque coup confirmé est conservé : affiche la table avec /table et réessaie.

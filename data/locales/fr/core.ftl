### Slash commands

command-play = jouer
command-play-description = Ouvre une table dans ce salon
command-move = coup
command-move-description = Joue ton coup à la table de ce salon
command-move-slash-words = mots
command-move-words = Le coup, par exemple : rouler e nord
command-table = table
command-table-description = Affiche de nouveau la table de ce salon
command-resign = abandonner
command-resign-description = Abandonne la partie que tu joues ici
command-draw = nulle
command-draw-description = Propose la nulle, ou accepte celle qu'on te propose
command-end = terminer
command-end-description = Ferme la table de ce salon sans résultat, ou propose-le aux autres

### The lobby

lobby-waiting =
    { $missing ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
     }
lobby-waiting-starts = Encore une personne et la partie commence.
lobby-ready = Prêt : { $host } peut commencer.
lobby-ready-alone = { $host } peut commencer en solitaire, ou attendre d'autres personnes.
lobby-ready-direct = Tout est prêt : clique sur **Démarrer**.
lobby-waiting-direct = Une place est libre : ajoute un ordinateur.
lobby-seats = Places prises : { $here } sur { $most }
lobby-closed = Cette table a été fermée avant le début de la partie.

### Buttons

button-join = Rejoindre
button-leave = Quitter
button-start = Démarrer
button-rules = Règles
button-more = Plus
button-back = Retour
button-hand = Ma main
button-text = En texte
button-agree = Accepter
button-decline = Refuser
button-resign = Abandonner
button-confirm-resign = Oui, abandonner
button-confirm-end = Oui, finir
button-play-on = Non, je continue
button-rematch = Revanche
button-leaderboard = Classement

### The table

turn = À { $player } de jouer
turn-race = Tout le monde joue en même temps
caption-to-move = joue
caption-all = Tout le monde joue
caption-closed = terminée
caption-wins = gagne
caption-shared = victoire partagée
caption-lost = n'a pas réussi
caption-draw = Nulle
column-move = Coup
choose-next-word = De { $first } à { $last }
and = {" "}et{" "}
turn-yours = C'est à toi de jouer
table-moved = La table continue [plus bas]({ $link }).
more-intro = Que veux-tu faire ?

### Offers and endings

offer-draw = { $player } propose la nulle.
offer-takeback = { $player } voudrait reprendre le dernier coup.
offer-end = { $player } voudrait arrêter la partie sans résultat.
offer-hints = { $player } voudrait autoriser les conseils. La partie ne compterait alors pas.
offer-made = Ta proposition vaut jusqu'au prochain coup.
offer-agreed = D'accord.
resign-question = Veux-tu vraiment abandonner ?
resign-loses = La partie comptera comme perdue.
resign-abandons = La partie finit sans résultat.
resign-computer-plays-on = Pour toi, la partie comptera comme perdue ; un ordinateur joue à ta place.
resign-early-computer-plays-on = Un ordinateur joue à ta place ; pour toi, la partie ne compte pas.
end-question = Finir cette partie pour tout le monde, sans résultat ?
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
agreed-end = Arrêt d'un commun accord.
ended-by-two = Deux joueurs étaient d'accord pour arrêter.
out-of-time = Temps écoulé : { $player }.
resigned = Abandon : { $player }.
resigned-early = { $player } a abandonné avant son premier coup.
deserted = Tout le monde est parti.
host-left = L'hôte est parti, et personne d'autre ne pouvait prendre le relais.
expired = Il ne s'y est rien passé pendant une demi-heure.
nobody-moved = Personne n'a joué pendant longtemps.
ended-by-player = Quelqu'un qui jouait l'a fermée.
ended-by-moderator = La modération l'a fermée.
place-gone = Son salon n'existe plus.
rules-changed = Une mise à jour a changé les règles pendant la partie.
result-won =
    { $winners ->
        [one] { $players } gagne
       *[other] { $players } gagnent
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " avec" } { $points }
     }{ $rated ->
        [yes] , cote { $change }
       *[no] { "" }
     }
result-alone = { $player } : { $score }
result-best =
    { $compared ->
        [new] Un nouveau record{ $variant } : jusqu'ici c'était { $best }.
        [same] Aussi bien que le record{ $variant }.
       *[below] Le record{ $variant } est de { $best }.
    }
round-over = Fin de manche { $round }
round-gained = { $player } : { $change } dans cette manche

### What cannot be done, and what to do instead

no-game = Cette partie est finie, ou sa table n'existe plus. Ouvres-en une nouvelle avec /jouer.
set-aside = Les données de cette partie sont endommagées, elle ne peut donc pas continuer. La personne qui gère le bot en trouve la raison dans le journal et peut peut-être les réparer ; avec /jouer tu ouvres une nouvelle table.
newer-rules = Cette partie a été commencée avec une version plus récente du bot, qui est en cours d’installation. Réessaie dans une minute.
no-game-here = Il n'y a pas de table dans ce salon. Ouvres-en une avec /jouer.
other-game = Ici on joue à { $here }, et cette commande est pour { $game }. Joue ton coup avec /coup ou avec les boutons de la table.
channel-busy = On joue déjà dans ce salon. Tu peux regarder (/table), ou ouvrir ta propre table dans un autre salon ou fil. Qui joue peut abandonner avec /abandonner ; la modération peut fermer la table avec /terminer.
channel-busy-direct = Une partie est déjà en cours ici. /table l'affiche ; abandonne-la avec /abandonner pour en commencer une autre.
lobby-here = Une table attend déjà des joueurs dans ce salon. Prends place avec **Rejoindre** ou /rejoindre, ou ouvre la tienne dans un autre salon ou fil. Elle se ferme quand tout le monde l'a quittée, avec **Quitter** ou /quitter.
lobby-here-direct = Une table est déjà ouverte ici. /table l'affiche : joues-y, ou ferme-la avec **Quitter** ou /quitter.
quota-user =
    { $most ->
        [one] Tu as déjà une table ouverte sur ce serveur : c'est le maximum. Termine d'abord cette partie.
       *[other] Tu as déjà { $most } tables ouvertes sur ce serveur : c'est le maximum. Termine d'abord une partie.
    }
quota-server =
    { $most ->
        [one] Ce serveur a déjà une table ouverte : c'est le maximum. Attends qu'elle finisse, ou demande à la modération d'augmenter la limite.
       *[other] Ce serveur a déjà { $most } tables ouvertes : c'est le maximum. Attends que l'une d'elles finisse, ou demande à la modération d'augmenter la limite.
    }
end-not-allowed =
    { $who ->
        [host] Seuls l'hôte de cette table et la modération peuvent la fermer. Demande-leur.
        [players] Seules les personnes qui jouent à cette table et la modération peuvent la fermer. Demande-leur.
       *[moderators] Seule la modération peut fermer cette table. Demande-lui, ou abandonne avec /abandonner si tu y joues.
     }
end-lobby = Cette table attend encore des joueurs. Clique sur **Quitter** ou tape /quitter : quand la dernière personne part, elle se ferme. La modération peut la fermer tout de suite.
end-lobby-group = Cette table attend encore des joueurs. Clique sur **Quitter** ou tape /quitter : quand la dernière personne part, elle se ferme.
not-seated = Tu n'as pas de place à cette table, mais tu peux regarder. Rejoins la prochaine partie.
not-joined = Tu n'as pas encore de place à cette table. Clique sur **Rejoindre** pour en prendre une.
not-your-turn = C'est à { $player } de jouer. Quand ce sera à toi, la table le dira.
not-started = La partie n'a pas encore commencé : l'hôte la lance avec **Démarrer**. Si tu as une place mais ne veux plus jouer, clique sur **Quitter** ou tape /quitter.
not-started-host = La partie n'a pas encore commencé : c'est toi qui la lances, avec **Démarrer** ou /commencer. Pour quitter la table, clique sur **Quitter** ou tape /quitter.
already-started = La partie a déjà commencé. Tu peux regarder, et rejoindre la prochaine.
already-seated = Tu as déjà une place à cette table. Attends les autres : quand tout le monde est prêt, l'hôte clique sur **Démarrer**.
table-full = Les { $seats } places sont prises. Tu peux regarder, et rejoindre la prochaine partie.
not-invited = Seules les personnes que { $host } invite peuvent rejoindre cette table. Demande une invitation ; en attendant, tu peux regarder.
seat-freed = { $host } a libéré ta place pour d'autres. Demande une invitation ; en attendant, tu peux regarder.
seat-free = Cette place est déjà libre, ou c'est la tienne. Le message de la table montre qui est assis où.
too-many-seated = Avec ces options, il y a { $seats } places au plus, et { $here } sont prises. Choisis d'autres options, ou attends que quelqu'un parte.
no-computer = Il n'y a pas d'ordinateur à retirer à cette table.
clock-unknown = Il n'y a pas de pendule de { $clock } secondes. Choisis-en une dans le menu.
too-few-seats =
    { $missing ->
        [one] Il manque encore une personne. Quelqu'un doit cliquer sur Rejoindre.
       *[other] Il manque encore { $missing } personnes. Elles doivent cliquer sur Rejoindre.
     }
not-host = Seul l'hôte de la table, { $host }, peut le faire. Demande-lui.
given-up = Tu as quitté la partie ; un ordinateur joue à ta place. Tu peux regarder, et rejoindre la prochaine.
offer-needs-two = On ne peut convenir d'une nulle qu'à deux. Continue : chaque partie a une fin.
offer-pending = Il y a déjà une proposition. Elle attend une réponse : **Accepter** ou **Refuser**.
offer-refused = Cela vient d'être refusé. Tu pourras le redemander après le prochain coup.
draw-needs-human = À ce jeu, l'ordinateur n'accepte jamais la nulle. Continue, ou abandonne avec /abandonner.
draw-too-early = { $player } continue : il est trop tôt pour la nulle.
draw-stands-better = { $player } continue : la position n'est pas égale.
no-offer = Cette proposition ne tient plus. Tu peux en faire une nouvelle.
own-offer = C'est ta propre proposition : c'est aux autres de répondre. Tu peux la retirer avec **Refuser**.
end-needs-two = Ici, deux joueurs peuvent arrêter une partie : personne n'a donc à refuser. Seule la personne qui l'a demandé peut y renoncer.
command-hint = conseil
command-hint-description = Vois le meilleur coup ; la partie alors ne compte pas
button-show-hint = Le montrer dans ma main
button-hint = Conseil
hint-question = Avec un conseil, cette partie ne compte pas pour ton record. En veux-tu un ?
hint-best = ## Le meilleur ici : { $move }
hint-chance = Tu peux t'attendre à gagner { $share } % de telles parties.
hint-equal = Tout aussi bons : { $moves }
hint-others = Ensuite : { $moves }
hints-not-allowed = À cette table les conseils ne sont pas autorisés. Demande-les aux autres avec /conseil.
hints-allowed = Les conseils sont déjà autorisés ici.
takeback-nothing = Tu n'as encore aucun coup à reprendre.
takeback-revealed = Ce coup ne peut plus être repris : depuis, quelque chose de caché a été révélé. Continue à partir d'ici.
no-clock = Cette table n'a pas de pendule : chacun peut réfléchir aussi longtemps qu'il veut. Attends le coup, ou propose d'arrêter avec /terminer.
not-overdue = Personne n'a dépassé le temps. La pendule est dans le message de la table.
own-time = C'est ton temps qui est écoulé. Joue vite : c'est possible tant que l'autre ne réclame pas la victoire.
time-not-up = Cela se fait tout seul quand le temps est écoulé, pas avant. D'ici là, tu peux encore jouer.
incomplete-move = { $question } { $choices }. Écris le coup en entier, par exemple : `{ $example }`
incomplete-question = Comment le coup continue-t-il ?
unknown-game = Je ne connais pas le jeu { $game }. Choisis-en un parmi ceux que propose /jouer.
not-over = Cette partie n'est pas encore finie. Ensuite, tu pourras la revoir ou demander une revanche.
stale = La partie a continué depuis que ce bouton est apparu. Choisis de nouveau sous la dernière image ; /table l'affiche.
overtaken = { $player } a été plus rapide. Ça ne te coûte rien : regarde la table telle qu'elle est maintenant, et continue.
just-changed = La table vient de changer, et tu parles peut-être de ce que tu voyais avant. Ça ne te coûte rien : regarde encore.
unknown-button = Je ne connais plus ce bouton ou ce choix. Affiche de nouveau la table avec /table.
button-elsewhere = Ce bouton est celui d'une table d'un autre salon. Continue là-bas ; /table affiche celle de ce salon.
option-unknown = L'option { $option } ne peut pas valoir { $value }. Choisis une des valeurs que propose la commande.
no-threads-here = Les salons de ce type n'ont pas de fils : la partie reste dans le salon.
lacks-permission =
    { $count ->
        [one] Il me faut la permission { $permissions } dans ce salon. Demande-la à la modération, puis réessaie.
       *[other] Il me faut ces permissions dans ce salon : { $permissions }. Demande-les à la modération, puis réessaie.
     }
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages
permission-connect = Se connecter
still-making = Un instant : ta dernière demande est encore en préparation.
still-making-server = Un instant : je prépare encore ce que d'autres ont demandé sur ce serveur. Réessaie bientôt.
store-unavailable = Je ne peux rien enregistrer en ce moment, donc rien n'a changé. Réessaie dans une minute.
store-outcome-unknown = J'ai perdu ma base de données pendant l'enregistrement, donc je ne sais pas si cela a marché. Vérifie avant de réessayer : /table affiche la table.
error-unexpected = Quelque chose a mal tourné de mon côté. Tous les coups confirmés sont conservés : affiche la table avec /table et réessaie.

### Commandes à la table

command-move = coup
command-move-description = Joue ton coup à la table de ce salon
command-move-words = Le coup, par exemple : rouler e nord
command-table = table
command-table-description = Affiche de nouveau la table de ce salon
command-hand = main
command-hand-description = Montre ta main à la table de ce salon, sans que les autres la voient
command-board = position
command-board-description = La table de ce salon en mots : ce qu'il y a et où, à qui de jouer, ce que tu peux faire
command-board-page = Quelle page, s'il y en a plusieurs
board-open = Ouverts : { $edges }
board-part-last = dernier
board-part-mine = moi
board-part-theirs = autres
board-part-open = ouverts
board-part-clock = pendule
nothing = Rien.
board-no-clock = Aucune pendule ne tourne.
board-no-cell = Je ne trouve pas `{ $typed }` sur la table. **montre** prend { $parts }, ou une case comme la nomme le texte de /position.
command-board-part = Une seule partie : dernier, moi, autres, ouverts, pendule, ou une case

### Le tour

turn = À { $player } de jouer
turn-race = Tout le monde joue en même temps
turn-yours = C'est à toi de jouer
caption-to-move = joue
caption-all = Tout le monde joue
column-move = Coup
choose-next-word = De { $first } à { $last }
and = {" "}et{" "}
table-moved = La partie continue [plus bas]({ $link }).
more-intro = Que veux-tu faire ?
turn-overdue = le temps est écoulé
given-up-resigned = { $player } a abandonné ; un ordinateur joue à sa place.
given-up-resigned-early = { $player } a abandonné avant son premier coup ; un ordinateur joue à sa place.
given-up-out-of-time = { $player } a dépassé le temps ; un ordinateur joue jusqu'à son retour.
given-up-withdrew = { $player } a quitté le tournoi ; un ordinateur joue à sa place.
overdue = { $player } a dépassé le temps. Qui attend peut réclamer la victoire, ou accorder encore autant de temps.
reminder = { $players }, c'est à toi de jouer : [{ $title }]({ $link }) ; le temps s'achève { $deadline }.
away-call = { $players }, ton temps est écoulé à [{ $title }]({ $link }), et un ordinateur joue pour toi. Reprends ta place avant la fin de la partie.
overdue-call = { $players }, { $player } a dépassé le temps à [{ $title }]({ $link }) : réclames-y la victoire, ou accorde encore du temps.
closing-call = { $players }, [{ $title }]({ $link }) attend un coup : sans lui, la partie est fermée { $deadline }, et personne ne perd.
game-closes = Se ferme { $when } si personne ne joue
computers-think-less = Les ordinateurs réfléchissent moins pendant un moment : le temps de calcul des tables d'ici est épuisé.
start-ping = { $players }, [{ $title }]({ $link }) a commencé : c'est à { $player }.
start-ping-yours = { $players }, [{ $title }]({ $link }) a commencé : c'est toi qui commences.
start-ping-race = { $players }, [{ $title }]({ $link }) a commencé : tout le monde joue en même temps.
turn-ping = { $players }, à toi : [{ $title }]({ $link }).

### Boutons et menus

button-back = Retour
button-hand = Ma main
button-text = En texte
button-confirm = Confirmer
button-previous = Précédents
button-happened = Ce qui s'est passé
happened-heading = Ce qui s'est passé, le plus récent d'abord
happened-page = Page { $page } sur { $pages }.
happened-nothing = Rien encore.
button-next = Suivants
labelled = { $label } : { $content }
button-update-hand = Regarder à nouveau
button-next-game = J'en suis la prochaine fois
choose-exactly = Choisis-en { $count }
button-choice-form = En nommer { $count }
choice-form-label = { $count } noms, séparés par des espaces
choice-count = Il faut { $count } noms, séparés par des espaces, par exemple `{ $example }`.

### La main

hand-outdated = La partie a continué entre-temps ; voici où elle en est.

### Ceux qui regardent

about-open = Tout le monde peut regarder. Pour la prochaine partie, clique sur **J'en suis la prochaine fois**, ou ouvre ta propre table avec /jouer.
about-seated = Tu as une place ici. Tes touches sont sous l'image, et ⋯ a tout le reste.
about-over = La partie est terminée. Qui a joué peut cliquer sur **Revanche**, les autres sur **J'en suis la prochaine fois**.
next-game-noted = Je te demanderai quand la prochaine table s'ouvrira ici. Clique de nouveau pour quitter la liste.
next-game-forgotten = Tu n'es plus sur la liste. Regarde aussi longtemps que tu veux.
next-game-seated = Tu joues déjà. Quand cette partie sera finie, clique sur Revanche.
next-game-joined = Une table est ouverte ici : tu as une place à [{ $title }]({ $link }).
next-game-has-seat = Tu as déjà une place à [{ $title }]({ $link }), la table ouverte ici.
next-game-full = La liste pour la prochaine partie est pleine. Ouvre ta propre table dans un autre salon avec /jouer.
next-game-waiting = Pour la prochaine partie : { $players }
next-game-asked = Pour la prochaine partie : { $players }. Clique sur **Rejoindre** pour prendre une place.
rematch-waits-for = La revanche attend { $players }.

### La table en mots

position-heading = Ce qu'il y a sur la table
moves-heading = Ce que tu peux faire : écris un de ces coups après /coup
moves-line = `{ $words }` : { $effect }
moves-choice = { $count } au choix parmi { $choices }
board-page = Page { $page } sur { $pages }. Les autres : /position avec le numéro de la page.
picture-in-words = Une image de ce que dit le texte ci-dessus.
moves-more = … et d'autres : /position
moves-more-suggested = … et plus : dans les suggestions pendant que tu écris

### Ce qui ne se peut pas à la table, et que faire

no-game = Cette partie est finie, ou sa table n'existe plus. Ouvres-en une nouvelle avec /jouer.
set-aside = Les données de cette partie sont endommagées, elle ne peut donc pas continuer. La personne qui gère le bot en trouve la raison dans le journal et peut peut-être les réparer ; avec /jouer tu ouvres une nouvelle table.
newer-rules = Cette partie a été commencée avec une version plus récente du bot, qui est en cours d'installation. Réessaie dans une minute.
no-game-here = Aucune table n'est ouverte dans ce salon. Ouvres-en une avec /jouer.
no-game-here-buttons = Aucune table n'est ouverte dans ce salon. Ouvres-en une avec /jouer. Une leçon ou une énigme du jour se joue avec les boutons sous son image ; avec **texte d'abord** dans /réglages moi, elle commence par la position en mots.
turn-goes-on = C'est encore à toi :
other-game = Ici on joue à { $here }, et cette commande est pour { $game }. Joue ton coup avec /coup ou avec les boutons de la table.
not-seated = Tu n'as pas de place à cette table, mais tu peux regarder. Avec /rejoindre, tu t'inscris pour la prochaine partie.
not-played = Seuls ceux qui ont joué cette partie peuvent le faire. Ouvres-en une à toi avec /jouer.
not-your-turn = C'est à { $player } de jouer. Quand ce sera à toi, la table le dira.
given-up = Tu as quitté la partie ; un ordinateur joue à ta place. Tu peux regarder, et rejoindre la prochaine.
away = Ton temps est écoulé, et un ordinateur joue pour toi. Reprends ta place quand tu veux : à la fin de la partie, c'est trop tard, et tu as perdu.
seat-back = Te revoilà : la place est de nouveau à toi.
seat-not-yours = Personne ne joue ici à ta place : c'est pour qui a dépassé le temps.
incomplete-move = { $question } { $choices }. Écris le coup en entier, par exemple : `{ $example }`
incomplete-question = Comment le coup continue-t-il ?
not-over = Cette partie n'est pas encore finie. Ensuite, tu pourras la revoir ou demander une revanche.
stale = La partie a continué depuis que ce bouton est apparu. Choisis de nouveau sous la dernière image ; /table l'affiche.
overtaken = { $player } a été plus rapide. Ça ne te coûte rien : regarde la table telle qu'elle est maintenant, et continue.
gone = { $player } a été plus rapide : une carte que tu nommes n'est plus là. Choisis parmi celles de la table.
just-changed = La table vient de changer, et tu parles peut-être de ce que tu voyais avant. Ça ne te coûte rien : regarde encore.
press-lost = C'est arrivé si tard que Discord l'a déclaré échoué : ça ne compte pas et ça ne te coûte rien. Regarde encore.

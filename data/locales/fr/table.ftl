### Commandes à la table

command-takeback = reprendre
command-takeback-description = Demande à reprendre ton dernier coup, ou accepte ce qu'on te demande
command-hand = main
command-hand-description = Montre ta main à la table de ce salon, sans que les autres la voient
command-board = position
command-board-description = La table de ce salon en mots : ce qu'il y a et où, à qui de jouer, ce que tu peux faire
command-board-slash-page = page
command-board-page = Quelle page, s'il y en a plusieurs
command-decline = refuser
command-decline-description = Refuse ce qu'on te demande, ou retire ta proposition
command-claim = réclamer
command-claim-description = Réclame la victoire quand l'adversaire a dépassé le temps
command-wait = patienter
command-wait-description = Accorde encore autant de temps à l'adversaire qui l'a dépassé

### Le tour

turn-clock = le temps s'achève { $deadline }
turn-overdue = le temps est écoulé
taken-back = { $player } a repris son dernier coup.
given-up-resigned = { $player } a abandonné ; un ordinateur joue à sa place.
given-up-resigned-early = { $player } a abandonné avant son premier coup ; un ordinateur joue à sa place.
given-up-out-of-time = { $player } a dépassé le temps ; un ordinateur joue à sa place.
overdue = { $player } a dépassé le temps. Qui attend peut réclamer la victoire, ou accorder encore autant de temps.
reminder = { $players }, c'est à toi de jouer : [{ $title }]({ $link }) ; le temps s'achève { $deadline }.
overdue-call = { $players }, { $player } a dépassé le temps à [{ $title }]({ $link }) : réclames-y la victoire, ou accorde encore du temps.
closing-call = { $players }, [{ $title }]({ $link }) attend un coup : sans lui, la partie est fermée { $deadline }, et personne ne perd.
game-closes = Se ferme { $when } si personne ne joue
computers-think-less = Les ordinateurs réfléchissent moins pendant un moment : le temps de calcul des tables d’ici est épuisé.
start-ping = { $players }, [{ $title }]({ $link }) a commencé. C'est le tour de { $player }.
start-ping-yours = { $players }, [{ $title }]({ $link }) a commencé : c'est toi qui commences.
start-ping-race = { $players }, [{ $title }]({ $link }) a commencé. Tout le monde joue en même temps.
turn-ping = { $players }, à toi : [{ $title }]({ $link }).

### Boutons et menus

button-confirm = Confirmer
button-previous = Précédents
button-next = Suivants
button-update-hand = Regarder à nouveau
button-about = C'est quoi ?
button-next-game = J'en suis la prochaine fois
button-claim = Réclamer la victoire
button-wait = Accorder du temps
button-offer-draw = Proposer la nulle
button-offer-takeback = Reprendre le coup
button-offer-end = Finir sans résultat
button-offer-hints = Demander les conseils
choose-exactly = Choisis-en { $count }
button-choice-form = En nommer { $count }
choice-form-label = { $count } noms, séparés par des espaces

### Propositions

offer-agreed-by = D'accord : { $players }
offer-waits-for = On attend { $players }
offer-needs-one = Une personne de plus suffit.
hints-on = Les conseils sont autorisés, cette partie ne compte donc pas.
offer-granted = C'est fait.
offer-declined = Cette proposition ne tient plus.
claim-done = La victoire est à toi.
wait-done = Le temps repart.
end-asked = Il faut l'accord des autres : la demande est à la table, et la réponse est possible jusqu'au prochain coup.
end-asked-one = Il faut l'accord d'une autre personne : la demande est à la table, et la réponse est possible jusqu'au prochain coup.

### La main

hand-outdated = La partie a continué entre-temps ; voici où elle en est.

### Ceux qui regardent

about-open = Tout le monde peut regarder. Pour la prochaine partie, clique sur **J'en suis la prochaine fois** sous la table, ou ouvre ta propre table avec /jouer.
about-seated = Tu as une place ici. Tout ce que tu peux faire est sous la table ; les règles sont derrière le bouton.
next-game-noted = C'est noté : quand la prochaine table s'ouvrira ici, on te demandera si tu veux une place. Clique de nouveau pour quitter la liste.
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

### Commandes

command-help = aide
command-help-description = Comment on joue ici, et les règles de chaque jeu
command-help-topic = Ce que tu veux savoir ; par défaut, les jeux
help-topic-games = Les jeux
help-topic-commands = Toutes les commandes
help-topic-channel = Si l'on peut jouer dans ce salon
command-rules = règles
command-rules-description = La page d'un jeu : ses règles, ses options, comment écrire ses coups
command-rules-game = Le jeu que tu veux connaître

### Les jeux

help-title = Choisis un jeu
help-intro = **Jouer** ouvre une table dans ce salon. Puis d'autres te rejoignent, ou tu ajoutes un ordinateur. `/apprendre` t'enseigne un jeu en quelques coups.
help-intro-direct = **Jouer** ouvre une table pour toi seul, avec des ordinateurs là où il faut d'autres joueurs. `/apprendre` t'enseigne un jeu en quelques coups.
button-play = Jouer
all-commands = Toutes les commandes
help-choose = Règles de …
button-all-games = Tous les jeux

### Les commandes

help-commands =
    ### Avant la partie
    - `/jouer` et un jeu : ouvre une table, avec les variantes et la pendule que tu veux.
    - `/rejoindre` prend une place, `/quitter` la rend.
    - `/ordinateur` ajoute un ordinateur. `/commencer` commence la partie.
    - `/énigmes` a les énigmes du jour : en solo, les mêmes pour tous.
    - `/duel` défie des amis sur la même donne, chacun à sa table. Avec `donnes`, c'est un tournoi de trois à sept donnes.

    ### Pendant la partie
    - Clique sur les boutons sous l'image, ou tape `/coup`. Il te suggère ce que tu peux faire.
    - `/set` et trois cartes : les montre comme SET.
    - `/main` montre tes dominos ou ton secret ; personne d'autre ne les voit.
    - `/position` te dit en mots ce qu'il y a et où, et ce que tu peux faire.
    - `/proposer reprendre` demande à reprendre ton dernier coup. `/proposer nulle` propose la nulle.
    - `/conseil` te montre le meilleur coup, là où la partie ne compte pas.
    - `/terminer` propose d'arrêter sans résultat. `/proposer refuser` dit non.
    - `/abandonner` abandonne.

    ### S'il y a une pendule
    - Tu reçois un rappel. Le temps écoulé, à trois ou plus, un ordinateur joue jusqu'à ce que tu reprennes ta place, avec son bouton ou `/rejoindre`.
    - À deux, des boutons permettent à l'autre de prendre la victoire ou d'accorder du temps.

    ### Après la partie
    - `/revanche` rejoue. `/revoir` montre la partie. `/analyse` montre où elle a basculé.
    - `/entrainer` repose les coups qui t'ont coûté cher.
    - `/vérifier` en vérifie le hasard, les coups et le résultat.
    - `/classement` et `/profil` montrent les résultats sur un serveur, `/parties` tes parties et celles qui sont finies. Un profil montre aussi les succès.
    - `/tournoi créer` organise un tournoi sur un serveur, et `/tournoi montrer` montre ceux d'un salon.

    ### Regarder
    - Tout le monde peut regarder. **J'en suis la prochaine fois** : je te demande quand la prochaine table s'ouvre.
    - `/table` affiche la table à nouveau.
    - Dans le menu d'une personne, **Applications** a **Défier** et **Profil** ; dans celui d'une table, **Revoir** et **Analyse**.

    ### Réglages
    - `/réglages moi` : quand tu reçois une notification, tes couleurs et ta langue, et le texte d'abord pour lecteurs d'écran.
    - `/réglages serveur` : pour qui gère le serveur.
    - `/aide` avec un sujet dit si l'on peut jouer dans un salon.
    - `/confidentialité` : ce qui est enregistré sur toi.

    ### Aide
    - `/aide` montre les jeux, `/règles` les règles d'un jeu. `/apprendre` t'enseigne un jeu en quelques coups.
    - En messages privés, nous ne sommes que deux : tu joues contre un ordinateur ou en solitaire.

### Les règles d'un jeu

button-why = Pourquoi ?
button-all-rules = Toutes les règles
rules-previous = Précédent
rules-next = Suivant
rules-options = Options de `/jouer`
rules-example-names = Ada Bruno Clara Denis

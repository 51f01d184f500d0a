### Commandes

command-help = aide
command-help-description = Comment on joue ici, et les règles de chaque jeu
command-rules = règles
command-rules-description = La page d'un jeu : ses règles, ses options, comment écrire ses coups
command-rules-slash-game = jeu
command-rules-game = Le jeu que tu veux connaître

### L'aperçu

help-title = Comment on joue ici
help-overview =
    - **Ouvrir une table** : `/jouer` et un jeu. Les autres cliquent sur **Rejoindre** (`/rejoindre`), ou toi sur **Ajouter un ordinateur** (`/ordinateur`) ; puis **Commencer** (`/commencer`). **Quitter** (`/quitter`) rend la place. Dans **Options** : les variantes, une pendule pour chaque coup, un fil à part et qui tu invites.
    - **Jouer un coup** : clique sur les boutons sous l'image, ou tape `/coup`, qui te suggère ce que tu peux faire ; au SET aussi `/set` et trois cartes. Là où tu as des dominos ou un secret, **Ma main** (`/main`) te montre ce que toi seul peux voir.
    - **Pendule** : quand il y en a une, je te préviens une fois. Le temps écoulé, un ordinateur joue à ta place ; à deux, l'autre prend la victoire avec `/réclamer` ou accorde du temps avec `/patienter`.
    - **S'accorder** : `/reprendre` demande à reprendre ton dernier coup, `/nulle` propose la nulle, `/terminer` propose d'arrêter sans résultat, `/refuser` dit non. `/abandonner` abandonne, `/revanche` rejoue. Le bouton **Plus** a cela aussi, et la table en texte.
    - **Regarder** : tout le monde peut. **J'en suis la prochaine fois** te garde une place ; `/table` affiche la table à nouveau, `/revoir` une partie finie.
    - **En solo** : certains jeux ont un solitaire, et tous se jouent contre l'ordinateur, aussi en messages privés avec moi.
    - **Sur un serveur** : `/classement` et `/profil` ont les résultats. `/jouable` dit si je peux travailler dans un salon. `/réglages serveur` est pour qui gère le serveur : langue, salons, rôles, pendule et plus.
    - **Toi** : je te parle dans la langue de ton Discord. `/réglages moi` dit quand tu reçois une notification que c'est à toi ; là et avec `/thème`, tu changes les couleurs de tes propres images. `/aide` est cette page, `/règles` a celle de chaque jeu.

    Choisis un jeu pour lire sa page :
help-choose = Règles de …
help-back = Toute l'aide

### Les règles d'un jeu

button-why = Pourquoi ?
rules-previous = Précédent
rules-next = Suivant
rules-options = Options de `/jouer`
rules-example-names = Ada Bruno Clara Denis

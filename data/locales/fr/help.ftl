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
    - **Ouvrir une table** : `/jouer` et un jeu. Les autres cliquent sur **Rejoindre**, ou toi sur **Ajouter un ordinateur** ; puis **Commencer**. Ou bien tape `/rejoindre`, `/ordinateur`, `/commencer`.
    - **Jouer un coup** : clique sur les boutons sous l'image, ou tape `/coup`, qui te suggère ce que tu peux faire. Là où tu as des tuiles ou un secret, **Ma main** te montre ce que toi seul peux voir.
    - **À la table** : `/table` affiche la table à nouveau, `/reprendre` demande à reprendre ton dernier coup, `/nulle` propose la nulle, `/abandonner` abandonne, `/terminer` propose d'arrêter sans résultat, `/revanche` rejoue. Le bouton **Plus** a cela aussi, et la table en texte.
    - **En solo** : certains jeux ont un solitaire, et tous se jouent contre l'ordinateur, aussi en messages privés avec moi.
    - **Sur un serveur** : `/classement` et `/profil` ont les résultats, `/revoir` remontre une partie finie, `/jouable` dit si je peux travailler dans un salon, `/réglages` est pour qui gère le serveur. `/thème` change les couleurs de tes propres images.

    Choisis un jeu pour lire sa page :
help-choose = Règles de …
help-back = Toute l'aide

### /confidentialité

command-privacy = confidentialité
command-privacy-description = Consulte, exporte ou efface ce qui est enregistré sur toi
privacy-title = Tes données
privacy-games = **Parties** : à quelles tables tu es, ton identifiant et tes noms là-bas, et tes coups avec leur heure, pour que les parties survivent à un redémarrage et puissent être revues et vérifiées.
privacy-results = **Résultats** : comment tes parties ont fini, tes cotes, tes records, tes succès, les énigmes du jour, les tournois et les positions que tu revois, pour les classements et les profils.
privacy-settings = **Réglages** : ce que tu as choisi pour toi.
privacy-not-stored = **Pas enregistré** : les messages, les adresses e-mail, qui est en ligne. Ce qui s'écrit ne m'est même pas envoyé.
privacy-how-long = **Combien de temps** : jusqu'à ce que tu l'effaces, et quelques jours de plus dans les sauvegardes. Un serveur qui me retire est oublié après 30 jours.
privacy-export = Exporter mes données
privacy-delete = Effacer mes données
privacy-delete-surely = Tout effacer
privacy-keep = Garder mes données
privacy-on = Tes réglages :
privacy-hidden-on = Caché ailleurs : oui
privacy-hidden-off = Caché ailleurs : non
privacy-hidden-means = Caché ailleurs : dans le classement de tous les serveurs, ton nom n'apparaît pas.
privacy-deleted-at = Tes données seront effacées { $at }. D'ici là, tu peux les garder.
privacy-question = **Effacer tout ce que j'ai enregistré sur toi ?**
    - Les parties en cours sont abandonnées, et tu quittes les autres tables et les tournois.
    - Dans les parties finies, tes coups restent, sans ton nom : pour les autres, tu es « une personne qui est partie ».
    - Tes cotes, tes records, les énigmes du jour, les invitations et les réglages sont perdus pour toujours.
    - Les messages et les images qui sont déjà dans Discord restent tels quels.
    Cela se fait dans une demi-heure ; d'ici là, tu peux changer d'avis.
privacy-deleted = Tout ce que j'avais enregistré sur toi est effacé, comme tu l'as demandé. Si tu rejoues, tu repars de zéro.
privacy-exported = Cette page est à lire, l'autre fichier contient les données brutes : tout ce que j'ai enregistré sur toi. Toi seul les vois.
export-again = Tu viens d'avoir un export. Tu pourras avoir le prochain { $at }.

### People whose data were deleted

person-deleted = Une personne qui est partie
no-replay-deleted = Une personne de cette partie a fait effacer ses données. Le hasard dépendait des identifiants des joueurs : je ne peux plus la montrer ni la vérifier.

## The page of an export

export-intro = Voici toutes les données que ce bot a enregistrées sur { $person }, à la date du { $made }. Chaque tableau ci-dessous est une table de la base, avec une ligne par entrée.
export-format = Les mêmes données, pour les programmes, sont dans le fichier my-data.json ; docs/export.md du programme décrit son format, { $format }.
export-more-rows = { $count } autres lignes sont dans le fichier des données brutes.
export-table-achievements = Succès
export-table-best_scores = Records des parties en solo
export-table-daily_attempts = Essais des énigmes du jour
export-table-daily_moves = Coups des énigmes du jour
export-table-daily_clips = Tournants d'énigmes partagés
export-table-deletions = Un effacement que tu as demandé
export-table-duel_moves = Tes coups dans les duels
export-table-duel_players = Duels que tu as joués
export-table-moves = Tes coups, dans les mots du jeu
export-table-practice_positions = Positions que tu revois
export-table-practice_streaks = Combien de positions tu as résolues d'affilée
export-table-presence = Où tu as appuyé ou écrit ces dix dernières minutes
export-table-rating_changes = Comment chaque partie a changé tes cotes
export-table-ratings = Tes cotes
export-table-results = Comment tes parties ont fini
export-table-seats = Où tu étais à table
export-table-sessions = Tables où tu étais, que tu as ouvertes ou où l'on t'a invité
export-table-tournament_players = Tournois que tu as joués
export-table-tournaments = Tournois que tu as organisés
export-table-user_settings = Tes réglages

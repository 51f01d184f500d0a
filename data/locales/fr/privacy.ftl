### /confidentialité

command-privacy = confidentialité
command-privacy-description = Consulte, exporte ou efface ce qui est enregistré sur toi
privacy-title = Tes données
privacy-games = **Parties** : à quelles tables tu es, ton identifiant et tes noms là-bas, et tes coups avec leur heure, pour que les parties survivent à un redémarrage et puissent être revues et vérifiées.
privacy-results = **Résultats** : comment tes parties ont fini, tes cotes, tes records, tes succès, les énigmes du jour et les tournois, pour les classements et les profils.
privacy-settings = **Réglages** : ce que tu as choisi pour toi.
privacy-not-stored = **Pas enregistré** : les messages, les adresses e-mail, qui est en ligne. Ce qui s'écrit ne m'est même pas envoyé.
privacy-how-long = **Combien de temps** : jusqu'à ce que tu l'effaces, et quelques jours de plus dans les sauvegardes. Un serveur qui me retire est oublié après 30 jours.
privacy-export = Exporter mes données
privacy-delete = Effacer mes données
privacy-delete-surely = Tout effacer
privacy-keep = Garder mes données
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
privacy-exported = Ce fichier contient tout ce que j'ai enregistré sur toi. Toi seul le vois.
export-again = Tu viens d'avoir un export. Tu pourras avoir le prochain { $at }.

### People whose data were deleted

person-deleted = Une personne qui est partie
no-replay-deleted = Une personne de cette partie a fait effacer ses données. Le hasard dépendait des identifiants des joueurs : je ne peux plus la montrer ni la vérifier.

### Ce qui ne se peut nulle part, et que faire

unknown-button = Je ne connais plus ce bouton ou ce choix. Affiche de nouveau la table avec /table.
button-elsewhere = Ce bouton est celui d'une table d'un autre salon. Continue là-bas ; /table affiche celle de ce salon.
lacks-permission =
    { $count ->
        [one] Il me faut la permission { $permissions } dans ce salon. Demande-la à la modération, puis réessaie.
       *[other] Il me faut ces permissions dans ce salon : { $permissions }. Demande-les à la modération, puis réessaie.
     }
move-not-shown =
    { $count ->
        [one] Ton coup compte. Je ne peux pas le montrer : il me faut la permission { $permissions } dans ce salon. Dès que la modération me la donne, la table se met à jour.
       *[other] Ton coup compte. Je ne peux pas le montrer : il me faut ces permissions dans ce salon : { $permissions }. Dès que la modération me les donne, la table se met à jour.
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
moved-command = Cette commande s'appelle maintenant `/{ $command }`.
unknown-command = Je ne connais plus cette commande. Tape **/** pour voir celles qu'il y a, ou `/aide`.
moved-to-button = C'est maintenant un bouton à la table : `/table` le montre.

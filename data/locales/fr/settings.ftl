### Commandes

command-settings = réglages
command-settings-description = Les réglages de ce serveur, et les tiens
command-settings-server = serveur
command-settings-server-description = Comment les tables sont tenues sur ce serveur (pour qui le gère)
command-settings-me = moi
command-settings-me-description = Tes réglages : notifications, confirmation des coups, couleurs de tes images
command-canplay = jouable
command-canplay-description = Si une table peut se tenir dans ce salon, et ce qui manque
command-theme = thème
command-theme-description = Les couleurs des images que toi seul vois

### Les réglages du serveur

settings-title = Réglages de ce serveur
settings-intro = Chaque choix vaut tout de suite ; pendule, fils et rappels pour les nouvelles tables. Toi seul vois ce message.
settings-language = Langue de ce que tout le monde voit
settings-language-discord = Celle du serveur, selon Discord
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Salons où les tables peuvent se tenir
settings-channels-all = Dans tous les salons
settings-roles = Rôles qui peuvent ouvrir des tables
settings-roles-all = Tout le monde peut
settings-clock = Pendule des nouvelles tables
settings-tables-per-user = Tables qu'une personne peut avoir ouvertes
settings-tables-per-server = Tables qui peuvent être ouvertes sur le serveur
settings-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
settings-enders = Qui peut fermer une table avec /terminer
settings-enders-moderators = La modération
settings-enders-host = La modération et l'hôte de la table
settings-enders-players = La modération et toutes les personnes qui y jouent
settings-pings = Quand la personne dont c'est le tour reçoit une notification
settings-pings-never = Jamais
settings-pings-after-a-minute = Après une minute
settings-pings-at-once = Aussitôt, sauf si la personne vient de jouer
settings-theme = Couleurs des images que tout le monde voit
settings-threads-on = Parties dans des fils : oui
settings-threads-off = Parties dans des fils : non
settings-reminders-on = Rappels : oui
settings-reminders-off = Rappels : non
settings-confirms-on = Confirmer un coup de la main : oui
settings-confirms-off = Confirmer un coup de la main : non
settings-need-server = Les réglages sont ceux d'un serveur. Utilise cette commande dans un de ses salons.
settings-not-allowed = Seules les personnes qui peuvent gérer le serveur peuvent changer ses réglages. Demande-leur.

### Ses propres réglages

my-settings-title = Tes réglages
my-settings-intro = Ces choix sont les tiens sur chaque serveur ; chacun vaut aussitôt. Toi seul vois ce message.
my-settings-pings = Quand tu reçois une notification que c'est à toi
pings-server = Comme sur le serveur
pings-never = Jamais
pings-after-a-minute = Après une minute
pings-at-once = Aussitôt, sauf si je viens de jouer
pings-by-dm = Par message privé, après une minute
my-settings-confirms = Si un coup de ta main demande une confirmation
confirms-server = Comme sur le serveur
confirms-on = Oui : une deuxième pression le joue
confirms-off = Non : un domino qui n'a qu'une place est posé aussitôt

### Couleurs

button-theme = Mes couleurs
theme-dark = Sombre
theme-light = Clair
theme-contrast = Contraste élevé
theme-server = Comme sur le serveur
theme-title = Tes couleurs
theme-intro = Ces couleurs sont pour les images que toi seul vois, comme ta main. Elles valent dès la prochaine image.

### Si une table peut se tenir ici

canplay-title = Peut-on jouer ici ?
canplay-allowed = Oui, rien ne manque.
canplay-dm = Oui, en solo ou contre l'ordinateur.
canplay-guest = Oui, comme ton invité, car je ne suis pas membre ici : je ne peux ni rappeler son tour à quelqu'un ni ouvrir de fils, et si personne ne clique ni ne tape rien pendant un quart d'heure, l'image attend la prochaine personne qui le fera.
canplay-threads = Les parties peuvent aussi continuer dans un fil à part.
canplay-lacks =
    { $count ->
        [one] Pas encore. Il me faut la permission { $permissions } dans ce salon ; la modération peut la donner dans les réglages du salon.
       *[other] Pas encore. Il me faut ces permissions dans ce salon : { $permissions }. La modération peut les donner dans les réglages du salon.
    }
canplay-lacks-threads =
    { $count ->
        [one] Pour jouer dans des fils, il me faudrait aussi { $permissions }. Sinon, les parties restent dans le salon.
       *[other] Pour jouer dans des fils, il me faudrait aussi : { $permissions }. Sinon, les parties restent dans le salon.
    }
canplay-open = Ouvre une table avec /jouer.
canplay-table = Il y a déjà une table ici : affiche-la avec /table.

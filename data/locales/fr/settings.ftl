### Commandes

command-settings = réglages
command-settings-description = Les réglages de ce serveur, et les tiens
command-settings-server = serveur
command-settings-server-description = Les réglages de ce serveur, pour qui le gère
command-settings-me = moi
command-settings-me-description = Tes réglages : notifications, confirmation, couleurs, langue, texte d'abord

### Les réglages du serveur

settings-title = Réglages de ce serveur
settings-page-rights = Droits
settings-page-tables = Tables
settings-page-messages = Messages
settings-intro-rights = Chaque choix vaut tout de suite ; les fils, pour les nouvelles tables.
settings-intro-tables = Chaque choix vaut tout de suite ; pendule et rappels, pour les nouvelles tables.
settings-intro-messages = Chaque choix vaut tout de suite.
settings-language = Langue des messages pour tous
settings-language-discord = La langue du serveur
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Salons pour les tables
settings-channels-all = Tous les salons
settings-roles = Rôles qui peuvent ouvrir des tables
settings-roles-all = Tout le monde
settings-clock = Pendule des nouvelles tables
settings-tables-per-user = Tables ouvertes par personne
settings-tables-per-server = Tables ouvertes sur le serveur
settings-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
settings-enders = Qui peut fermer avec /terminer
settings-enders-moderators = La modération
settings-enders-host = La modération et l'hôte
settings-enders-players = La modération et qui joue
settings-pings = Quand prévenir qui doit jouer
settings-pings-never = Jamais
settings-pings-after-a-minute = Après une minute
settings-pings-at-once = Tout de suite, sauf si elle vient de jouer
settings-theme = Couleurs des images pour tous
settings-threads-on = Parties dans des fils : oui
settings-threads-off = Parties dans des fils : non
settings-reminders-on = Rappels : oui
settings-reminders-off = Rappels : non
settings-confirms-on = Confirmer les coups de la main : oui
settings-confirms-off = Confirmer les coups de la main : non
settings-need-server = Seuls les serveurs ont ces réglages. Utilise la commande dans un salon de serveur.
settings-guest = Je ne suis qu'en visite sur ce serveur, il n'a donc pas de réglages. Dès qu'on m'y invite, la commande marche.
settings-not-allowed = Seules les personnes qui peuvent gérer le serveur peuvent changer ses réglages. Demande-leur.

### Ses propres réglages

my-settings-title = Tes réglages
my-settings-intro = Tes choix sur chaque serveur ; ils valent tout de suite.
my-settings-pings = Quand te prévenir que c'est à toi
as-on-server = Comme sur le serveur
pings-never = Jamais
pings-after-a-minute = Après une minute
pings-at-once = Tout de suite, sauf si je viens de jouer
pings-by-dm = Par message privé, après une minute
my-settings-confirms = Confirmer les coups de ta main
confirms-on = Oui : avec un second clic
confirms-off = Non : un domino qui n'a qu'une place est posé tout de suite
my-settings-language = Langue de ce que personne d'autre ne voit
my-settings-language-discord = La langue de ton Discord
text-first-on = Texte d'abord (lecteur d'écran) : oui
text-first-off = Texte d'abord (lecteur d'écran) : non
tell-moves-on = Dis-moi chaque coup : oui
tell-moves-off = Dis-moi chaque coup : non

### Couleurs

button-theme = Mes couleurs
theme-dark = Sombre
theme-light = Clair
theme-contrast = Contraste élevé
theme-title = Tes couleurs
theme-intro = Ces couleurs sont pour les images que personne d'autre ne voit, comme ta main. Elles valent dès la prochaine image.

### Si une table peut se tenir ici

canplay-title = Peut-on jouer ici ?
canplay-allowed = Oui, rien ne manque.
canplay-dm = Oui, en solo ou contre l'ordinateur.
canplay-guest = Oui, comme ton invité. Je ne suis pas membre ici : je ne peux ni envoyer de rappels ni ouvrir de fils. Si personne ne clique ni n'écrit pendant un quart d'heure, l'image reste telle quelle jusqu'à ce que quelqu'un le fasse.
canplay-threads = On peut aussi jouer dans un fil à part.
canplay-lacks =
    { $count ->
        [one] Pas encore. Il me faut la permission { $permissions } dans ce salon ; la modération peut la donner dans les réglages du salon.
       *[other] Pas encore. Il me faut ces permissions dans ce salon : { $permissions }. La modération peut les donner dans les réglages du salon.
    }
canplay-lacks-threads =
    { $count ->
        [one] Pour jouer dans des fils, il me faudrait aussi { $permissions }. Sinon, les parties restent dans le salon.
       *[other] Pour jouer dans des fils, il me faudrait aussi : { $permissions }. Sinon, les parties restent dans le salon.
    }
canplay-open = Ouvre une table avec /jouer.
canplay-table = Il y a déjà une table ici : affiche-la avec /table.

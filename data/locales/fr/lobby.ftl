### Commande

command-play = jouer
command-play-description = Ouvre une table dans ce salon

### Le message de la table qui attend

lobby-host = { $player } (hôte)
lobby-computer = { $player } (ordinateur, { $level })
computer-level = { $player } ({ $level })
levels-weaker = Une bibliothèque manque ici : les ordinateurs jouent en dessous de leur niveau.
level-add = Ajouter un ordinateur : son niveau
level-added = Ajouter un ordinateur : { $level }
level-of = { $player } : { $level }
level-of-every = Tous les ordinateurs : { $level }
levels-change = Niveau des ordinateurs
level-easy = facile
level-easy-does = Pour débuter : des choses lui échappent
level-fair = moyen
level-fair-does = Pour une partie tranquille
level-hard = difficile
level-hard-does = Difficile à battre
level-master = maître
level-master-does = Joue aussi bien que possible
lobby-option = { $name } : { $value }
option-begins = { $player } commence
lobby-clock =
    { $seconds ->
        [30] 30 secondes par coup
        [120] 2 minutes par coup
        [600] 10 minutes par coup
        [86400] 1 jour par coup
       *[259200] 3 jours par coup
    }
lobby-threaded = On joue dans un fil à part
lobby-invited = Sur invitation : { $guests }
lobby-invited-nobody = Sur invitation ; personne n'est invité
invitation =
    { $host } invite { $players } à une table : [{ $title }]({ $link }). { $state ->
        [open] Là, un clic sur **Rejoindre** suffit pour prendre place.
        [begun] La partie a commencé.
       *[closed] La table est fermée.
    }
lobby-expires = Se ferme { $when }
lobby-in-thread = La partie continue dans { $thread }.
about-lobby = Tu peux t'asseoir aussi : clique sur **Rejoindre** sous la table. Les règles sont derrière le bouton.
about-lobby-seated = Tu as une place ici. **Quitter** la libère ; les règles sont derrière le bouton.
lobby-waiting =
    { $missing ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $missing } personnes.
     }
lobby-waiting-starts = Encore une personne et la partie commence.
lobby-ready = Prêt : { $host } peut commencer, et à partir de { $when } toute la table.
lobby-ready-alone = { $host } peut commencer en solitaire, ou attendre d'autres personnes.
lobby-ready-direct = Tout est prêt : clique sur **Démarrer**.
lobby-waiting-direct = Une place est libre : ajoute un ordinateur.
lobby-seats = Places prises : { $here } sur { $most }
lobby-closed = Cette table a été fermée avant le début de la partie.

### Boutons

button-join = Rejoindre
button-leave = Quitter
button-start = Démarrer
button-rules = Règles
button-remove-computer = Retirer un ordinateur
button-options = Options
button-luck = Hasard équitable

### Les options de l'hôte

options-intro = Chaque choix vaut tout de suite.
options-variants = Variantes
options-no-variants = Aucune : le jeu simple
options-clock = Pendule
options-clock-does = Temps pour chaque coup
options-start = Début de la partie
options-start-itself = Quand la deuxième personne s'assied
options-start-host = Quand l'hôte clique sur Démarrer
options-place = Où l'on joue
options-here = Ici, dans ce salon
options-thread = Dans un fil à part
options-thread-does = Il s'ouvre quand la partie commence
options-guests = Qui peut participer
options-guests-does = Choisis des gens pour n'inviter qu'eux ; sans choix, tout le monde peut participer
options-guests-all = Tout le monde
options-seats = Libérer une place
options-seats-does = Pour quelqu'un qui n'est plus là ; il faut ton invitation pour revenir
options-seats-none = La place de qui ?

clock =
    { $seconds ->
        [0] Sans pendule
        [30] 30 secondes
        [120] 2 minutes
        [600] 10 minutes
        [86400] 1 jour
       *[259200] 3 jours
    }
command-play-clock = Temps pour chaque coup ; par défaut, celui du serveur
command-play-auto-start = Commence quand la deuxième personne s'assied ; oui par défaut
command-play-computer = Fait asseoir des ordinateurs de ce niveau, autant qu'il en faut

### Pourquoi une table ne s'ouvre pas, et que faire

no-outside-apps = Sur ce serveur, les applications qui n'en font pas partie ne peuvent répondre qu'à toi : personne d'autre ne verrait la table. Joue avec moi en messages privés, ou demande à qui gère le serveur de m'ajouter.
channel-not-allowed = Sur ce serveur, les tables ne se tiennent que dans { $channels }. Ouvre la tienne là.
role-needed = Sur ce serveur, seul { $roles } peut ouvrir des tables. Rejoins celle de quelqu'un d'autre, ou demande le rôle à la modération.
channel-busy = On joue déjà dans ce salon. Tu peux regarder (/table), ou ouvrir ta propre table dans un autre salon ou fil. Qui joue peut abandonner avec /abandonner ; la modération peut fermer la table avec /terminer.
channel-busy-direct = Une partie est déjà en cours ici. /table l'affiche ; abandonne-la avec /abandonner pour en commencer une autre.
lobby-here = Une table attend déjà des joueurs dans ce salon. Prends place avec **Rejoindre** ou /rejoindre, ou ouvre la tienne dans un autre salon ou fil. Elle se ferme quand tout le monde l'a quittée, avec **Quitter** ou /quitter.
lobby-here-seated = Tu as déjà une place à une table qui attend dans ce salon. Quitte-la avec **Quitter** ou /quitter, ou ouvres-en une autre dans un autre salon ou fil.
lobby-here-direct = Une table est déjà ouverte ici. /table l'affiche : joues-y, ou ferme-la avec **Quitter** ou /quitter.
quota-user =
    { $most ->
        [one] Tu as déjà une table ouverte sur ce serveur : c'est le maximum. Termine d'abord cette partie.
       *[other] Tu as déjà { $most } tables ouvertes sur ce serveur : c'est le maximum. Termine d'abord une partie.
    }
quota-user-link =
    { $most ->
        [one] Tu as déjà [une table]({ $link }) ouverte sur ce serveur : c'est le maximum. Termine d'abord cette partie.
       *[other] Tu as déjà { $most } tables ouvertes sur ce serveur : c'est le maximum. Termine d'abord une partie, par exemple [celle-ci]({ $link }).
    }
quota-server =
    { $most ->
        [one] Ce serveur a déjà une table ouverte : c'est le maximum. Attends qu'elle finisse, ou demande à la modération d'augmenter la limite.
       *[other] Ce serveur a déjà { $most } tables ouvertes : c'est le maximum. Attends que l'une d'elles finisse, ou demande à la modération d'augmenter la limite.
    }
unknown-game = Je ne connais pas le jeu { $game }. Choisis-en un parmi ceux que propose /jouer.
option-unknown = L'option { $option } ne peut pas valoir { $value }. Choisis une des valeurs que propose la commande.
no-threads-here = Les salons de ce type n'ont pas de fils : la partie reste dans le salon.

### Le hasard d'une table

luck-explained = Avant que quelqu'un ne presse ici **Rejoindre** ou **Démarrer**, j'ai tiré un nombre secret, la **graine**, et j'en ai fixé l'empreinte, le **sceau**. Puis s'y ajoutent les numéros que Discord attribue à ces pressions. Tous les dés et toutes les cartes de la partie découlent de la graine et de ces numéros. Je ne pouvais pas les connaître quand j'ai tiré la graine, et qui joue ne connaît pas la graine. Ensuite, chacun peut vérifier que rien n'a été changé.
luck-explained-by-users = Avant que quelqu'un s'asseye à cette table, j'ai tiré un nombre secret, la **graine**, et fixé son empreinte, le **sceau**. Tous les dés et toutes les cartes de la partie découlent de la graine et de la place de chacun. Les joueurs ne peuvent donc pas choisir le hasard, et personne ne peut le changer après coup.
luck-joined = { $player } a rejoint avec `{ $number }`, { $time }
luck-started = La partie a commencé avec `{ $number }`, { $time }
luck-no-press = Aucune pression ne s'y est encore ajoutée.
luck-entropy = Le hasard est le HMAC-SHA256 de `{ $text }` avec la graine comme clé.
luck-rematch =
    Sceau d'une revanche, fixé à la fin de cette partie : `{ $commitment }`
    Sa table : `{ $session }`
luck-short = Table { $session } · sceau { $seal }…
luck-short-ended = Table { $session } · sceau { $seal }… · graine { $seed }…
luck-short-rematch = Revanche : table { $session } · sceau { $seal }…
luck-commitment =
    Sceau (SHA-256) : `{ $commitment }`
    Table : `{ $session }`
luck-secret = La graine reste secrète jusqu'à la fin de la partie. Elle apparaît alors ici, et chacun peut vérifier qu'elle correspond au sceau.
luck-revealed =
    Graine : `{ $seed }`
    Elle correspond : le SHA-256 de `{ $sealed }` est le sceau. La graine était donc la même dès le premier instant.

## Challenges, from the menu of a person

menu-challenge = Défier
challenge-question =
    ### Défi
    {$player} et toi : à quel jeu ? J'ouvre la table et je préviens.
challenge-game = Choisis un jeu
challenge-self = Tu ne peux pas te défier. Pour jouer sans les autres, choisis-moi, ou tape /jouer.
challenge-bot = Ce bot ne joue pas. Choisis une personne, ou moi : un ordinateur s'assied alors.

## Tables in threads

button-play-in-thread = Jouer dans un fil
table-in-thread = Ta table est ouverte dans { $thread } : les autres la trouvent là.
table-waits = attend des joueurs
command-play-thread = Ouvre la table dans un fil de ce salon ; dans le salon si tu ne choisis rien
no-thread-for-table = Ici, la table ne peut pas s'ouvrir dans un fil. { $why }
no-threads-leave-out = Ici, il n'y a pas de fils. Laisse **fil** vide : la table s'ouvre ici même.
no-thread-made = Pour l'instant, Discord ne crée pas de fil ici. Réessaie plus tard, ou ouvre la table dans un autre salon.

## Finding an opponent

command-play-opponent = Joue avec qui, sur ce serveur, demande le même jeu, avec pendule, dans un fil
opponent-no-server = On trouve des adversaires sur les serveurs où je suis. Ici, tu peux jouer contre un ordinateur.
opponent-alone = Avec ces options, on joue en solo. Laisse **adversaire** vide, ou choisis d'autres options.
opponent-or-computer = Un adversaire ou des ordinateurs : laisse **adversaire** ou **ordinateur** vide.
opponent-waiting = Tu cherches déjà : [ta table]({ $link }) attend. **Quitter**, là-bas, y met fin.
opponent-found = { $player } joue à { $title } avec toi : [à la table]({ $link }).
opponent-joined = Tu es à la table de { $player }, { $title } : [y aller]({ $link }). Qui reçoit lance la partie.
opponent-nobody = { $host } : personne n'est venu jouer à { $title }, cette table s'est donc fermée. Tu peux chercher à nouveau un adversaire.
opponent-came = { $host } : { $player } est là pour { $title }. **Démarrer** lance la partie.

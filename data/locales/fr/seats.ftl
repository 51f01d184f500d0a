### Commandes avant la partie

command-join = rejoindre
command-join-description = Prends place à la table de ce salon, ou dans sa prochaine partie
command-leave = quitter
command-leave-description = Laisse ta place avant que la partie commence
command-start = commencer
command-start-description = Commence la partie à la table dont tu es l'hôte
command-computer = ordinateur
command-computer-description = Fais asseoir un ordinateur à la table dont tu es l'hôte
command-computer-remove = Renvoie plutôt le dernier ordinateur
command-computer-level = La force de l'ordinateur ; par défaut celle du dernier, sinon moyen
command-rematch = revanche
command-rematch-description = Encore une fois la dernière partie finie dans ce salon

join-done = Tu as une place.
start-done = La partie commence.
leave-done = Tu as quitté la table.
leave-closed = Il n'y avait plus personne d'autre : la table est fermée.
leave-closed-no-host = Personne d'autre ne pouvait être l'hôte : la table est fermée.
leave-question = Il n'y a personne d'autre ici : si tu quittes la table, elle est fermée.
leave-question-no-host = Personne d'autre à cette table ne peut être l'hôte pour l'instant : ces personnes n'ont rien fait ici depuis dix minutes, ou ont déjà assez de tables. Si tu quittes la table, elle est fermée.
button-confirm-leave = Oui, fermer
button-stay = Non, je reste
leave-playing = La partie est en cours, et ta place en fait partie. Abandonne avec /abandonner, ou termine-la sans résultat avec /terminer, si les autres à la table sont d'accord.
computer-added = { $player } ({ $level }) a pris place.
computer-removed = Un ordinateur de moins.
join-over = La dernière partie ici est finie, et aucune table n'est ouverte. Qui l'a jouée peut utiliser /revanche ; tout le monde peut en ouvrir une avec /jouer.
rematch-none = Aucune partie n'est encore finie dans ce salon. Ouvre une table avec /jouer.
next-game-listed = Je te demanderai quand la prochaine table s'ouvrira ici. /quitter te retire de la liste.

### Ce qui ne se peut pas avant la partie, et que faire

not-joined = Tu n'as pas encore de place à cette table. Clique sur **Rejoindre** pour en prendre une.
not-started = La partie n'a pas encore commencé : l'hôte la lance avec **Démarrer**. Si tu as une place mais ne veux plus jouer, clique sur **Quitter** ou tape /quitter.
not-started-host = La partie n'a pas encore commencé : c'est toi qui la lances, avec **Démarrer** ou /commencer. Pour quitter la table, clique sur **Quitter** ou tape /quitter.
already-started = La partie a déjà commencé. Tu peux regarder, et rejoindre la prochaine.
already-started-seated = La partie a commencé, et tu en fais partie.
already-seated = Tu as déjà une place à cette table. Son message dit ce qu'on attend.
table-full = Les { $seats } places sont prises. Tu peux regarder, et rejoindre la prochaine partie.
no-seat-for-computer = Les { $seats } places sont prises. Lance la partie, ou laisse d'abord quelqu'un partir.
not-invited = Seules les personnes invitées par { $host } peuvent rejoindre cette table. Demande une invitation ; en attendant, tu peux regarder.
seat-freed = { $host } a libéré ta place pour d'autres. Demande une invitation ; en attendant, tu peux regarder.
seat-free = Cette place est déjà libre, ou c'est la tienne. Le message de la table montre qui est assis où.
too-many-seated = Avec ces options, il y a { $seats } places au plus, et { $here } sont prises. Choisis d'autres options, ou attends que quelqu'un parte.
too-few-seats =
    { $missing ->
        [one] Il manque encore une personne. Quelqu'un doit cliquer sur Rejoindre.
       *[other] Il manque encore { $missing } personnes. Elles doivent cliquer sur Rejoindre.
     }
no-computer = Il n'y a pas d'ordinateur à retirer à cette table.
clock-unknown = Il n'y a pas de pendule de { $clock } secondes. Choisis-en une dans le menu.
not-host = Seul l'hôte de la table, { $host }, peut le faire. Demande-lui.
not-host-yet = C'est { $host }, l'hôte, qui décide. À partir de <t:{ $when }:t>, toute la table le pourra.

### Commandes

command-offer = proposer
command-offer-description = Propose la nulle, demande à reprendre ton coup, ou refuse
command-offer-draw = nulle
command-offer-draw-description = Propose la nulle, ou accepte celle qu'on te propose
command-resign = abandonner
command-resign-description = Abandonne la partie que tu joues ici
command-end = terminer
command-end-description = Ferme la table de ce salon sans résultat, ou propose-le aux autres
command-offer-takeback = reprendre
command-offer-takeback-description = Demande à reprendre ton dernier coup, ou accepte ce qu'on te demande
command-offer-decline = refuser
command-offer-decline-description = Refuse ce qu'on te demande, ou retire ta proposition

### Boutons

button-agree = Accepter
button-decline = Refuser
button-take-seat = Reprendre ma place
button-resign = Abandonner
button-confirm-resign = Oui, abandonner
button-confirm-end = Oui, finir
button-play-on = Non, je continue
button-offer-draw = Proposer la nulle
button-offer-takeback = Reprendre le coup
button-offer-end = Finir sans résultat
button-offer-hints = Demander les conseils
button-claim = Réclamer la victoire
button-wait = Accorder du temps

### Ce qu'on demande et répond

offer-draw = { $player } propose la nulle.
offer-takeback = { $player } voudrait reprendre le dernier coup.
offer-end = { $player } voudrait arrêter la partie sans résultat.
offer-hints = { $player } voudrait autoriser les conseils. La partie ne compterait alors pas.
offer-made = J'ai demandé à { $players }. La réponse compte jusqu'au prochain coup.
offer-agreed = D'accord.
offer-agreed-by = D'accord : { $players }
offer-waits-for = On attend { $players }
offer-needs-one = Une personne de plus suffit.
offer-granted = C'est fait.
offer-declined = Refusé.
offer-withdrawn = Retirée.
end-asked = Il faut l'accord des autres : la demande est à la table, et la réponse est possible jusqu'au prochain coup.
end-asked-one = Il faut l'accord d'une autre personne : la demande est à la table, et la réponse est possible jusqu'au prochain coup.
end-question = Finir cette partie pour tout le monde, sans résultat ?
end-question-lobby = Fermer cette table pour tout le monde, avant que la partie commence ?
taken-back = { $player } a repris son dernier coup.
call-overtaken = { $faster } a été plus rapide : l'annonce de { $player } ne coûte rien.
hints-on = Les conseils sont autorisés, cette partie ne compte donc pas.
resign-question = Veux-tu vraiment abandonner ?
resign-loses = La partie comptera comme perdue.
resign-early-loses = La partie comptera comme perdue, même sans aucun coup de ta part : tu as déjà vu comment elle commence.
resign-abandons = La partie finit sans résultat.
resign-computer-plays-on = Pour toi, la partie comptera comme perdue ; un ordinateur joue à ta place.
resign-early-computer-plays-on = Un ordinateur joue à ta place. Pour toi, la partie comptera comme perdue, même sans aucun coup de ta part : tu as déjà vu comment elle commence.
resign-done = Tu as abandonné. Merci d'avoir joué.
end-done = La table est fermée, sans résultat.

### Ce qui ne se demande pas, et que faire

offer-needs-two = On ne peut convenir d'une nulle qu'à deux. Continue : chaque partie a une fin.
offer-pending = Il y a déjà une proposition. Elle attend une réponse : **Accepter** ou **Refuser**.
offer-refused = Cela vient d'être refusé. Tu pourras le redemander après le prochain coup.
draw-needs-human = À ce jeu, l'ordinateur n'accepte jamais la nulle. Continue, ou abandonne avec /abandonner.
draw-too-early = { $player } continue : il est trop tôt pour la nulle.
draw-stands-better = { $player } continue : la position n'est pas égale.
no-offer = Il n'y a pas de telle proposition pour le moment. Tu peux en faire une.
own-offer = Tu as déjà fait une proposition : c'est aux autres de répondre. Tu peux la retirer avec **Refuser**.
end-needs-two = Ici, deux joueurs peuvent arrêter une partie : personne n'a donc à refuser. Seule la personne qui l'a demandé peut y renoncer.
end-not-allowed =
    { $who ->
        [host] Seuls l'hôte de cette table et la modération peuvent la fermer. Demande-leur.
        [players] Seules les personnes qui jouent à cette table et la modération peuvent la fermer. Demande-leur.
       *[moderators] Seule la modération peut fermer cette table. Demande-lui, ou abandonne avec /abandonner si tu y joues.
     }
end-lobby = Cette table attend encore des joueurs. Clique sur **Quitter** ou tape /quitter : quand la dernière personne part, elle se ferme. La modération peut la fermer tout de suite.
end-lobby-group = Cette table attend encore des joueurs. Clique sur **Quitter** ou tape /quitter : quand la dernière personne part, elle se ferme.
takeback-nothing = Tu n'as encore aucun coup à reprendre.
takeback-revealed = Ce coup ne peut plus être repris : depuis, quelque chose de caché a été révélé. Continue à partir d'ici.
no-clock = Cette table n'a pas de pendule : chacun peut réfléchir aussi longtemps qu'il veut. Attends le coup, ou propose d'arrêter avec /terminer.
not-overdue = Personne n'a dépassé le temps. La pendule est dans le message de la table.
own-time = C'est ton temps qui est écoulé. Joue vite : c'est possible tant que l'autre ne réclame pas la victoire.
time-not-up = Cela se fait tout seul quand le temps est écoulé, pas avant. D'ici là, tu peux encore jouer.
hints-not-allowed = À cette table les conseils ne sont pas autorisés. Demande-les aux autres avec /conseil.
hints-allowed = Les conseils sont déjà autorisés ici.

# Parties des tournois, et ce que les tournois refusent.

adjudicated = La ronde est finie : plus de temps pris pour les coups par { $player }.
no-show = La ronde est finie : aucun coup joué par { $player }.
round-time-over = La ronde est finie.
tournament-pairing =
    { $round ->
        [0] **{ $name }** : { $first } – { $second }
       *[other] **{ $name }**, ronde { $round } : { $first } – { $second }
    }
tournament-thread =
    { $round ->
        [0] { $first } – { $second } · { $name }, partie { $number }
       *[other] { $first } – { $second } · { $name }, ronde { $round }
    }
tournament-paused = { $mention }, ton temps a expiré avant ton premier coup : la partie ne compte pour personne et tu es en pause dans **{ $name }**. Appuie sur **Jouer** sous [son message]({ $link }) pour revenir.
tournament-no-hints = Il n'y a pas de conseils dans les parties d'un tournoi.
tournament-unknown = Ce tournoi n'existe plus.
tournament-no-server = Les tournois se tiennent sur les serveurs qui m'ont ajouté.
tournament-in-thread = Chaque partie d'un tournoi a son propre fil. Crée le tournoi dans un salon, pas dans un fil.
tournament-not-allowed = Ici, les tournois sont créés par qui peut gérer les évènements ou le serveur. Adresse-toi à ces personnes.
tournament-not-yours = Seul qui organise ce tournoi, ou peut gérer les évènements ou le serveur, peut faire cela.
tournament-own-game = Ta propre partie est en cours, et cela la déciderait. Finis-la d'abord, ou demande à quelqu'un d'autre qui peut gérer les évènements.
tournament-quota = Ce serveur a déjà { $most } tournois. Attends qu'un tournoi finisse, ou annules-en un.
tournament-not-for-two = Avec ces options, le jeu n'est pas pour deux. Choisis-en d'autres.
tournament-time = Choisis une des durées proposées.
tournament-rounds = Choisis un nombre de rondes jusqu'à { $most } ; 0 en prend autant qu'il en faut.
tournament-players = Choisis un nombre de joueurs de { $least } à { $most }.
tournament-over = Ce tournoi est fini.
tournament-started = Ce tournoi a commencé.
tournament-joined = Tu participes déjà.
tournament-not-joined = Tu ne participes pas à ce tournoi.
tournament-not-again = Qui organise ce tournoi t'en a retiré : tu ne peux plus le rejoindre. Tu peux en regarder les parties et participer au prochain.
tournament-full = Ce tournoi est complet : il accueille { $most } joueurs.
tournament-too-few = Un tournoi a besoin d'au moins { $least } joueurs.

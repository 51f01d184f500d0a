### Les énigmes du jour

command-daily = énigmes
command-daily-description = Les énigmes du jour : les mêmes pour tous, un essai chacun
command-daily-puzzle = Quelle énigme ; celle que tu as commencée si tu ne choisis rien
command-daily-answer = Ton coup, ou commencer, si tu préfères l'écrire

daily-title = Énigmes du { $day }
daily-intro = Partout, tout le monde a la même donne et un essai par énigme, et ne voit ce que les autres ont fait qu'après l'avoir jouée.
daily-ends = Les prochaines arrivent { $time }.
daily-begun = commencée { $since }, à continuer quand tu veux aujourd'hui
daily-finished =
    { $count ->
        [0] Personne ne l'a encore jouée ici.
        [one] { $count } personne l'a jouée ici.
       *[other] { $count } personnes l'ont jouée ici.
    }
daily-streak =
    { $now ->
        [0] Tu n'as joué ni hier ni aujourd'hui ; ta plus longue série a duré { $best ->
            [one] { $best } jour
           *[other] { $best } jours
        }.
        [one] 🔥 1 jour de suite, la plus longue série { $best }
       *[other] 🔥 { $now } jours de suite, la plus longue série { $best }
    }
daily-before = Tu as un seul essai. Plus de points gagnent, à égalité le temps le plus court ; il court de **Commencer** à la fin. Tu peux fermer et revenir avec /énigmes : rien n'est perdu, mais le temps continue. L'énigme finit { $time }.
daily-moves-heading = Ce que tu peux faire : écris un de ces coups après /énigmes coup:
daily-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    }
daily-today = Aujourd'hui
daily-yesterday = Hier
daily-somebody = quelqu'un
daily-leaderboard-empty = Personne n'a joué cette énigme ici.
daily-number-points = tes points
daily-number-rank = ton rang
daily-number-finished =
    { $count ->
        [one] a joué
       *[other] ont joué
    }
daily-number-streak =
    { $count ->
        [one] jour de suite
       *[other] jours de suite
    }
daily-yesterday-best = Les meilleurs d'hier ici
daily-seals-tomorrow = Sceaux de demain : { $seals }

button-begin = Commencer
button-daily-leaderboard = Classement
button-daily-share = Partager
button-daily-legend = Légende
button-daily-home = Énigmes du jour
button-daily-play = Jouer aussi
button-daily-record = Relevé : { $game }

## What is shared with the channel

daily-share = { $player } · énigmes du { $day }
daily-share-streak =
    { $count ->
        [one] 🔥 { $count } jour de suite
       *[other] 🔥 { $count } jours de suite
    }
daily-share-elsewhere = Dans ce salon, on ne peut pas la publier. Copie la ligne où tu veux :
daily-legend = Chaque signe est un coup ; … en remplace d'autres.

## The luck

daily-luck = La veille, j'ai tiré pour chaque énigme un nombre secret, la **graine**, et fixé son empreinte, le **sceau**. Toute la donne découle de la graine et de l'identifiant de l'énigme : elle est la même pour tous et personne ne peut la changer après. Qui fait tourner ce bot pourrait la connaître avant les autres. Une heure après la fin du jour, les graines sont ici.
daily-seal = { $game } : `{ $seal }`, identifiant `{ $id }`, depuis le { $time }
daily-record = Le relevé de ton essai. Vérifie-le avec /vérifier, ou avec le programme docs/verify.py.

## Refusals

daily-played = Tu as joué cette énigme : il y a un seul essai, quel que soit le serveur. /énigmes montre ton résultat et le classement.
daily-not-begun = Tu n'as pas d'énigme en cours. /énigmes avec une énigme et le coup `commencer` en commence une.
daily-day-over = Ce jour est fini. /énigmes montre les énigmes d'aujourd'hui.
daily-moved-on = Ton énigme a continué depuis que ce bouton est apparu. /énigmes l'ouvre telle qu'elle est maintenant.
daily-deleted = Tu as déjà eu ton essai pour cette énigme ; il a été supprimé avec tes données. Demain, il y en aura une autre.
daily-hidden = Tu le verras quand tu auras joué cette énigme, ou quand son jour sera fini pour tous.
daily-other-rules = Les règles de ce jeu ont changé depuis que cette énigme a été tirée. La prochaine pourra être jouée.
daily-nothing-to-share = Tu n'as fini aucune énigme aujourd'hui. Joues-en une d'abord, puis partage.

## A server's settings

settings-page-daily = Quotidien
settings-intro-daily = Les énigmes du jour peuvent être publiées dans un salon, une fois par jour.
settings-daily-channel = Salon pour les énigmes du jour
settings-daily-nowhere = Nulle part
settings-daily-hour = Publiées à partir de cette heure
settings-daily-local = Dans ton fuseau horaire : { $time }
settings-daily-forbidden = ⚠️ La dernière publication a échoué : je n'ai pas le droit d'écrire dans ce salon. Permets-moi d'y *Voir le salon* et d'*Envoyer des messages*, puis choisis de nouveau le salon.
settings-daily-no-channel = ⚠️ La dernière publication a échoué : ce salon n'existe plus. Choisis-en un autre.
settings-daily-unreachable = ⚠️ La dernière publication a échoué : Discord était injoignable.

### La semaine d'un serveur, publiée le dimanche

week-title = La semaine jusqu'au { $day }
week-games =
    { $games ->
        [one] Une partie s'est terminée.
       *[other] { $games } parties se sont terminées.
    }
week-upset = **Surprise** · { $winner } ({ $winner_points }) bat { $loser } ({ $loser_points }) à { $game }
week-streak = **Plus longue série** · { $player } : { $wins } victoires de suite
week-closest = **Partie la plus serrée** · { $game } : { $players }
week-waiting = On y attend quelqu'un
week-puzzles = **Énigmes du jour** · par les boutons, ou avec /énigmes
settings-page-week = Semaine
settings-intro-week = Le dimanche, la semaine peut être racontée dans un salon : surprise, série, partie la plus serrée, tables qui attendent. Sans notification, et seulement s'il y a de quoi raconter. Qui cache son nom dans /confidentialité n'est pas nommé.
settings-week-channel = Salon pour la semaine
settings-week-hour = Le dimanche à partir de cette heure
settings-week-zone = Fuseau horaire de ce serveur, et l'heure qu'il y est
settings-week-forbidden = ⚠️ La dernière publication a échoué : je ne peux rien publier dans ce salon. Permets-moi d'y *Voir le salon*, d'*Envoyer des messages* et de *Joindre des fichiers*, puis choisis de nouveau le salon.
settings-week-no-channel = ⚠️ La dernière publication a échoué : le salon choisi a été supprimé. Choisis-en un autre.

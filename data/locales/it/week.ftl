### La settimana di un server, pubblicata la domenica

week-title = La settimana fino al { $day }
week-games =
    { $games ->
        [one] È finita una partita.
       *[other] Sono finite { $games } partite.
    }
week-upset = **Sorpresa** · { $winner } ({ $winner_points }) ha battuto { $loser } ({ $loser_points }) a { $game }
week-streak = **Serie più lunga** · { $player }: { $wins } vittorie di fila
week-closest = **Partita più combattuta** · { $game }: { $players }
week-waiting = Aspettano un giocatore
week-puzzles = **Rompicapo del giorno** · con i pulsanti, o con /rompicapo
settings-page-week = Settimana
settings-intro-week = La domenica posso raccontare la settimana in un canale: sorpresa, serie, partita più combattuta, tavoli che aspettano. Senza notifiche, e solo se c'è qualcosa da raccontare. Chi nasconde il proprio nome in /privacy non è nominato.
settings-week-channel = Canale per la settimana
settings-week-hour = La domenica a partire da quest'ora
settings-week-zone = Fuso orario di questo server, con l'ora di adesso
settings-week-forbidden = ⚠️ L'ultima pubblicazione non è riuscita: in quel canale non posso pubblicare. Permettimi lì *Visualizza canale*, *Invia messaggi* e *Allega file*, poi scegli di nuovo il canale.
settings-week-no-channel = ⚠️ L'ultima pubblicazione non è riuscita: il canale scelto è stato eliminato. Scegline un altro.

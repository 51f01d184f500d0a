# Partite dei tornei, e ciò che i tornei rifiutano.

adjudicated = Il turno è finito: { $player } ha usato più tempo per le mosse.
no-show = Il turno è finito: nessuna mossa da parte di { $player }.
round-time-over = Il turno è finito.
tournament-pairing =
    { $round ->
        [0] **{ $name }**: { $first } – { $second }
       *[other] **{ $name }**, turno { $round }: { $first } – { $second }
    }
tournament-thread =
    { $round ->
        [0] { $first } – { $second } · { $name }, partita { $number }
       *[other] { $first } – { $second } · { $name }, turno { $round }
    }
tournament-paused = { $mention }, il tempo è scaduto prima della tua mossa: la partita non conta per nessuno e in **{ $name }** sei in pausa. Premi **Gioca** nel [suo messaggio]({ $link }) per tornare.
tournament-no-hints = Nelle partite di un torneo non ci sono suggerimenti.
tournament-unknown = Questo torneo non esiste più.
tournament-no-server = I tornei si tengono nei server che mi hanno aggiunto.
tournament-in-thread = Ogni partita di un torneo ha un thread suo. Crea il torneo in un canale, non in un thread.
tournament-not-allowed = Qui crea tornei chi può gestire gli eventi o il server. Chiedi a una di queste persone.
tournament-not-yours = Può farlo solo chi organizza questo torneo, o chi può gestire gli eventi o il server.
tournament-own-game = La tua partita è in corso, e questo la deciderebbe. Finiscila prima, o chiedi a qualcun altro che può gestire gli eventi.
tournament-quota = Questo server ha già { $most } tornei. Aspetta che uno finisca, o annullane uno.
tournament-not-for-two = Con queste opzioni il gioco non è per due. Scegline altre.
tournament-time = Scegli uno dei tempi proposti.
tournament-rounds = Scegli un numero di turni fino a { $most }; 0 ne prende quanti ne servono.
tournament-players = Scegli un numero di giocatori da { $least } a { $most }.
tournament-over = Questo torneo è finito.
tournament-started = Questo torneo è cominciato.
tournament-joined = Partecipi già.
tournament-not-joined = Non partecipi a questo torneo.
tournament-not-again = Chi organizza ti ha tolto da questo torneo, quindi non puoi iscriverti di nuovo. Puoi guardarne le partite e partecipare al prossimo.
tournament-full = Questo torneo è al completo: accoglie { $most } giocatori.
tournament-too-few = Un torneo ha bisogno di almeno { $least } giocatori.

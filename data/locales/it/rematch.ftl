### Il tavolo di una rivincita, mentre aspetta

button-decline-rematch = Niente rivincita
rematch-declined = { $player } preferisce non giocare di nuovo.
rematch-declined-done = Rivincita rifiutata: il tavolo è chiuso.
seats-kept = Questa è una rivincita: i posti liberi sono riservati a chi ha giocato prima. Aspetta che rispondano, o apri un tavolo tuo in un altro canale con /gioca.
rematch-asked = Qui non hai un posto da lasciare: ti si chiede una rivincita. Premi **Partecipa**, o **Niente rivincita** se preferisci di no.
not-asked = Qui nessuno ti ha chiesto una rivincita. La può rifiutare solo chi ha giocato prima.

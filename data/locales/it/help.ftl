### Comandi

command-help = aiuto
command-help-description = Come si gioca qui, e le regole di ogni gioco
command-rules = regole
command-rules-description = La pagina di un gioco: le regole, le opzioni, come si scrivono le mosse
command-rules-slash-game = gioco
command-rules-game = Il gioco che vuoi conoscere

### La panoramica

help-title = Come si gioca qui
help-overview =
    - **Aprire un tavolo**: `/gioca` e un gioco. Gli amici premono **Partecipa** (`/partecipa`), o tu premi **Aggiungi computer** (`/computer`); poi **Comincia** (`/comincia`). **Esci** (`/esci`) lascia il posto. In **Opzioni** trovi le varianti, un orologio per ogni mossa, un thread a parte e chi inviti.
    - **Muovere**: premi i pulsanti sotto l'immagine, o scrivi `/mossa`, che suggerisce quello che puoi fare; a SET anche `/set` e tre carte. Dove hai tessere o un segreto, **La mia mano** (`/mano`) ti mostra ciò che puoi vedere solo tu.
    - **Orologio**: se c'è, ti avviso una volta. Scaduto il tempo, gioca un computer; in due, l'altro prende la vittoria con `/reclama` o concede altro tempo con `/aspetta`.
    - **Accordarsi**: `/ritira` chiede indietro la tua ultima mossa, `/pareggio` propone il pareggio, `/chiudi` chiede di chiudere senza risultato, `/rifiuta` dice di no. `/abbandona` rinuncia, `/rivincita` gioca di nuovo. Sotto il pulsante **Altro** c'è lo stesso, e il tavolo come testo.
    - **Guardare**: tutti possono. **Alla prossima ci sono** ti tiene un posto; `/tavolo` mostra di nuovo il tavolo, `/rivedi` una partita finita.
    - **In solitario**: alcuni giochi hanno un solitario, e tutti si giocano contro il computer, anche nei messaggi diretti con me.
    - **Su un server**: `/classifica` e `/profilo` hanno i risultati. `/sigioca` dice se posso lavorare in un canale. `/impostazioni server` è per chi gestisce il server: lingua, canali, ruoli, orologio e altro.
    - **Tu**: ti parlo nella lingua del tuo Discord. `/impostazioni mie` dice quando ricevi un avviso che tocca a te; lì e con `/tema` cambi i colori delle tue immagini. `/aiuto` è questa pagina, `/regole` ha quella di ogni gioco.

    Scegli un gioco per leggerne la pagina:
help-choose = Regole di …
help-back = Tutto l'aiuto

### Le regole di un gioco

button-why = Perché?
rules-previous = Indietro
rules-next = Avanti
rules-options = Opzioni di `/gioca`
rules-example-names = Ada Bruno Carla Dario

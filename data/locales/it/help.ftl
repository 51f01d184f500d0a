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
    - **Aprire un tavolo**: `/gioca` e un gioco. Gli amici premono **Partecipa**, o tu premi **Aggiungi computer**; poi **Comincia**. Oppure scrivi: `/partecipa`, `/computer`, `/comincia`.
    - **Muovere**: premi i pulsanti sotto l'immagine, o scrivi `/mossa`, che suggerisce quello che puoi fare. Dove hai tessere o un segreto, **La mia mano** ti mostra ciò che puoi vedere solo tu.
    - **Al tavolo**: `/tavolo` mostra di nuovo il tavolo, `/ritira` chiede indietro la tua ultima mossa, `/patta` propone la patta, `/abbandona` rinuncia, `/chiudi` chiede di chiudere senza risultato, `/rivincita` gioca di nuovo. Sotto il pulsante **Altro** c'è lo stesso, e il tavolo come testo.
    - **In solitario**: alcuni giochi hanno un solitario, e tutti si giocano contro il computer, anche nei messaggi diretti con me.
    - **Su un server**: `/classifica` e `/profilo` hanno i risultati, `/rivedi` mostra di nuovo una partita finita, `/sigioca` dice se posso lavorare in un canale, `/impostazioni` è per chi gestisce il server. `/tema` cambia i colori delle tue immagini.

    Scegli un gioco per leggerne la pagina:
help-choose = Regole di …
help-back = Tutto l'aiuto

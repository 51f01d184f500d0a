### Comandi

command-help = aiuto
command-help-description = Come si gioca qui, e le regole di ogni gioco
command-help-topic = Che cosa vuoi sapere; i giochi, se lo ometti
help-topic-games = I giochi
help-topic-commands = Tutti i comandi
help-topic-channel = Se in questo canale si può giocare
command-rules = regole
command-rules-description = La pagina di un gioco: le regole, le opzioni, come si scrivono le mosse
command-rules-game = Il gioco che vuoi conoscere

### I giochi

help-title = Scegli un gioco
help-intro = **Gioca** apre un tavolo in questo canale. Poi gli amici partecipano, o aggiungi un computer. `/impara` ti insegna un gioco in poche mosse.
help-intro-direct = **Gioca** apre un tavolo per te solo, con i computer dove il gioco vuole altri giocatori. `/impara` ti insegna un gioco in poche mosse.
button-play = Gioca
all-commands = Tutti i comandi
help-choose = Regole di …
button-all-games = Tutti i giochi

### I comandi

help-commands =
    ### Prima della partita
    - `/gioca` e un gioco: apre un tavolo, con le varianti e l'orologio che vuoi.
    - `/partecipa` prende un posto, `/esci` lo lascia.
    - `/computer` aggiunge un computer. `/comincia` comincia la partita.
    - `/rompicapo` ha i rompicapo del giorno: da solo, uguali per tutti.
    - `/duello` sfida gli amici con la stessa distribuzione, ciascuno al proprio tavolo. Con `distribuzioni` è un torneo da tre a sette distribuzioni.

    ### Durante la partita
    - Premi i pulsanti sotto l'immagine, o scrivi `/mossa`. Ti suggerisce quello che puoi fare.
    - `/set` e tre carte: le indica come SET.
    - `/mano` mostra le tue tessere o il tuo segreto, solo a te.
    - `/posizione` ti dice a parole che cosa c'è e dove, e che cosa puoi fare.
    - `/offri ritira` chiede indietro la tua ultima mossa. `/offri pareggio` propone il pareggio.
    - `/suggerimento` ti mostra la mossa migliore, dove la partita non conta.
    - `/chiudi` chiede di chiudere senza risultato. `/offri rifiuta` dice di no.
    - `/abbandona` rinuncia.

    ### Se c'è un orologio
    - Ricevi un avviso. Scaduto il tempo, in tre o più gioca un computer finché non riprendi il posto, con il suo pulsante o con `/partecipa`.
    - In due, i pulsanti permettono all'altro di prendere la vittoria o di concedere altro tempo.

    ### Dopo la partita
    - `/rivincita` gioca di nuovo. `/rivedi` mostra la partita. `/analisi` mostra dove è cambiata.
    - `/allenati` ripropone le mosse che ti sono costate care.
    - `/verifica` ne verifica sorte, mosse e risultato.
    - `/classifica` e `/profilo` mostrano i risultati su un server, `/partite` le tue partite e quelle finite. Il profilo mostra anche i traguardi.
    - `/torneo crea` organizza un torneo su un server, e `/torneo mostra` fa vedere quelli di un canale.

    ### Guardare
    - Tutti possono guardare. **Alla prossima ci sono**: ti chiedo quando si apre il prossimo tavolo.
    - `/tavolo` mostra di nuovo il tavolo.
    - Nel menu di una persona, **App** ha **Sfida** e **Profilo**; in quello di un tavolo, **Rivedi** e **Analisi**.

    ### Impostazioni
    - `/impostazioni mie`: quando ricevi avvisi, i tuoi colori e la tua lingua, e prima il testo per i lettori di schermo.
    - `/impostazioni server`: per chi gestisce il server.
    - `/aiuto` con un argomento dice se in un canale si può giocare.
    - `/privacy`: che cosa è memorizzato su di te.

    ### Aiuto
    - `/aiuto` mostra i giochi, `/regole` le regole di un gioco. `/impara` ti insegna un gioco in poche mosse.
    - Nei messaggi diretti siamo solo noi due: giochi contro un computer o in solitario.

### Le regole di un gioco

button-why = Perché?
button-all-rules = Tutte le regole
rules-previous = Precedente
rules-next = Seguente
rules-options = Opzioni di `/gioca`
rules-example-names = Ada Bruno Carla Dario

### SET: i testi della lezione

set-learn-call = In un SET di tre carte ogni caratteristica (numero, colore, forma, campitura) è tutta uguale o tutta diversa. Chi ne vede uno prima lo dichiara: premi **SET!**
set-learn-take = Qui colore, forma e campitura sono tutti uguali, e i numeri tutti diversi. Premi **A4**, **B2** e **B4**.
set-learn-more = Il computer ha sbagliato, e un errore costa un SET. Ora sul tavolo non ce n'è nessuno: premi **Qui nessun SET**.
set-learn-again = Tutti sono d'accordo, e sono arrivate altre tre carte. Ora c'è un SET di rombi: premi **SET!**
set-learn-find = Solo la forma è uguale; numero, colore e campitura sono tutti diversi. Trova i tre rombi: premendo di nuovo una carta la togli dalla scelta.
set-learn-find-hint = Non ancora: lascia stare tutto ciò che non è un rombo, poi confronta numeri, colori e campiture.
set-learn-end = **Il tuo secondo SET. È tutto qui.**
    Quando le carte sono finite vince chi ha più SET. In una partita hai 10 secondi per indicare il SET che hai dichiarato.

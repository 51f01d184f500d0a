### Tripple Domino: i testi della lezione

tripple_domino-learn-place = Una tessera combacia dove tutti i numeri che si toccano sono uguali, e rende la somma dei suoi numeri. Premi **223 +7**, poi il posto **1 +7**.
tripple_domino-learn-bridge = Un ponte tocca una tessera con un lato e un'altra con il vertice opposto: 30 punti supplementari. Premi **133 +37**, poi **Conferma**.
tripple_domino-learn-points = Il tasto di ogni tessera che combacia mostra i suoi punti. Premi **113 +5**, poi **Conferma**.
tripple_domino-learn-double = Una tessera che confina con due altre è un doppio collegamento: 25 punti supplementari. Premi **013 +29**, poi **Conferma**.
tripple_domino-learn-draw = Nessuna delle tue tessere combacia, perciò peschi. Costa 5 punti: premi **Pesca una tessera −5**.
tripple_domino-learn-again = Nemmeno 2-2-2 combacia. In un turno puoi pescare fino a tre tessere: premi **Pesca una tessera −5**.
tripple_domino-learn-drawn = 0-2-4 combacia, e una tessera appena pescata si può posare subito. Premi **024 +6**, poi **Conferma**.
tripple_domino-learn-end = **È tutto qui.**
    Sei tessere attorno a un punto sono un esagono: 40 punti supplementari. Chi ha posato tutte le sue tessere chiude il round, e la partita finisce a 300 punti.

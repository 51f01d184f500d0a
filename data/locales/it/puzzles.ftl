### Rompicapo dalle partite del server, accanto a quelli del giorno

puzzle-of-server = Dalle partite di questo server
puzzle-win-in-two = vittoria in due mosse
puzzle-win-in-two-about = Una sola mossa porta a una vittoria sicura con la prossima. Quale?
puzzle-win-in-two-asks = **Vittoria in due mosse**: trova la mossa dopo la quale vinci con la tua prossima, qualunque cosa faccia chi gioca contro di te. La risposta è una sola.
puzzle-best-placement = mossa migliore
puzzle-best-placement-about = Una sola mossa porta più punti di tutte le altre. Quale?
puzzle-best-placement-asks = **Mossa migliore**: trova la tessera e il posto che portano subito più punti. La risposta è una sola.
puzzle-all-sets = trova tutti i SET
puzzle-all-sets-about = Tutti i SET di un tavolo.
puzzle-all-sets-asks = **Trova tutti i { $count } SET** di questo tavolo. Le carte restano dove sono; ogni SET vale un punto, tre carte sbagliate ne costano uno.
puzzle-before = Hai un solo tentativo; il tempo corre da **Comincia** alla fine. Puoi chiudere e tornare con /rompicapo. Il rompicapo finisce { $time }.
puzzle-from = Da una partita di { $players } su questo server.
puzzle-from-unnamed = Da una partita su questo server.
puzzle-right = Giusto. Adesso vinci.
puzzle-found = Trovati: { $found }
puzzle-solved = Risolto in { $time }
puzzle-unsolved = Non risolto, { $time }
puzzle-scored = { $score } punti su { $most } in { $time }
puzzle-solution = La risposta giusta: **{ $moves }**
puzzle-legend = 🟩 una risposta giusta, 🟥 una sbagliata
puzzle-consent = Anche le belle posizioni delle partite di questo server possono diventare rompicapo, se tutti i giocatori sono d'accordo: /impostazioni mie.
puzzle-other-move = Questo rompicapo chiede una cosa sola. Rispondi con i suoi pulsanti.
puzzle-found-already = Quel SET l'hai già trovato. Cercane un altro.

my-settings-puzzles = Posizioni delle tue partite come rompicapo del server
puzzles-no = No
puzzles-unnamed = Sì, senza il mio nome
puzzles-named = Sì, con il mio nome

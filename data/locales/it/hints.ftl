### /suggerimento

command-hint = suggerimento
command-hint-description = Guarda la mossa migliore; la partita allora non conta
button-hint = Suggerimento
button-show-hint = Mostrala nella mia mano
hint-question = Con un suggerimento questa partita non conta per il tuo record. Ne vuoi uno?
hint-ask = Chiederei a { $players } se i suggerimenti sono permessi. La partita allora non conterebbe. Chiedo?
button-hint-ask = Chiedi
hint-best = ## La migliore ora: { $move }
hint-all-equal = ## Tutte le mosse sembrano equivalersi
hint-chance = Probabilità di vittoria: { $share } %.
hint-equal = Altrettanto buone: { $moves }
hint-others = Poi: { $moves }

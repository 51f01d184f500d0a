### La table d'une revanche qui attend

button-decline-rematch = Pas de revanche
rematch-declined = { $player } préfère ne pas rejouer.
rematch-declined-done = La revanche est refusée, et sa table fermée.
seats-kept = C'est une revanche : les places libres sont réservées à celles et ceux qui ont joué avant. Attends leurs réponses, ou ouvre ta propre table dans un autre salon avec /jouer.
rematch-asked = Tu n'as pas de place à quitter ici : on te demande une revanche. Clique sur **Rejoindre**, ou sur **Pas de revanche** si tu ne veux pas.
not-asked = Personne ne t'a demandé de revanche ici. Seules les personnes qui ont joué avant peuvent la refuser.

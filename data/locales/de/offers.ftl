### Befehle

command-offer = anbieten
command-offer-description = Biete Remis an, bitte um deinen letzten Zug oder lehne ab
command-offer-draw = remis
command-offer-draw-description = Biete ein Remis an oder nimm das angebotene an
command-resign = aufgeben
command-resign-description = Gib die Partie auf, die du hier spielst
command-end = beenden
command-end-description = Schließ den Tisch dieses Kanals ohne Ergebnis, oder bitte die anderen darum
command-offer-takeback = zurücknehmen
command-offer-takeback-description = Bitte darum, deinen letzten Zug zurückzunehmen, oder stimme einer Bitte zu
command-offer-decline = ablehnen
command-offer-decline-description = Lehn ab, was du gefragt wirst, oder zieh dein Angebot zurück

### Knöpfe

button-agree = Annehmen
button-decline = Ablehnen
button-take-seat = Wieder Platz nehmen
button-resign = Aufgeben
button-confirm-resign = Ja, aufgeben
button-confirm-end = Ja, beenden
button-play-on = Nein, weiterspielen
button-offer-draw = Remis anbieten
button-offer-takeback = Zurücknehmen
button-offer-end = Ohne Ergebnis beenden
button-offer-hints = Um Tipps bitten
button-claim = Sieg beanspruchen
button-wait = Mehr Zeit geben

### Was gefragt und geantwortet wird

offer-draw = { $player } bietet Remis an.
offer-takeback = { $player } möchte den letzten Zug zurücknehmen.
offer-end = { $player } möchte die Partie ohne Ergebnis beenden.
offer-hints = { $player } möchte Tipps erlauben. Die Partie würde dann nicht zählen.
offer-made = Ich habe { $players } gefragt. Eine Antwort gilt bis zum nächsten Zug.
offer-agreed = Abgemacht.
offer-agreed-by = Einverstanden: { $players }
offer-waits-for = Es fehlt noch: { $players }
offer-needs-one = Eine weitere Person genügt.
offer-granted = Erledigt.
offer-declined = Abgelehnt.
offer-withdrawn = Zurückgezogen.
end-asked = Dafür braucht es die anderen: Sie sehen es am Tisch und können bis zum nächsten Zug antworten.
end-asked-one = Dafür braucht es noch eine Person: Alle sehen es am Tisch und können bis zum nächsten Zug antworten.
end-question = Diese Partie für alle beenden, ohne Ergebnis?
end-question-lobby = Diesen Tisch für alle schließen, bevor die Partie beginnt?
taken-back = { $player } hat den letzten Zug zurückgenommen.
call-overtaken = { $faster } war schneller als { $player }. Der Ruf kostet nichts.
hints-on = Tipps sind erlaubt, deshalb zählt diese Partie nicht.
resign-question = Willst du wirklich aufgeben?
resign-loses = Die Partie zählt als verloren.
resign-early-loses = Die Partie zählt als verloren, auch ohne einen Zug von dir: Du hast schon gesehen, wie sie beginnt.
resign-abandons = Die Partie endet ohne Ergebnis.
resign-computer-plays-on = Für dich zählt die Partie als verloren; ein Computer spielt für dich weiter.
resign-early-computer-plays-on = Ein Computer spielt für dich weiter. Für dich zählt die Partie als verloren, auch ohne einen Zug von dir: Du hast schon gesehen, wie sie beginnt.
resign-done = Du hast aufgegeben. Danke fürs Mitspielen.
end-done = Der Tisch ist geschlossen, ohne Ergebnis.

### Was nicht gefragt werden kann, und was stattdessen geht

offer-needs-two = Remis vereinbaren könnt ihr nur zu zweit. Spiel weiter: Jede Partie geht zu Ende.
offer-pending = Es gibt schon ein Angebot. Es wartet auf eine Antwort: **Annehmen** oder **Ablehnen**.
offer-refused = Das wurde gerade abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
draw-needs-human = In diesem Spiel nimmt der Computer nie ein Remis an. Spiel weiter, oder gib mit /aufgeben auf.
draw-too-early = { $player } spielt weiter: Für ein Remis ist es zu früh.
draw-stands-better = { $player } spielt weiter: Die Stellung ist nicht ausgeglichen.
no-offer = So ein Angebot gibt es gerade nicht. Du kannst eines machen.
own-offer = Du hast schon ein Angebot gemacht: Antworten müssen die anderen. Mit **Ablehnen** ziehst du es zurück.
end-needs-two = Hier können zwei Mitspielende einen Tisch beenden, deshalb muss niemand ablehnen. Zurückziehen kann es nur, wer darum gebeten hat.
end-not-allowed =
    { $who ->
        [host] Diesen Tisch können nur sein Host und die Moderation schließen. Frag dort nach.
        [players] Diesen Tisch können nur die, die daran spielen, und die Moderation schließen. Frag dort nach.
       *[moderators] Diesen Tisch kann nur die Moderation schließen. Frag dort nach, oder gib mit /aufgeben auf, wenn du hier spielst.
     }
end-lobby = Dieser Tisch wartet noch auf Mitspielende. Drück **Verlassen** oder tipp /verlassen: Wenn die letzte Person geht, schließt er. Die Moderation kann ihn sofort schließen.
end-lobby-group = Dieser Tisch wartet noch auf Mitspielende. Drück **Verlassen** oder tipp /verlassen: Wenn die letzte Person geht, schließt er.
takeback-nothing = Du hast noch keinen Zug, den du zurücknehmen könntest.
takeback-revealed = Dieser Zug lässt sich nicht mehr zurücknehmen: Seitdem ist etwas Verborgenes aufgedeckt worden. Spiel von hier weiter.
no-clock = An diesem Tisch läuft keine Uhr: Alle dürfen so lange nachdenken, wie sie möchten. Warte auf den Zug, oder bitte mit /beenden um ein Ende.
not-overdue = Niemandes Zeit ist abgelaufen. Die Uhr steht in der Nachricht des Tisches.
own-time = Deine eigene Zeit ist abgelaufen. Zieh schnell: Das geht, bis die andere Seite den Sieg beansprucht.
time-not-up = Das kommt von selbst, wenn die Zeit um ist, und nicht vorher. Bis dahin kannst du noch ziehen.
hints-not-allowed = An diesem Tisch sind Tipps nicht erlaubt. Bitte die anderen mit /tipp darum.
hints-allowed = Tipps sind hier schon erlaubt.

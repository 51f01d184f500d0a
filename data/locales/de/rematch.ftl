### Der wartende Tisch einer Revanche

button-decline-rematch = Keine Revanche
rematch-declined = { $player } möchte nicht noch einmal spielen.
rematch-declined-done = Die Revanche ist abgelehnt, ihr Tisch geschlossen.
seats-kept = Das ist eine Revanche, und die freien Plätze gehören denen, die vorher gespielt haben. Warte auf ihre Antworten, oder eröffne mit /spielen in einem anderen Kanal einen eigenen Tisch.
rematch-asked = Du hast hier keinen Platz, den du verlassen könntest: Du wirst um Revanche gebeten. Drück **Mitspielen**, oder **Keine Revanche**, wenn du nicht magst.
not-asked = Hier hat dich niemand um Revanche gebeten. Ablehnen kann sie nur, wer vorher mitgespielt hat.

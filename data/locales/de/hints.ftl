### /tipp

command-hint = tipp
command-hint-description = Sieh den besten Zug; die Partie zählt dann nicht
button-hint = Tipp
button-show-hint = In meiner Hand zeigen
hint-question = Mit einem Tipp zählt diese Partie nicht für deinen Rekord. Möchtest du einen?
hint-ask = Ich würde { $players } fragen, ob Tipps erlaubt sind. Die Partie würde dann nicht zählen. Soll ich?
button-hint-ask = Fragen
hint-best = ## Jetzt am besten: { $move }
hint-all-equal = ## Alle Züge sehen gleich gut aus
hint-chance = Gewinnchance: { $share } %.
hint-equal = Genauso gut: { $moves }
hint-others = Danach: { $moves }

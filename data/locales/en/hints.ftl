### /hint

command-hint = hint
command-hint-description = See the best move now; the game then does not count
button-hint = Hint
button-show-hint = Show it in my hand
hint-question = With a hint this game does not count for your best score. Do you want one?
hint-ask = I would ask { $players } whether hints are allowed. This game would then not count. Ask?
button-hint-ask = Ask
hint-best = ## Best now: { $move }
hint-all-equal = ## All moves look equally good
hint-chance = Winning chance: { $share }%.
hint-equal = Just as good: { $moves }
hint-others = Next best: { $moves }

### /privacy

command-privacy = privacy
command-privacy-description = See what is stored about you, export it or delete it
privacy-title = Your data
privacy-games = **Games**: where you sit at a table, your user id and your names there, and your moves with their times, so that games outlive a restart and can be shown and verified.
privacy-results = **Results**: how your games ended, your ratings, best scores, achievements, daily puzzles, tournaments and the positions that you practise, for leaderboards and profiles.
privacy-settings = **Settings**: what you have chosen for yourself.
privacy-not-stored = **Not stored**: messages, e-mail addresses, who is online. I am not even sent what people write.
privacy-how-long = **How long**: until you delete it; backups some days longer. A server that removes me is forgotten after 30 days.
privacy-export = Export my data
privacy-delete = Delete my data
privacy-delete-surely = Delete everything
privacy-keep = Keep my data
privacy-on = Your settings:
privacy-hidden-on = Hidden elsewhere: on
privacy-hidden-off = Hidden elsewhere: off
privacy-hidden-means = Hidden elsewhere: on the leaderboard of all servers you are called “a player”.
privacy-deleted-at = Your data will be deleted { $at }. Until then you can keep them.
privacy-question = **Delete all that I store about you?**
    - Games that are on are resigned, seats at other tables and tournaments are left.
    - In games that are over your moves stay, without your name: for the others you are “a player who has left”.
    - Your ratings, best scores, daily puzzles, invitations and settings are gone for good.
    - Messages and pictures that are in Discord already stay as they are.
    It happens in half an hour; until then you can change your mind.
privacy-deleted = All that I had stored about you is deleted, as you have asked. If you play again, you begin anew.
privacy-exported = This page is for reading, the other file is the raw data: all that I store about you. Only you see them.
export-again = You have just had an export. You can have the next one { $at }.

### People whose data were deleted

person-deleted = A player who has left
no-replay-deleted = Somebody who played in this game has had their data deleted. Its luck followed from the players' ids, so I cannot show or verify it any more.

## The page of an export

export-intro = These are all the data that this bot has stored about the user { $person }, as of { $made }. Each table below is one of the database, a line for each entry.
export-format = The same, for programs, is in the file my-data.json; docs/export.md of the program describes its format, { $format }.
export-more-rows = { $count } more are in the file with the raw data.
export-table-achievements = Achievements
export-table-best_scores = Best scores in games alone
export-table-daily_attempts = Attempts at puzzles of the day
export-table-daily_moves = Moves in puzzles of the day
export-table-daily_clips = Turns of puzzles that were shared
export-table-deletions = A deletion that you have asked for
export-table-duel_moves = Your moves in duels
export-table-duel_players = Duels that you played in
export-table-moves = Your moves, in the words of the game
export-table-practice_positions = Positions that you practise
export-table-practice_streaks = How many positions you have solved in a row
export-table-presence = Where you have pressed or typed something in the last ten minutes
export-table-rating_changes = How each game changed your ratings
export-table-ratings = Your ratings
export-table-results = How your games ended
export-table-seats = Where you sat
export-table-sessions = Tables at which you sat, which you opened, or to which you were invited
export-table-tournament_players = Tournaments that you played in
export-table-tournaments = Tournaments that you organised
export-table-user_settings = Your settings

-- What the store reads. A row with all its columns (*) is a record of sessions.py, results.py or settings.py.

-- name: live_ids()
SELECT id FROM sessions WHERE status IN ('lobby', 'playing') AND set_aside IS NULL ORDER BY opened_at, id;

-- name: live_of(person)
SELECT sessions.id
FROM seats JOIN sessions ON sessions.id = seats.session
WHERE seats.person = :person AND sessions.status IN ('lobby', 'playing') AND sessions.set_aside IS NULL
ORDER BY sessions.opened_at, sessions.id;

-- name: session_ids()
SELECT id FROM sessions WHERE set_aside IS NULL ORDER BY opened_at, id;

-- name: registrations()
SELECT * FROM registrations;

-- name: set_aside()
SELECT id AS session, set_aside AS why FROM sessions WHERE set_aside IS NOT NULL ORDER BY opened_at, id;

-- name: session(id)
SELECT * FROM sessions WHERE id = :id;

-- name: seats(session)
SELECT * FROM seats WHERE session = :session ORDER BY seat;

-- name: moves_after(session, ply)
SELECT * FROM moves WHERE session = :session AND ply > :ply ORDER BY ply;

-- name: former_players(session)
-- For a rematch, those of the game before it.
SELECT person FROM seats WHERE session = (SELECT rematch_of FROM sessions WHERE id = :session) ORDER BY seat;

-- name: results(session)
SELECT * FROM results WHERE session = :session ORDER BY seat;

-- name: guild_settings()
SELECT * FROM servers;

-- name: settings_of_guild(guild)
SELECT * FROM servers WHERE guild = :guild;

-- name: user_settings()
SELECT * FROM user_settings;

-- name: settings_of_user(person)
SELECT * FROM user_settings WHERE person = :person;

-- name: shown()
-- An ended session's is empty once its message shows the end. Only those of the last hour are looked at, and none whose
-- channel was deleted: its message is gone, too.
SELECT id AS session, shown FROM sessions
WHERE status IN ('lobby', 'playing') AND set_aside IS NULL AND shown IS NOT NULL
UNION ALL
SELECT id AS session, coalesce(shown, '') AS shown FROM sessions
WHERE ended_at > (SELECT max(ended_at) FROM sessions WHERE ended_at IS NOT NULL) - 3600000
    AND coalesce(shown, ' ') <> '' AND message IS NOT NULL AND coalesce(reason, '') <> 'place-gone';

-- name: registration(application)
SELECT * FROM registrations WHERE application = :application;

-- name: analysis(session)
SELECT * FROM analyses WHERE session = :session;

-- name: clip(session)
SELECT * FROM clips WHERE session = :session;

-- name: alive_at()
SELECT alive_at FROM heartbeat;

-- name: last_with_luck(channel, luck_version)
-- The last finished game of a channel with luck up to this version.
SELECT id AS session
FROM sessions
WHERE channel = :channel AND status = 'finished' AND luck_version <= :luck_version
ORDER BY ended_at DESC, id DESC
LIMIT 1;

-- name: dailies_of(day)
SELECT * FROM dailies WHERE day = :day AND guild IS NULL ORDER BY game;

-- name: server_daily(day, game)
SELECT * FROM dailies WHERE day = :day AND game = :game;

-- name: server_dailies_of_person(day, person)
SELECT dailies.* FROM daily_attempts
JOIN dailies ON dailies.id = daily_attempts.daily
WHERE daily_attempts.person = :person AND dailies.day = :day AND dailies.guild IS NOT NULL
ORDER BY dailies.id;

-- name: puzzle_candidates(day, since, nobody, most)
-- Finished sessions of servers without a puzzle on this day, each of whose people has agreed and whose positions have not
-- been asked about: the newest of each server, then the second newest of each ... Ids from `nobody` to 0 are those of
-- computers. No game of a duel, whose id ends with `u<number>`: who played the same deal at another table knows it.
SELECT sessions.id AS session, sessions.guild
FROM (
    SELECT DISTINCT seats.session
    FROM user_settings
    JOIN seats ON seats.person = user_settings.person
    WHERE user_settings.puzzles > 0
) AS willing
JOIN sessions ON sessions.id = willing.session
WHERE sessions.status = 'finished' AND sessions.ended_at >= :since AND sessions.guild IS NOT NULL
    AND sessions.user_install = 0 AND sessions.set_aside IS NULL AND sessions.id NOT LIKE '%u_'
    AND NOT EXISTS (
        SELECT 1 FROM seats
        LEFT JOIN user_settings ON user_settings.person = seats.person
        WHERE seats.session = sessions.id AND NOT (seats.person > :nobody AND seats.person < 0)
            AND coalesce(user_settings.puzzles, 0) = 0
    )
    AND NOT EXISTS (SELECT 1 FROM dailies WHERE dailies.session = sessions.id)
    AND NOT EXISTS (SELECT 1 FROM dailies WHERE dailies.day = :day AND dailies.guild = sessions.guild)
ORDER BY
    ROW_NUMBER() OVER (PARTITION BY sessions.guild ORDER BY sessions.ended_at DESC, sessions.id), sessions.guild
LIMIT :most;

-- name: daily(id)
SELECT * FROM dailies WHERE id = :id;

-- name: daily_attempt(daily, person)
SELECT * FROM daily_attempts WHERE daily = :daily AND person = :person;

-- name: daily_attempts(ended)
-- Without those of people whose data are deleted: they have no seal.
SELECT daily, person FROM daily_attempts
WHERE (person >= 0 OR seal IS NOT NULL) AND (:ended OR score IS NULL) ORDER BY daily, person;

-- name: daily_moves(daily, person)
SELECT * FROM daily_moves WHERE daily = :daily AND person = :person ORDER BY ply;

-- name: daily_clip(daily, person)
SELECT * FROM daily_clips WHERE daily = :daily AND person = :person;

-- name: daily_leaderboard(daily, guild, most)
-- The finished attempts, the best first: more points, then less time. A null guild is everywhere, where people who have
-- chosen to be hidden have no username.
SELECT
    daily, person, guild, name, rules, started_at, ended_at, score, duration,
    CASE
        WHEN CAST(:guild AS BIGINT) IS NULL
            AND EXISTS (SELECT 1 FROM user_settings WHERE user_settings.person = daily_attempts.person AND hidden = 1)
        THEN '' ELSE username
    END AS username
FROM daily_attempts
WHERE daily = :daily AND score IS NOT NULL AND (CAST(:guild AS BIGINT) IS NULL OR guild = :guild)
ORDER BY score DESC, duration, person
LIMIT :most;

-- name: daily_counts(daily, guild, score, duration)
-- How many have finished, and how many of them better than with this score and time.
SELECT
    COUNT(*) AS finished,
    COUNT(CASE WHEN score > :score OR (score = :score AND duration < :duration) THEN 1 END) AS better
FROM daily_attempts
WHERE daily = :daily AND score IS NOT NULL AND (CAST(:guild AS BIGINT) IS NULL OR guild = :guild);

-- name: daily_days(person)
-- The days on which a person has finished a puzzle.
SELECT DISTINCT dailies.day
FROM daily_attempts
JOIN dailies ON dailies.id = daily_attempts.daily
WHERE daily_attempts.person = :person AND daily_attempts.score IS NOT NULL
ORDER BY dailies.day;

-- name: due_daily_posts(day, hour)
-- The guilds that want the puzzles posted by this hour, and where they have not been, with the time of a post of this
-- day that was begun and has not reached Discord, as far as is known.
SELECT servers.guild, servers.daily_channel AS channel, daily_posts.at AS begun_at
FROM servers
LEFT JOIN daily_posts ON daily_posts.guild = servers.guild AND daily_posts.day = :day
WHERE servers.daily_channel IS NOT NULL AND servers.daily_hour <= :hour
    AND (daily_posts.guild IS NULL OR daily_posts.problem IN ('sending', 'unreachable'))
ORDER BY servers.guild;

-- name: daily_post(guild)
SELECT * FROM daily_posts WHERE guild = :guild ORDER BY day DESC LIMIT 1;

-- name: duel(id)
SELECT * FROM duels WHERE id = :id;

-- name: duel_players(duel)
SELECT * FROM duel_players WHERE duel = :duel ORDER BY number;

-- name: duel_series(id)
SELECT * FROM duels WHERE (id = :id AND series IS NULL) OR series = :id ORDER BY deal;

-- name: duel_series_players(id)
SELECT duel_players.* FROM duel_players JOIN duels ON duels.id = duel_players.duel
WHERE duels.id = :id OR duels.series = :id
ORDER BY duel_players.duel, duel_players.number;

-- name: duel_moves(duel, person)
SELECT * FROM duel_moves WHERE duel = :duel AND person = :person ORDER BY ply;

-- name: all_duels()
SELECT id FROM duels WHERE series IS NULL ORDER BY id;

-- name: duel_orphans()
SELECT duel AS id FROM duel_players WHERE NOT EXISTS (SELECT 1 FROM duels WHERE duels.id = duel_players.duel)
UNION
SELECT duel FROM duel_moves WHERE NOT EXISTS (
    SELECT 1 FROM duel_players WHERE duel_players.duel = duel_moves.duel AND duel_players.person = duel_moves.person
)
UNION
SELECT series FROM duels
WHERE series IS NOT NULL AND NOT EXISTS (SELECT 1 FROM duels AS firsts WHERE firsts.id = duels.series);

-- name: duel_openers(guild, now)
-- One that should be closed and is not has a damaged record, and is nobody's doing.
SELECT coalesce((SELECT person FROM duel_players WHERE duel = duels.id AND number = 1), 0) AS person
FROM duels WHERE guild = :guild AND series IS NULL AND closes_at > :now ORDER BY id;

-- name: duels_of_person(person)
SELECT duels.id FROM duel_players JOIN duels ON duels.id = duel_players.duel
WHERE duel_players.person = :person AND duels.series IS NULL
ORDER BY duels.closes_at, duels.id;

-- name: duel_begun(person)
SELECT duel AS id FROM duel_players WHERE person = :person AND started_at IS NOT NULL AND ended_at IS NULL
ORDER BY started_at DESC, duel DESC LIMIT 1;

-- name: tournament(id)
SELECT * FROM tournaments WHERE id = :id;

-- name: tournament_players(tournament)
SELECT * FROM tournament_players WHERE tournament = :tournament ORDER BY number;

-- name: tournament_pairings(tournament)
SELECT * FROM tournament_pairings WHERE tournament = :tournament ORDER BY number;

-- name: live_tournaments()
SELECT id FROM tournaments WHERE status IN ('registration', 'running') ORDER BY created_at, id;

-- name: unfinished_tournaments()
-- Those that are live, whose end is to be posted, or whose event is still on a calendar.
SELECT id FROM tournaments
WHERE status IN ('registration', 'running') OR due_at IS NOT NULL OR event IS NOT NULL
ORDER BY created_at, id;

-- name: tournaments_in(guild)
SELECT id FROM tournaments
WHERE guild = :guild AND status IN ('registration', 'running')
ORDER BY created_at, id;

-- name: ended_tournaments(guild, channel, most)
SELECT id FROM tournaments
WHERE guild = :guild AND channel = :channel AND status = 'finished'
ORDER BY ended_at DESC, id DESC
LIMIT :most;

-- name: rating_state()
-- By which rules the ratings were computed, and how many sessions have results at least.
SELECT
    coalesce((SELECT rules FROM rating_rules), '') AS rules,
    coalesce((SELECT max(number) FROM results), 0) AS sessions;

-- name: wanted_weeks(day)
-- The guilds that want weeks posted and have not been posted the one of this Sunday, as far as is known.
SELECT
    servers.guild, servers.week_channel AS channel, servers.week_hour AS hour, servers.week_zone AS zone,
    week_posts.day, week_posts.at, week_posts.problem
FROM servers
LEFT JOIN week_posts ON week_posts.guild = servers.guild
WHERE servers.week_channel IS NOT NULL
    AND (week_posts.day IS NULL OR week_posts.day < :day OR week_posts.problem IN ('sending', 'unreachable'))
ORDER BY servers.guild;

-- name: week_post(guild)
SELECT * FROM week_posts WHERE guild = :guild;

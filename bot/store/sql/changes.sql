-- What the writer writes. It takes these texts for itself and runs each once for all the rows of a batch.

-- name: write_session(id, game, rules, options, guild, channel, host, status, seed, commitment, rematch_of, message, offer, offer_seat, offer_ply, offer_agreed, reason, opened_at, started_at, ended_at, guests, clock, deadline, reminders, reminded, overdue, threaded, given_up)!
INSERT INTO sessions (
    id, game, rules, options, guild, channel, host, status, seed, commitment, rematch_of,
    message, offer, offer_seat, offer_ply, offer_agreed, reason, opened_at, started_at, ended_at,
    guests, clock, deadline, reminders, reminded, overdue, threaded, given_up
) VALUES (
    :id, :game, :rules, :options, :guild, :channel, :host, :status, :seed, :commitment, :rematch_of,
    :message, :offer, :offer_seat, :offer_ply, :offer_agreed, :reason, :opened_at, :started_at, :ended_at,
    :guests, :clock, :deadline, :reminders, :reminded, :overdue, :threaded, :given_up
)
ON CONFLICT (id) DO UPDATE SET
    options = excluded.options,
    channel = excluded.channel,
    host = excluded.host,
    status = excluded.status,
    message = excluded.message,
    offer = excluded.offer,
    offer_seat = excluded.offer_seat,
    offer_ply = excluded.offer_ply,
    offer_agreed = excluded.offer_agreed,
    reason = excluded.reason,
    started_at = excluded.started_at,
    ended_at = excluded.ended_at,
    guests = excluded.guests,
    clock = excluded.clock,
    deadline = excluded.deadline,
    reminded = excluded.reminded,
    overdue = excluded.overdue,
    threaded = excluded.threaded,
    given_up = excluded.given_up;

-- name: clear_seats(session)!
DELETE FROM seats WHERE session = :session;

-- name: write_seat(session, seat, person, name)!
INSERT INTO seats (session, seat, person, name) VALUES (:session, :seat, :person, :name);

-- name: write_move(session, ply, seat, words, action, at)!
INSERT INTO moves (session, ply, seat, words, action, at) VALUES (:session, :ply, :seat, :words, :action, :at);

-- name: write_result(session, seat, seats, person, name, guild, game, rank, score, outcome, at, counts)!
INSERT INTO results (session, seat, seats, person, name, guild, game, rank, score, outcome, at, counts)
VALUES (:session, :seat, :seats, :person, :name, :guild, :game, :rank, :score, :outcome, :at, :counts);

-- name: write_server(guild, language, channels, roles, clock, threads, reminders, tables_per_user, tables_per_server, enders, theme)!
INSERT INTO servers (
    guild, language, channels, roles, clock, threads, reminders, tables_per_user, tables_per_server, enders, theme
) VALUES (
    :guild, :language, :channels, :roles, :clock, :threads, :reminders, :tables_per_user, :tables_per_server, :enders,
    :theme
)
ON CONFLICT (guild) DO UPDATE SET
    language = excluded.language,
    channels = excluded.channels,
    roles = excluded.roles,
    clock = excluded.clock,
    threads = excluded.threads,
    reminders = excluded.reminders,
    tables_per_user = excluded.tables_per_user,
    tables_per_server = excluded.tables_per_server,
    enders = excluded.enders,
    theme = excluded.theme;

-- name: write_taste(person, theme)!
INSERT INTO tastes (person, theme) VALUES (:person, :theme)
ON CONFLICT (person) DO UPDATE SET theme = excluded.theme;

-- name: write_heartbeat(alive_at)!
INSERT INTO heartbeat (only, alive_at) VALUES (1, :alive_at)
ON CONFLICT (only) DO UPDATE SET alive_at = excluded.alive_at;

-- name: session_of_action(action)$
SELECT session FROM moves WHERE action = :action;

-- What the writer writes. It takes these texts for itself and runs each once for all the rows of a batch.

-- name: write_session(id, game, rules, options, guild, channel, host, status, seed, commitment, rematch_of, message, offer, offer_seat, offer_ply, reason, opened_at, started_at, ended_at)!
INSERT INTO sessions (
    id, game, rules, options, guild, channel, host, status, seed, commitment, rematch_of,
    message, offer, offer_seat, offer_ply, reason, opened_at, started_at, ended_at
) VALUES (
    :id, :game, :rules, :options, :guild, :channel, :host, :status, :seed, :commitment, :rematch_of,
    :message, :offer, :offer_seat, :offer_ply, :reason, :opened_at, :started_at, :ended_at
)
ON CONFLICT (id) DO UPDATE SET
    host = excluded.host,
    status = excluded.status,
    message = excluded.message,
    offer = excluded.offer,
    offer_seat = excluded.offer_seat,
    offer_ply = excluded.offer_ply,
    reason = excluded.reason,
    started_at = excluded.started_at,
    ended_at = excluded.ended_at;

-- name: clear_seats(session)!
DELETE FROM seats WHERE session = :session;

-- name: write_seat(session, seat, person, name)!
INSERT INTO seats (session, seat, person, name) VALUES (:session, :seat, :person, :name);

-- name: write_move(session, ply, seat, words, action, at)!
INSERT INTO moves (session, ply, seat, words, action, at) VALUES (:session, :ply, :seat, :words, :action, :at);

-- name: write_result(session, seat, seats, person, name, guild, game, rank, score, outcome, at)!
INSERT INTO results (session, seat, seats, person, name, guild, game, rank, score, outcome, at)
VALUES (:session, :seat, :seats, :person, :name, :guild, :game, :rank, :score, :outcome, :at);

-- name: session_of_action(action)$
SELECT session FROM moves WHERE action = :action;

-- What goes through all results again, beside what is for both databases.

-- name: lock_tables()!
-- Other processes read meanwhile; one that ends a game waits.
LOCK TABLE results, ratings, rating_changes, best_scores IN SHARE ROW EXCLUSIVE MODE;

-- name: other_processes(process)$
SELECT count(DISTINCT application_name) FROM pg_stat_activity
WHERE datname = current_database() AND application_name LIKE 'tavolino %' AND application_name <> :process;

-- name: rules()$
SELECT rules FROM rating_rules;

-- name: next_number()$
SELECT nextval('result_numbers');

-- name: drop_new_rows()!
DROP TABLE new_rows;

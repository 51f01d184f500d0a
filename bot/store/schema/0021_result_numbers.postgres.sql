-- The numbers of results: drawn by several processes at the same time, each for people whom no other one holds. SQLite,
-- which one process writes, takes the number after the highest.
CREATE SEQUENCE result_numbers;
SELECT setval('result_numbers', coalesce(max(number), 0) + 1, false) FROM results;
ALTER TABLE results ALTER COLUMN number SET DEFAULT nextval('result_numbers'); -- for a process of an older program

ALTER TABLE ratings        ALTER COLUMN game    TYPE TEXT COLLATE "C";
ALTER TABLE ratings        ALTER COLUMN variant TYPE TEXT COLLATE "C";
ALTER TABLE ratings        ALTER COLUMN period  TYPE TEXT COLLATE "C";
ALTER TABLE rating_changes ALTER COLUMN game    TYPE TEXT COLLATE "C";
ALTER TABLE best_scores    ALTER COLUMN game    TYPE TEXT COLLATE "C";
ALTER TABLE best_scores    ALTER COLUMN variant TYPE TEXT COLLATE "C";
ALTER TABLE best_scores    ALTER COLUMN period  TYPE TEXT COLLATE "C";
ALTER TABLE best_scores    ALTER COLUMN session TYPE TEXT COLLATE "C";

-- Where pictures cannot draw somebody's name, they show the username; it is empty where an older program wrote the row.
ALTER TABLE seats   ADD COLUMN username TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN username TEXT NOT NULL DEFAULT '';

-- How strong a computer plays: easy, fair, hard or master. Empty for people, and for computers of older programs (fair).

ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT '';

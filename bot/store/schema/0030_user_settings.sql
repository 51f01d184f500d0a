-- What users have set for themselves is named after that.
ALTER TABLE tastes RENAME TO user_settings;

-- Processes of the version before read and write it under its old name, until the last of them has been replaced.
CREATE VIEW tastes AS SELECT * FROM user_settings;

-- 1 where the bot was no member of the guild when the table was opened, but somebody's own app. Of older tables it is
-- not known, so none of them is taken for one whose guild has removed the bot.
ALTER TABLE sessions ADD COLUMN user_install INTEGER NOT NULL DEFAULT 1;

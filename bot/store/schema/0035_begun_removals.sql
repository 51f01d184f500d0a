-- 1 for a guild whose rows are being deleted: whoever dies in the middle leaves it, and the next start goes on.
ALTER TABLE removals ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;

-- What an account is told of its sessions. A session of an older server has been seen at a time that nobody noted.
ALTER TABLE sessions ADD COLUMN seen_at INTEGER;
ALTER TABLE sessions ADD COLUMN device TEXT;
CREATE INDEX sessions_by_account ON sessions (account_id);

-- What an account is told of its sessions. A session of an older server has been seen at a time that nobody noted.
ALTER TABLE sessions ADD COLUMN seen_at bigint;
ALTER TABLE sessions ADD COLUMN device text;

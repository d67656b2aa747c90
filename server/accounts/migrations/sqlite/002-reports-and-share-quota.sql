-- Reports that were made and wait to be fetched.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  title TEXT NOT NULL,
  file BLOB NOT NULL,
  bytes INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_by_owner ON reports (owner, id);

-- Whose quota a key counts towards: a digest of the account or of the address.
ALTER TABLE share_keys ADD COLUMN maker BLOB;
ALTER TABLE share_keys ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
CREATE INDEX share_keys_by_maker ON share_keys (maker, expires_at, bytes);
CREATE INDEX share_keys_by_account ON share_keys (made_by);

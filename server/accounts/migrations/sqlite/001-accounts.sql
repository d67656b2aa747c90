CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('member', 'office', 'trial')),
  name TEXT NOT NULL,
  office_id TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  permissions TEXT NOT NULL,
  trial_ends_at INTEGER,
  demo INTEGER NOT NULL DEFAULT 0,
  disabled INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE identities (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  hash BLOB PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE attempts (
  key BLOB PRIMARY KEY,
  failures INTEGER NOT NULL,
  since INTEGER NOT NULL,
  locked_until INTEGER NOT NULL,
  trusted_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tickets (
  kind TEXT NOT NULL,
  hash BLOB NOT NULL,
  payload TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (kind, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX tickets_by_expiry ON tickets (expires_at);

CREATE TABLE share_keys (
  hash BLOB PRIMARY KEY,
  grants TEXT NOT NULL,
  made_by TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX share_keys_by_expiry ON share_keys (expires_at);

CREATE TABLE trial_applications (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  firm TEXT NOT NULL,
  source TEXT NOT NULL,
  codetype TEXT NOT NULL,
  trycode TEXT NOT NULL,
  gdt_vid TEXT NOT NULL,
  union_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX trial_applications_by_phone ON trial_applications (phone, created_at);

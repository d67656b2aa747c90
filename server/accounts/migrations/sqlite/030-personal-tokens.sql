-- Tokens by which an assistant program asks the services in an account's name. `hash` is a digest.
CREATE TABLE personal_tokens (
  hash BLOB PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  label TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX personal_tokens_by_account ON personal_tokens (account_id);

-- Tokens by which an assistant program asks the services in an account's name. `hash` is a digest.
CREATE TABLE personal_tokens (
  hash bytea PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  label text NOT NULL,
  created_at bigint NOT NULL,
  used_at bigint,
  expires_at bigint NOT NULL
);
CREATE INDEX personal_tokens_by_account ON personal_tokens (account_id);

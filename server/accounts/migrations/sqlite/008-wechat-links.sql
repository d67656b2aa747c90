-- The phone number of an account, sealed, and its print: WeChat tells a number, and whose it is.
ALTER TABLE accounts ADD COLUMN phone TEXT;
ALTER TABLE accounts ADD COLUMN phone_print BLOB;
CREATE UNIQUE INDEX accounts_by_phone ON accounts (phone_print) WHERE phone_print IS NOT NULL;

-- An account that a WeChat login made, and the account that it opens instead. Each is linked once.
CREATE TABLE wechat_links (
  wechat_account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
  linked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whether a session began by such a link: it ends with it.
ALTER TABLE sessions ADD COLUMN linked INTEGER NOT NULL DEFAULT 0;

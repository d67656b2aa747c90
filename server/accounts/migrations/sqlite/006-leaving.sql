-- When an account that its owner has ended goes for good. NULL: it stays.
ALTER TABLE accounts ADD COLUMN leaves_at INTEGER;
CREATE INDEX accounts_by_leaving ON accounts (leaves_at) WHERE leaves_at IS NOT NULL;

-- What accounts keep on their desks. Each change of a desk has the next version of it.
ALTER TABLE accounts ADD COLUMN desk_version BIGINT NOT NULL DEFAULT 0;

CREATE TABLE desk_entries (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- NULL: removed.
  body TEXT,
  edited_at BIGINT NOT NULL,
  version BIGINT NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX desk_entries_by_version ON desk_entries (account_id, version);

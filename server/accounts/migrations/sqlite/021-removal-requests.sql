-- Requests of people named in documents, for masking or withdrawal. `receipt` is a digest; `body` is sealed.
CREATE TABLE removal_requests (
  id INTEGER PRIMARY KEY,
  receipt BLOB NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  collection TEXT NOT NULL,
  document TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Whose quota a request counts towards: a keyed hash.
  visitor BLOB NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  -- The answer to the applicant.
  answer TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE INDEX removal_requests_by_state ON removal_requests (state, decided_at);
CREATE INDEX removal_requests_by_visitor ON removal_requests (visitor, state);

-- Masks and withdrawals, which every import applies. `body` is sealed. They outlive their requests.
CREATE TABLE redactions (
  print BLOB PRIMARY KEY,
  receipt BLOB NOT NULL,
  kind TEXT NOT NULL,
  collection TEXT NOT NULL,
  document TEXT NOT NULL,
  body TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
CREATE INDEX redactions_by_receipt ON redactions (receipt);

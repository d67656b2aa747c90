-- Saved searches whose owner is told by WeChat, once, of what is new in them; `list_order` is how their lists were looked at.
CREATE TABLE news_orders (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  list_order TEXT NOT NULL,
  PRIMARY KEY (account_id, entry_id)
);

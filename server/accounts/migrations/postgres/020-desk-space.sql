-- Removals that were kept as empty texts.
UPDATE desk_entries SET body = NULL WHERE body = '';

-- What a body takes: counted without reading bodies. NULL: removed.
ALTER TABLE desk_entries ADD COLUMN bytes INTEGER;
UPDATE desk_entries SET bytes = octet_length(body);
CREATE INDEX desk_entries_by_bytes ON desk_entries (account_id, bytes);

/**
 * The tables of one collection.
 *
 * - `docs`: its documents. `ord` is the doc id, a small number that stands for the document in all tables.
 * - `postings`: the documents with each bigram; `places`: the positions of frequent bigrams.
 * - `short`, `chars`: FTS5 indices of titles and names, by bigram and by character.
 * - `columns`: values, numbers and lengths of all documents, which are loaded into memory.
 * - `pending`: documents written or removed since texts were last indexed. Of the index tables, only `short` and
 *   `chars` include them.
 * - `loose`: documents whose rows readers do not see.
 * - `free`: doc ids that are not in use.
 *
 * A write may commit in batches, but readers see nothing of the write before it ends. The documents that it stores get
 * unused doc ids, which `loose` lists until the write ends. After that, `loose` lists the replaced and removed
 * documents. Rows of `postings`, `places` and `columns` have the number of the write, its revision. Thus a write only
 * adds rows.
 */
import { type CollectionSpec, EngineError } from '../port'

/** The table names of one collection. */
export interface TableNames {
  docs: string
  free: string
  loose: string
  ids: string
  pending: string
  columns: string
  postings: string
  places: string
  short: string
  chars: string
}

export const tablesOf = (id: number): TableNames => ({
  docs: `docs_${id}`,
  free: `free_${id}`,
  loose: `loose_${id}`,
  ids: `ids_${id}`,
  pending: `pending_${id}`,
  columns: `columns_${id}`,
  postings: `postings_${id}`,
  places: `places_${id}`,
  short: `short_${id}`,
  chars: `chars_${id}`,
})

/** The scopes of long texts, which `postings` indexes, and those of short texts, which FTS5 indexes. */
export const longScopes = (spec: CollectionSpec) => ['', ...spec.scopes]
export const shortScopes = (spec: CollectionSpec) => ['title', ...spec.names]
export const shortColumns = (spec: CollectionSpec) => shortScopes(spec).map((_, index) => `s${index}`)

const FTS = `content='', contentless_delete=1, tokenize='ascii'`

/**
 * Returns the SQL that creates `docs`, with the index `ids` of its document ids, and `loose`. `keys` and `layout` come
 * before the text, because SQLite reads the whole text to reach a column behind it.
 */
export const createRowTablesSql = ({ docs, loose, ids }: TableNames) => `
  CREATE TABLE ${docs} (
    ord INTEGER PRIMARY KEY,
    id BLOB NOT NULL,
    keys TEXT NOT NULL,
    layout TEXT NOT NULL,
    text BLOB NOT NULL,
    rest TEXT NOT NULL
  ) STRICT;
  CREATE INDEX ${ids} ON ${docs} (id);
  CREATE TABLE ${loose} (ord INTEGER PRIMARY KEY) STRICT;`

export const createDocumentTablesSql = (tables: TableNames) => `
  ${createRowTablesSql(tables)}
  CREATE TABLE ${tables.free} (ord INTEGER PRIMARY KEY) STRICT;
  CREATE TABLE ${tables.pending} (
    ord INTEGER PRIMARY KEY,
    size INTEGER NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;`

export const createIndexSql = (
  { columns, postings, places: positions, short, chars }: TableNames,
  spec: CollectionSpec,
) => `
  CREATE TABLE ${columns} (name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT;
  CREATE TABLE ${postings} (
    segment INTEGER NOT NULL,
    key BLOB NOT NULL,
    sections BLOB NOT NULL,
    PRIMARY KEY (segment, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE ${positions} (
    part INTEGER NOT NULL,
    key BLOB NOT NULL,
    places BLOB NOT NULL,
    PRIMARY KEY (part, key)
  ) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE ${short} USING fts5(${shortColumns(spec).join(', ')}, ${FTS});
  CREATE VIRTUAL TABLE ${chars} USING fts5(${shortColumns(spec).join(', ')}, detail=column, ${FTS});`

export const dropIndexSql = ({ columns, postings, places: positions, short, chars }: TableNames) =>
  [columns, postings, positions, short, chars].map(table => `DROP TABLE IF EXISTS ${table};`).join(' ')

/**
 * Returns the FTS5 column of a scope, or `undefined` if the scope is searched in `postings` and `places`. Throws if the
 * collection has no such scope.
 */
export function ftsColumnOf(spec: CollectionSpec, scope: string): string | undefined {
  const short = shortScopes(spec).indexOf(scope)
  if (short >= 0) return `s${short}`
  if (scope === 'full' || spec.scopes.includes(scope)) return undefined
  throw new EngineError(`${spec.name} has no scope ${scope}`)
}

/**
 * The tables of one collection. Every character of a document is indexed once: `long` holds its text, a column for each scope,
 * `short` its title and names, `chars` the distinct characters of both. `places` tells for whole parts of the collection where
 * the pairs stand that many documents hold.
 */
import type { CollectionSpec } from '../port'
import { EngineError } from './errors'

export interface Tables {
  docs: string
  long: string
  short: string
  chars: string
  places: string
}

export const tablesOf = (id: number): Tables => ({
  docs: `docs_${id}`,
  long: `long_${id}`,
  short: `short_${id}`,
  chars: `chars_${id}`,
  places: `places_${id}`,
})

/** The columns of `long` and `short`; the first is the plain text, or the title. */
export const longScopes = (spec: CollectionSpec) => ['', ...spec.scopes]
export const shortScopes = (spec: CollectionSpec) => ['title', ...spec.names]

const columns = (letter: string, scopes: string[]) => scopes.map((_, index) => `${letter}${index}`)
export const longColumns = (spec: CollectionSpec) => columns('l', longScopes(spec))
export const shortColumns = (spec: CollectionSpec) => columns('s', shortScopes(spec))

const FTS = `content='', contentless_delete=1, tokenize='ascii'`

export const createDocs = ({ docs }: Tables) => `
  CREATE TABLE ${docs} (
    ord INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE,
    text BLOB NOT NULL,
    layout TEXT NOT NULL,
    keys TEXT NOT NULL,
    rest TEXT NOT NULL
  ) STRICT;`

export const createIndex = ({ long, short, chars, places }: Tables, spec: CollectionSpec) => `
  CREATE VIRTUAL TABLE ${long} USING fts5(${longColumns(spec).join(', ')}, ${FTS});
  CREATE VIRTUAL TABLE ${short} USING fts5(${shortColumns(spec).join(', ')}, ${FTS});
  CREATE VIRTUAL TABLE ${chars} USING fts5(${[...shortColumns(spec), ...longColumns(spec)].join(', ')}, detail=column, ${FTS});
  CREATE TABLE ${places} (
    part INTEGER NOT NULL,
    key BLOB NOT NULL,
    places BLOB NOT NULL,
    PRIMARY KEY (part, key)
  ) STRICT, WITHOUT ROWID;`

export const dropIndex = ({ long, short, chars, places }: Tables) =>
  [long, short, chars, places].map(table => `DROP TABLE IF EXISTS ${table};`).join(' ')

export interface Where {
  table: 'long' | 'short'
  columns: string[]
}

/** Where a scope of a clause is looked up. */
export function placesOf(spec: CollectionSpec, scope: string): Where[] {
  if (scope === 'full') {
    return [
      { table: 'short', columns: ['s0'] },
      { table: 'long', columns: longColumns(spec) },
    ]
  }
  const short = shortScopes(spec).indexOf(scope)
  if (short >= 0) return [{ table: 'short', columns: [`s${short}`] }]
  const long = spec.scopes.indexOf(scope)
  if (long >= 0) return [{ table: 'long', columns: [`l${long + 1}`] }]
  throw new EngineError(`${spec.name} has no scope ${scope}`)
}

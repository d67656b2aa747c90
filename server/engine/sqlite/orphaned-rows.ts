/**
 * Deletes orphaned rows. The table `loose` lists them, and no write needs them any more. They are rows of aborted
 * writes, of replaced or removed documents, and of older indices.
 */
import type { Database } from './database'
import { columnName, readIndexedParts, type StoredCollection } from './loading'
import { partKey, segmentKey } from './parts'
import type { SlicedWork } from './slices'
import { tablesOf, type TableNames } from './tables'

/** The entry of the table `loose` that tells that some index rows are loose. */
const INDEX = -1
/** The number of rows that are deleted before other work may run. */
const BATCH = 500

/** Notes in `loose` that there are index rows that readers do not see. */
export const markIndexRowsLoose = (db: Database, { loose }: TableNames) =>
  void db.prepare(`INSERT OR IGNORE INTO ${loose} (ord) VALUES (?)`).run(INDEX)

/**
 * Makes the new rows of a write visible. Lists replaced documents in `loose`, and with `isIndexed` the old index rows.
 */
export function showNewRows(db: Database, tables: TableNames, replaced: Iterable<number>, isIndexed: boolean) {
  db.exec(`DELETE FROM ${tables.loose}`)
  const insert = db.prepare(`INSERT INTO ${tables.loose} (ord) VALUES (?)`)
  for (const docId of replaced) insert.run(docId)
  if (isIndexed) markIndexRowsLoose(db, tables)
}

/** Deletes the rows of loose documents, and their titles and names in FTS5. Their doc ids become free. */
function* dropDocuments(db: Database, { docs, short, chars, loose, free }: TableNames): SlicedWork<void> {
  const first = db.prepare(`SELECT min(ord) AS ord FROM ${loose} WHERE ord <> ${INDEX}`)
  const drops = [
    `DELETE FROM ${short} WHERE rowid = ?`,
    `DELETE FROM ${chars} WHERE rowid = ?`,
    `DELETE FROM ${docs} WHERE ord = ?`,
    `DELETE FROM ${loose} WHERE ord = ?`,
    `INSERT INTO ${free} (ord) VALUES (?)`,
  ].map(sql => db.prepare(sql))
  for (;;) {
    const { ord: docId } = first.get() as { ord: number | null }
    if (docId === null) return
    for (const drop of drops) drop.run(docId)
    yield
  }
}

function* dropOthers(db: Database, table: string, column: string, current: Set<number>): SlicedWork<void> {
  const after = db.prepare(`SELECT ${column} AS value FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT 1`)
  const drop = db.prepare(
    `DELETE FROM ${table} WHERE ${column} = ?1 AND key IN (SELECT key FROM ${table} WHERE ${column} = ?1 LIMIT ${BATCH})`,
  )
  const next = (value: number) => after.get(value) as { value: number } | undefined
  for (let row = next(-1); row; row = next(row.value)) {
    if (current.has(row.value)) continue
    while (drop.run(row.value).changes) yield
  }
}

function* dropIndexRows(db: Database, tables: TableNames, revision: number): SlicedWork<void> {
  const settled = readIndexedParts(db, tables, revision)
  const parts = new Set(Array.from(settled.parts, part => partKey(settled, part)))
  const segments = new Set(Array.from(settled.segmentsBy, (_, segment) => segmentKey(settled, segment)))
  yield* dropOthers(db, tables.places, 'part', parts)
  yield* dropOthers(db, tables.postings, 'segment', segments)
  const columnPrefix = columnName(revision, '')
  const names = db.prepare(`SELECT name FROM ${tables.columns}`).all() as Array<{ name: string }>
  const drop = db.prepare(`DELETE FROM ${tables.columns} WHERE name = ?`)
  for (const { name } of names) {
    if (name.startsWith(columnPrefix)) continue
    drop.run(name)
    yield
  }
  db.exec(`DELETE FROM ${tables.loose} WHERE ord = ${INDEX}`)
}

function collectionsWithLoose(db: Database): Array<Pick<StoredCollection, 'id' | 'settled'>> {
  const all = db.prepare('SELECT id, settled FROM collections').all() as unknown as StoredCollection[]
  return all.filter(({ id }) => db.prepare(`SELECT 1 FROM ${tablesOf(id).loose} LIMIT 1`).get())
}

export const hasOrphanedRows = (db: Database) => collectionsWithLoose(db).length > 0

/**
 * Deletes the orphaned rows of one collection. Index rows that the columns of the revision `settled` refer to are in
 * use and remain.
 */
export function* deleteOrphanedRowsOf(db: Database, tables: TableNames, settled: number): SlicedWork<void> {
  yield* dropDocuments(db, tables)
  const isIndexed = db.prepare(`SELECT 1 FROM ${tables.loose} WHERE ord = ${INDEX}`).get()
  if (isIndexed) yield* dropIndexRows(db, tables, settled)
}

/** Deletes the orphaned rows of all collections. The caller may commit whenever this generator yields. */
export function* deleteOrphanedRows(db: Database): SlicedWork<void> {
  for (const { id, settled } of collectionsWithLoose(db)) yield* deleteOrphanedRowsOf(db, tablesOf(id), settled)
}

/** Deletes invisible rows: those of aborted writes, and those of replaced documents. Such rows are called loose. */
import type { Database } from './database'
import { columnName, settledIn, type StoredCollection } from './loading'
import { partKey, segmentKey } from './parts'
import type { Work } from './slices'
import { tablesOf, type TableNames } from './tables'

/** The entry in `loose` which says that index rows may be invisible too. */
const INDEX = -1
/** The number of rows deleted before the work yields. */
const BATCH = 500

export const markIndexLoose = (db: Database, { loose }: TableNames) =>
  void db.prepare(`INSERT OR IGNORE INTO ${loose} (ord) VALUES (?)`).run(INDEX)

/** Makes the new rows of a write visible, and records the replaced documents as loose. */
export function showNewRows(db: Database, tables: TableNames, replaced: Iterable<number>, isIndexed: boolean) {
  db.exec(`DELETE FROM ${tables.loose}`)
  const insert = db.prepare(`INSERT INTO ${tables.loose} (ord) VALUES (?)`)
  for (const docId of replaced) insert.run(docId)
  if (isIndexed) markIndexLoose(db, tables)
}

/** Deletes the rows, titles and names of loose documents. Their doc ids become free. */
function* dropDocuments(db: Database, { docs, short, chars, loose, free }: TableNames): Work<void> {
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

function* dropOthers(db: Database, table: string, column: string, current: Set<number>): Work<void> {
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

function* dropIndexRows(db: Database, tables: TableNames, revision: number): Work<void> {
  const settled = settledIn(db, tables, revision)
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

export const hasLoose = (db: Database) => collectionsWithLoose(db).length > 0

/** Deletes the invisible rows of one collection. Index rows of the revision `settled` are current and stay. */
export function* dropLooseOf(db: Database, tables: TableNames, settled: number): Work<void> {
  yield* dropDocuments(db, tables)
  const isIndexed = db.prepare(`SELECT 1 FROM ${tables.loose} WHERE ord = ${INDEX}`).get()
  if (isIndexed) yield* dropIndexRows(db, tables, settled)
}

/** Deletes the invisible rows of all collections. The caller may commit each time the work yields. */
export function* dropLoose(db: Database): Work<void> {
  for (const { id, settled } of collectionsWithLoose(db)) yield* dropLooseOf(db, tablesOf(id), settled)
}

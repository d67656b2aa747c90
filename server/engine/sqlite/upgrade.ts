/** Upgrades a file of an earlier version. Documents remain, and their index is built again. */
import type { Database } from './database'
import { CollectionWriter } from './collection-writer'
import { columnName, collectionStateOf, type StoredCollection } from './loading'
import { runWithoutPauses } from './slices'
import { documentFromRow, documentToRow, type StoredTextLayout, type StoredDocumentRow } from './stored'
import {
  createDocumentTablesSql,
  createIndexSql,
  createRowTablesSql,
  dropIndexSql,
  tablesOf,
  type TableNames,
} from './tables'

/**
 * Converts a text of version 1 from UTF-8 to UTF-16. Returns `undefined` if it is UTF-16 already, in which case its
 * decoded length does not fit the layout.
 */
function inUtf16(bytes: Buffer, { title, blocks }: StoredTextLayout): Buffer | undefined {
  const text = bytes.toString('utf8')
  const length = blocks.reduce((sum, [, size]) => sum + size + 1, title)
  const isUtf8 = text.length === length && bytes.equals(Buffer.from(text, 'utf8'))
  return isUtf8 ? Buffer.from(text, 'utf16le') : undefined
}

/**
 * Rewrites all rows of a file before version 4. Newer rows contain text lengths, and have `keys` before the text.
 */
function writeRowsAnew(db: Database, tables: TableNames) {
  const { docs, free } = tables
  const old = `old_${docs}`
  db.exec(`ALTER TABLE ${docs} RENAME TO ${old}; ${createDocumentTablesSql(tables)}`)
  const after = db.prepare(`SELECT * FROM ${old} WHERE ord > ? ORDER BY ord LIMIT 1`)
  const insert = db.prepare(`INSERT INTO ${docs} (ord, id, keys, layout, text, rest) VALUES (?, ?, ?, ?, ?, ?)`)
  const setFree = db.prepare(`INSERT INTO ${free} (ord) VALUES (?)`)
  const next = (docId: number) => after.get(docId) as (StoredDocumentRow & { ord: number }) | undefined
  let expected = 0
  for (let row = next(-1); row; row = next(row.ord)) {
    while (expected < row.ord) setFree.run(expected++)
    expected++
    const text = inUtf16(Buffer.from(row.text), JSON.parse(row.layout) as StoredTextLayout) ?? row.text
    const { keys } = documentToRow(documentFromRow({ ...row, text }))
    insert.run(row.ord, row.id, keys, row.layout, text, row.rest)
  }
  db.exec(`DROP TABLE ${old}`)
}

/** Changes the tables of version 4 or 5, which had unique ids and only one revision of the index. */
function allowRevisions(db: Database, tables: TableNames, settled: number) {
  const { docs, columns } = tables
  const old = `old_${docs}`
  db.exec(`ALTER TABLE ${docs} RENAME TO ${old}; ${createRowTablesSql(tables)}`)
  db.exec(
    `INSERT INTO ${docs} (ord, id, keys, layout, text, rest) SELECT ord, id, keys, layout, text, rest FROM ${old}`,
  )
  db.exec(`DROP TABLE ${old}`)
  db.prepare(`UPDATE ${columns} SET name = ? || name`).run(columnName(settled, ''))
}

/** Called with the number of documents that were upgraded so far. */
export type OnUpgrade = (documents: number) => void

/** The first version with today's rows, and the first with today's index. */
const SAME_ROWS = 4
const SAME_INDEX = 5

/** Upgrades within the caller's transaction. If the process is killed, nothing changes. */
export function upgradeSchema(db: Database, version: number, onUpgrade: OnUpgrade) {
  let done = 0
  if (version < SAME_ROWS) db.exec('ALTER TABLE collections ADD COLUMN settled INTEGER NOT NULL DEFAULT 0')
  const rows = db.prepare('SELECT id, spec, revision, settled FROM collections').all() as unknown as StoredCollection[]
  for (const stored of rows) {
    const tables = tablesOf(stored.id)
    if (version < SAME_ROWS) writeRowsAnew(db, tables)
    else allowRevisions(db, tables, stored.settled)
    if (version >= SAME_INDEX) continue
    db.exec(
      `DROP TABLE IF EXISTS long_${stored.id}; ${dropIndexSql(tables)} ${createIndexSql(tables, collectionStateOf(stored).spec)}`,
    )
    const collectionWriter = new CollectionWriter(db, collectionStateOf(stored))
    collectionWriter.indexAnew(() => onUpgrade(++done))
    runWithoutPauses(collectionWriter.finish(stored.revision + 1))
  }
}

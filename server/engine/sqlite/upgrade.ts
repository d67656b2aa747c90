/** Upgrades a file of an earlier version when it is opened. The documents stay; their index is built again. */
import type { Database } from './database'
import { CollectionWriter } from './collection-writer'
import { columnName, collectionStateOf, type StoredCollection } from './loading'
import { atOnce } from './slices'
import { fromRow, toRow, type StoredTextLayout, type Row } from './stored'
import { createDocs, createIndex, createRows, dropIndex, tablesOf, type TableNames } from './tables'

/**
 * Returns a text of version 1, which was UTF-8, in UTF-16. Returns `undefined` if it is UTF-16 already: then decoding
 * it as UTF-8 gives another length than the layout has.
 */
function inUtf16(bytes: Buffer, { title, blocks }: StoredTextLayout): Buffer | undefined {
  const text = bytes.toString('utf8')
  const length = blocks.reduce((sum, [, size]) => sum + size + 1, title)
  const isUtf8 = text.length === length && bytes.equals(Buffer.from(text, 'utf8'))
  return isUtf8 ? Buffer.from(text, 'utf16le') : undefined
}

/**
 * Rewrites all rows of a file before version 4. Text lengths are stored since version 3, and short columns precede the
 * text since version 4.
 */
function writeRowsAnew(db: Database, tables: TableNames) {
  const { docs, free } = tables
  const old = `old_${docs}`
  db.exec(`ALTER TABLE ${docs} RENAME TO ${old}; ${createDocs(tables)}`)
  const after = db.prepare(`SELECT * FROM ${old} WHERE ord > ? ORDER BY ord LIMIT 1`)
  const insert = db.prepare(`INSERT INTO ${docs} (ord, id, keys, layout, text, rest) VALUES (?, ?, ?, ?, ?, ?)`)
  const setFree = db.prepare(`INSERT INTO ${free} (ord) VALUES (?)`)
  const next = (docId: number) => after.get(docId) as (Row & { ord: number }) | undefined
  let expected = 0
  for (let row = next(-1); row; row = next(row.ord)) {
    while (expected < row.ord) setFree.run(expected++)
    expected++
    const text = inUtf16(Buffer.from(row.text), JSON.parse(row.layout) as StoredTextLayout) ?? row.text
    const { keys } = toRow(fromRow({ ...row, text }))
    insert.run(row.ord, row.id, keys, row.layout, text, row.rest)
  }
  db.exec(`DROP TABLE ${old}`)
}

/**
 * Changes the tables of a file before version 6. In it, ids were unique and only one revision of the index was stored.
 */
function keepRevisions(db: Database, tables: TableNames, settled: number) {
  const { docs, columns } = tables
  const old = `old_${docs}`
  db.exec(`ALTER TABLE ${docs} RENAME TO ${old}; ${createRows(tables)}`)
  db.exec(
    `INSERT INTO ${docs} (ord, id, keys, layout, text, rest) SELECT ord, id, keys, layout, text, rest FROM ${old}`,
  )
  db.exec(`DROP TABLE ${old}`)
  db.prepare(`UPDATE ${columns} SET name = ? || name`).run(columnName(settled, ''))
}

/** Called with the number of documents that are upgraded so far. */
export type OnUpgrade = (documents: number) => void

/** The first version with today's rows, and the first version with today's index. */
const SAME_ROWS = 4
const SAME_INDEX = 5

/** Upgrades in one transaction: a killed process loses only its time. */
export function upgrade(db: Database, version: number, onUpgrade: OnUpgrade) {
  let done = 0
  if (version < SAME_ROWS) db.exec('ALTER TABLE collections ADD COLUMN settled INTEGER NOT NULL DEFAULT 0')
  const rows = db.prepare('SELECT id, spec, revision, settled FROM collections').all() as unknown as StoredCollection[]
  for (const stored of rows) {
    const tables = tablesOf(stored.id)
    if (version < SAME_ROWS) writeRowsAnew(db, tables)
    else keepRevisions(db, tables, stored.settled)
    if (version >= SAME_INDEX) continue
    db.exec(
      `DROP TABLE IF EXISTS long_${stored.id}; ${dropIndex(tables)} ${createIndex(tables, collectionStateOf(stored).spec)}`,
    )
    const collectionWriter = new CollectionWriter(db, collectionStateOf(stored))
    collectionWriter.indexAnew(() => onUpgrade(++done))
    atOnce(collectionWriter.finish(stored.revision + 1))
  }
}

/** A file of an earlier version, brought to this one when it is opened: its documents are kept, their index is made anew. */
import type { CollectionSpec } from '../port'
import type { Database } from './database'
import { CollectionWriter } from './collection-writer'
import { atOnce } from './slices'
import { fromRow, toRow, type Layout, type Row } from './stored'
import { createIndex, dropIndex, tablesOf } from './tables'

/** The first version wrote texts as UTF-8, then as UTF-16: only the right reading is as long as the layout says. */
function inUtf16(bytes: Buffer, { title, blocks }: Layout): Buffer | undefined {
  const text = bytes.toString('utf8')
  const length = blocks.reduce((sum, [, size]) => sum + size + 1, title)
  const isUtf8 = text.length === length && bytes.equals(Buffer.from(text, 'utf8'))
  return isUtf8 ? Buffer.from(text, 'utf16le') : undefined
}

/** The texts, and what is kept about each. */
function writeRowsAnew(db: Database, docs: string) {
  const after = db.prepare(`SELECT * FROM ${docs} WHERE ord > ? ORDER BY ord LIMIT 1`)
  const update = db.prepare(`UPDATE ${docs} SET text = ?, keys = ? WHERE ord = ?`)
  const next = (ord: number) => after.get(ord) as (Row & { ord: number }) | undefined
  for (let row = next(-1); row; row = next(row.ord)) {
    const text = inUtf16(Buffer.from(row.text), JSON.parse(row.layout) as Layout) ?? row.text
    const { keys } = toRow(fromRow({ ...row, text }))
    update.run(text, keys, row.ord)
  }
}

/** Told how many documents are done. */
export type OnUpgrade = (documents: number) => void

export function upgrade(db: Database, onUpgrade: OnUpgrade) {
  let done = 0
  const rows = db.prepare('SELECT id, spec FROM collections').all() as Array<{ id: number; spec: string }>
  for (const { id, spec: stored } of rows) {
    const spec = JSON.parse(stored) as CollectionSpec
    const tables = tablesOf(id)
    writeRowsAnew(db, tables.docs)
    db.exec(dropIndex(tables))
    db.exec(createIndex(tables, spec))
    const collectionWriter = new CollectionWriter(db, id, spec)
    collectionWriter.indexAnew(() => onUpgrade(++done))
    atOnce(collectionWriter.finish())
  }
}

/** What is held in memory of a collection: as it was settled, and the documents that changed since. */
import type { CollectionSpec } from '../port'
import { emptyBits, hasBit, setBit } from './bitset'
import { lengthsOf, ValueColumn } from './columns'
import type { Database } from './database'
import { emptyMemory, lengthScopes, record, type Memory } from './memory'
import { FEW, placesIn, withChanges, type Change } from './memory-changes'
import type { Work } from './slices'
import { readId, type Keys } from './stored'
import { tablesOf, type Tables } from './tables'

const CHUNK = 1024

export interface Shelved {
  id: number
  revision: number
  /** The revision that the index tells of. */
  settled: number
  spec: CollectionSpec
}

/** Its row. */
export type StoredCollection = Omit<Shelved, 'spec'> & { spec: string }

export const shelvedOf = (stored: StoredCollection): Shelved => ({
  ...stored,
  spec: JSON.parse(stored.spec) as CollectionSpec,
})

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
const json = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8')

/** What was settled, column by column. */
export function* saveColumns(db: Database, { columns }: Tables, memory: Memory): Work<void> {
  const insert = db.prepare(`INSERT INTO ${columns} (name, data) VALUES (?, ?)`)
  db.exec(`DELETE FROM ${columns}`)
  insert.run('ids', json(memory.ids))
  insert.run('alive', bytesOf(memory.alive))
  insert.run('byId', bytesOf(memory.byId))
  insert.run('parts', bytesOf(memory.parts))
  insert.run('weights', bytesOf(memory.weights))
  yield
  for (const [name, { dictionary, starts, members }] of Object.entries(memory.values)) {
    insert.run(`values ${name} dictionary`, json(dictionary))
    insert.run(`values ${name} starts`, bytesOf(starts))
    insert.run(`values ${name} members`, bytesOf(members))
    yield
  }
  for (const [name, numbers] of Object.entries(memory.numbers)) insert.run(`numbers ${name}`, bytesOf(numbers))
  for (const [name, { values }] of Object.entries(memory.lengths)) insert.run(`lengths ${name}`, bytesOf(values))
}

function* loadColumns(db: Database, { columns }: Tables, { spec, settled }: Shelved): Work<Memory> {
  const read = db.prepare(`SELECT data FROM ${columns} WHERE name = ?`)
  const bytes = (name: string) => (read.get(name) as { data: Uint8Array } | undefined)?.data
  const stored = bytes('ids')
  if (!stored) return emptyMemory(spec)
  const parsed = (data: Uint8Array) => JSON.parse(Buffer.from(data).toString('utf8')) as string[]
  const whole = (name: string) => new Uint32Array(bytes(name)!.slice().buffer)
  const fractions = (name: string) => new Float64Array(bytes(name)!.slice().buffer)
  const ids = parsed(stored)
  const byId = whole('byId')
  yield
  const values: Memory['values'] = {}
  for (const name of spec.values) {
    values[name] = ValueColumn.of(
      parsed(bytes(`values ${name} dictionary`)!),
      whole(`values ${name} starts`),
      whole(`values ${name} members`),
    )
    yield
  }
  return {
    ...emptyMemory(spec),
    revision: settled,
    size: ids.length,
    count: byId.length,
    ids,
    alive: whole('alive'),
    values,
    numbers: record(spec.numbers, name => fractions(`numbers ${name}`)),
    weights: fractions('weights'),
    lengths: record(lengthScopes(spec), scope => lengthsOf(whole(`lengths ${scope}`), byId.length)),
    byId,
    idPlaces: placesIn(byId, ids.length),
    parts: whole('parts'),
  }
}

/** Those of later revisions. */
function* applyChanges(db: Database, { docs, pending }: Tables, before: Memory): Work<Memory> {
  const after = db.prepare(
    `SELECT p.ord, d.id, d.keys FROM ${pending} p LEFT JOIN ${docs} d ON d.ord = p.ord
     WHERE p.ord > ? AND p.revision > ? ORDER BY p.ord LIMIT ${CHUNK}`,
  )
  type Row = { ord: number; id: Uint8Array | null; keys: string | null }
  let memory = before
  let total = 0
  for (let last = -1; ;) {
    const rows = after.all(last, before.revision) as Row[]
    total += rows.length
    const changes = rows.map(({ ord, id, keys }): Change => {
      return { ord, id: id ? readId(id) : '', keys: keys === null ? undefined : (JSON.parse(keys) as Keys) }
    })
    if (rows.length) memory = withChanges(memory, changes)
    yield
    if (rows.length < CHUNK) break
    last = rows[rows.length - 1]!.ord
  }
  if (total <= FEW) return memory
  // So many are ordered faster by the index that SQLite has of ids.
  const { all } = db
    .prepare(`SELECT json_group_array(ord) AS "all" FROM (SELECT ord FROM ${docs} ORDER BY id)`)
    .get() as { all: string }
  const byId = Uint32Array.from(JSON.parse(all) as number[])
  return { ...memory, byId, idPlaces: placesIn(byId, memory.size), orders: new Map() }
}

/** What did not change since `known` is taken over from it. */
export function* loadMemory(db: Database, shelved: Shelved, known?: Memory): Work<Memory> {
  const { id, revision, settled, spec } = shelved
  const tables = tablesOf(id)
  const settledKey = `${id}.${settled}`
  const base = known?.settledKey === settledKey ? known : yield* loadColumns(db, tables, shelved)
  const memory = yield* applyChanges(db, tables, base)
  const rows = db.prepare(`SELECT ord FROM ${tables.pending} ORDER BY ord`).all() as Array<{ ord: number }>
  const pending = emptyBits(memory.size)
  for (const { ord } of rows) setBit(pending, ord)
  const unsettled = Uint32Array.from(rows.map(({ ord }) => ord)).filter(ord => hasBit(memory.alive, ord))
  return { ...memory, key: `${id}.${revision}`, settledKey, revision, spec, pending, unsettled }
}

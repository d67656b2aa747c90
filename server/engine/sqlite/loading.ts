/** Loads a collection into memory: the columns that were stored when texts were last indexed, and later changes. */
import type { CollectionSpec } from '../port'
import { emptyBits, hasBit, setBit } from './bitset'
import { lengthColumnOf, ValueColumn } from './columns'
import type { Database } from './database'
import { emptyMemory, lengthScopes, recordOfNames, type CollectionMemory } from './memory'
import { MOST_INCREMENTAL_CHANGES, ranksOf, memoryAfterChanges, type MemoryChange } from './memory-changes'
import type { IndexedParts } from './parts'
import type { SlicedWork } from './slices'
import { readId, type DocumentColumns } from './stored'
import { tablesOf, type TableNames } from './tables'

const CHUNK = 1024

export interface CollectionState {
  id: number
  /** The number of the write that last changed the collection. */
  revision: number
  /** The revision at which texts were last indexed. */
  settled: number
  spec: CollectionSpec
}

/** A row of the table `collections`. */
export type StoredCollection = Omit<CollectionState, 'spec'> & { spec: string }

export const collectionStateOf = (stored: StoredCollection): CollectionState => ({
  ...stored,
  spec: JSON.parse(stored.spec) as CollectionSpec,
})

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
const json = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8')

/** Returns the name of a stored column. It contains the revision of the index to which the column belongs. */
export const columnName = (revision: number, name: string) => `${revision} ${name}`

/** Stores the columns of a collection right after its texts were indexed. */
export function* saveColumns(
  db: Database,
  { columns }: TableNames,
  memory: CollectionMemory,
  revision: number,
): SlicedWork<void> {
  const statement = db.prepare(`INSERT INTO ${columns} (name, data) VALUES (?, ?)`)
  const insert = { run: (name: string, data: Uint8Array) => statement.run(columnName(revision, name), data) }
  insert.run('ids', json(memory.ids))
  insert.run('alive', bytesOf(memory.alive))
  insert.run('byId', bytesOf(memory.byId))
  insert.run('parts', bytesOf(memory.parts))
  insert.run('parts by', bytesOf(memory.partsBy))
  insert.run('segments by', bytesOf(memory.segmentsBy))
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

const readColumn = (db: Database, { columns }: TableNames, revision: number) => {
  const read = db.prepare(`SELECT data FROM ${columns} WHERE name = ?`)
  return (name: string) => (read.get(columnName(revision, name)) as { data: Uint8Array } | undefined)?.data
}

const wholeNumbers = (data: Uint8Array | undefined) => new Uint32Array(data?.slice().buffer ?? [])

export function readIndexedParts(db: Database, tables: TableNames, revision: number): IndexedParts {
  const bytes = readColumn(db, tables, revision)
  return {
    parts: wholeNumbers(bytes('parts')),
    partsBy: wholeNumbers(bytes('parts by')),
    segmentsBy: wholeNumbers(bytes('segments by')),
  }
}

function* loadColumns(
  db: Database,
  tables: TableNames,
  { spec, settled }: CollectionState,
): SlicedWork<CollectionMemory> {
  const bytes = readColumn(db, tables, settled)
  const stored = bytes('ids')
  if (!stored) return emptyMemory(spec)
  const parsed = (data: Uint8Array) => JSON.parse(Buffer.from(data).toString('utf8')) as string[]
  const whole = (name: string) => wholeNumbers(bytes(name))
  const fractions = (name: string) => new Float64Array(bytes(name)!.slice().buffer)
  const ids = parsed(stored)
  const byId = whole('byId')
  yield
  const values: CollectionMemory['values'] = {}
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
    numbers: recordOfNames(spec.numbers, name => fractions(`numbers ${name}`)),
    weights: fractions('weights'),
    lengths: recordOfNames(lengthScopes(spec), scope => lengthColumnOf(whole(`lengths ${scope}`), byId.length)),
    byId,
    idPositions: ranksOf(byId, ids.length),
    ...readIndexedParts(db, tables, settled),
  }
}

/** Returns `before` with changed documents applied. `docIds` are ascending. `isGone` tells which were removed. */
function* applyChanges(
  db: Database,
  { docs }: TableNames,
  before: CollectionMemory,
  docIds: number[],
  isGone: (docId: number) => boolean,
): SlicedWork<CollectionMemory> {
  const read = db.prepare(`SELECT id, keys FROM ${docs} WHERE ord = ?`)
  let memory = before
  for (let from = 0; from < docIds.length; from += CHUNK) {
    const changes = docIds.slice(from, from + CHUNK).map((docId): MemoryChange => {
      const row = isGone(docId) ? undefined : (read.get(docId) as { id: Uint8Array; keys: string } | undefined)
      return row
        ? { ord: docId, id: readId(row.id), keys: JSON.parse(row.keys) as DocumentColumns }
        : { ord: docId, id: '', keys: undefined }
    })
    memory = memoryAfterChanges(memory, changes)
    yield
  }
  if (docIds.length <= MOST_INCREMENTAL_CHANGES) return memory
  // If there are many changes, it is faster to let SQLite sort all ids.
  const { all } = db
    .prepare(`SELECT json_group_array(ord) AS "all" FROM (SELECT ord FROM ${docs} ORDER BY id)`)
    .get() as { all: string }
  const { alive } = memory
  const byId = Uint32Array.from((JSON.parse(all) as number[]).filter(docId => hasBit(alive, docId)))
  return { ...memory, byId, idPositions: ranksOf(byId, memory.size), orders: new Map() }
}

/** Returns the collection's memory as it will be after the write, while readers do not see the write yet. */
export function* memoryAfter(
  db: Database,
  state: CollectionState,
  changed: number[],
  isGone: (docId: number) => boolean,
): SlicedWork<CollectionMemory> {
  const tables = tablesOf(state.id)
  const base = yield* loadColumns(db, tables, state)
  return yield* applyChanges(db, tables, base, changed, isGone)
}

const docIdsIn = (rows: unknown[]) => (rows as Array<{ ord: number }>).map(({ ord }) => ord)

/** Loads the memory of a collection. Data that has not changed is taken from `previous`. */
export function* loadMemory(
  db: Database,
  state: CollectionState,
  previous?: CollectionMemory,
): SlicedWork<CollectionMemory> {
  const { id, revision, settled, spec } = state
  const tables = tablesOf(id)
  const settledKey = `${id}.${settled}`
  const base = previous?.settledKey === settledKey ? previous : yield* loadColumns(db, tables, state)
  const all = docIdsIn(db.prepare(`SELECT ord FROM ${tables.pending} ORDER BY ord`).all())
  const later = db.prepare(`SELECT ord FROM ${tables.pending} WHERE revision > ? ORDER BY ord`).all(base.revision)
  const gone = db.prepare(`SELECT ord FROM ${tables.pending} WHERE ord IN (SELECT ord FROM ${tables.loose})`).all()
  const isGone = new Set(docIdsIn(gone))
  const memory = yield* applyChanges(db, tables, base, docIdsIn(later), docId => isGone.has(docId))
  const unindexed = emptyBits(memory.size)
  for (const docId of all) setBit(unindexed, docId)
  const unindexedDocIds = Uint32Array.from(all).filter(docId => hasBit(memory.alive, docId))
  return { ...memory, key: `${id}.${revision}`, settledKey, revision, spec, unindexed, unindexedDocIds }
}

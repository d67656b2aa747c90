/** A write, from what was gathered to what is live: all of it in one moment, or nothing. */
import { randomUUID } from 'node:crypto'
import { Unavailable } from '../port'
import { IndexBuilder } from './building'
import { type Cluster, LATER_MS } from './cluster'
import type { Known } from './reading'
import type { Copies } from './shape'
import type { Live, LiveCollection, State, Versioned } from './state'
import type { GatheringWriter } from './writer'

/** Words of a dictionary in one document: well below what a call may take. */
const WORDS_AT_ONCE = 20_000

export interface Place {
  cluster: Cluster
  state: State
  prefix: string
  copies: Copies
  known: Known
}

const dropIndices = async (cluster: Cluster, indices: string[]) => {
  if (!indices.length) return
  const query = { ignore_unavailable: true }
  await cluster.call({ method: 'DELETE', path: `/${indices.join()}`, query, timeoutMs: LATER_MS })
}

const indexName = (prefix: string, generation: number, by: string, number: number) =>
  `${prefix}-g${generation}-${by}-${number}`
/** Another's prefix may begin with ours. */
const isOurs = (prefix: string, index: string) =>
  index.startsWith(prefix) && /^-g\d+-[\da-f]{8}-\d+$/.test(index.slice(prefix.length))

const indicesOf = ({ collections }: Live) => Object.values(collections).map(({ index }) => index)

async function buildCollections(
  { cluster, prefix, copies, known }: Place,
  { live }: Versioned,
  by: string,
  writer: GatheringWriter,
  made: string[],
) {
  const builder = new IndexBuilder({ cluster, copies, writer, known })
  const collections: Record<string, LiveCollection> = { ...live.collections }
  for (const name of new Set([...writer.specs.keys(), ...writer.changes.keys()])) {
    const before = live.collections[name]
    if (!builder.isChanged(name, before)) continue
    const index = indexName(prefix, live.generation + 1, by, made.length)
    made.push(index)
    collections[name] = await builder.build(index, name, before)
  }
  return collections
}

async function saveDictionaries({ state }: Place, { live }: Versioned, by: string, { dictionaries }: GatheringWriter) {
  const saved = { ...live.dictionaries }
  let number = 0
  for (const [name, entries] of dictionaries) {
    const key = `words-${by}-${number++}`
    let parts = 0
    for (let at = 0; at < entries.length; at += WORDS_AT_ONCE)
      await state.savePart(`${key}-${parts++}`, entries.slice(at, at + WORDS_AT_ONCE))
    saved[name] = { key, parts }
  }
  return saved
}

export const partsOf = ({ key, parts }: Live['dictionaries'][string]) =>
  Array.from({ length: parts }, (_, part) => `${key}-${part}`)

const allParts = ({ dictionaries }: Live) => Object.values(dictionaries).flatMap(partsOf)

/** What is to be live; of what fails on the way nothing stays on a disk that may be full. */
async function prepare(place: Place, before: Versioned, writer: GatheringWriter, confirm: () => Promise<void>) {
  const by = randomUUID().slice(0, 8)
  const { live } = before
  const made: string[] = []
  try {
    const collections = await buildCollections(place, before, by, writer, made)
    const dictionaries = await saveDictionaries(place, before, by, writer)
    const meta = { ...live.meta, ...Object.fromEntries(writer.meta) }
    await confirm()
    const next: Live = { ...live, generation: live.generation + 1, collections, dictionaries, meta, by, before: [] }
    const kept = new Set(indicesOf(next))
    next.before = indicesOf(live).filter(index => !kept.has(index))
    return { next, kept }
  } catch (error) {
    await dropIndices(place.cluster, made).catch(() => undefined)
    throw error
  }
}

/** `confirm` makes sure that nobody else has begun to write. */
export async function publish(place: Place, before: Versioned, writer: GatheringWriter, confirm: () => Promise<void>) {
  const { live } = before
  const { next, kept } = await prepare(place, before, writer, confirm)
  await place.state.commit(next, before)
  const gone = live.before.filter(index => !kept.has(index) && !next.before.includes(index))
  await dropIndices(place.cluster, gone).catch(() => undefined)
  const parts = new Set(allParts(next))
  await place.state.drop(allParts(live).filter(part => !parts.has(part)))
}

/** Every part of what is live has a copy that answers, as the node that is asked knows. */
export async function checkWhole(cluster: Cluster, live: Live) {
  const indices = indicesOf(live)
  if (!indices.length) return
  const { status } = await cluster.call<{ status: string }>({
    method: 'GET',
    path: `/_cluster/health/${indices.join()}`,
    query: { local: true, timeout: '0s' },
  })
  if (status === 'red') throw new Unavailable('The search cluster has lost a part of what is live.')
}

/** What writes have left behind that were broken off; and what was live before, unless somebody may still be reading it. */
export async function sweep({ cluster, state, prefix }: Place, keepBefore: boolean) {
  const { live } = await state.read()
  const needed = new Set([...indicesOf(live), ...(keepBefore ? live.before : [])])
  const found = await cluster.call<Array<{ index: string }>>({
    method: 'GET',
    path: `/_cat/indices/${prefix}-g*`,
    query: { format: 'json', h: 'index', expand_wildcards: 'all' },
  })
  const orphans = found.map(({ index }) => index).filter(index => isOurs(prefix, index) && !needed.has(index))
  await dropIndices(cluster, orphans)
  await state.dropOthers(allParts(live))
}

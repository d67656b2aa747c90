/** Publishes all changes of a write at once. If it fails, no change becomes visible. */
import { randomUUID } from 'node:crypto'
import { EngineUnavailableError } from '../port'
import { IndexBuilder } from './building'
import { type Cluster, BUILD_TIMEOUT_MS } from './cluster'
import type { ResponseCache } from './index-reader'
import type { ShardSettings } from './shape'
import type { LiveState, LiveCollection, StateStore, VersionedState } from './state'
import type { GatheringWriter } from './writer'

/** The number of dictionary entries in one stored document, far below the size limit of a call. */
const WORDS_AT_ONCE = 20_000

/** One corpus in the cluster. The names of all its indices begin with `prefix`. */
export interface Deployment {
  cluster: Cluster
  state: StateStore
  prefix: string
  copies: ShardSettings
  cache: ResponseCache
}

const dropIndices = async (cluster: Cluster, indices: string[]) => {
  if (!indices.length) return
  const query = { ignore_unavailable: true }
  await cluster.call({ method: 'DELETE', path: `/${indices.join()}`, query, timeoutMs: BUILD_TIMEOUT_MS })
}

const indexName = (prefix: string, generation: number, by: string, number: number) =>
  `${prefix}-g${generation}-${by}-${number}`
/** Whether an index belongs to this deployment. The prefix of another deployment may begin with this prefix. */
const isOurs = (prefix: string, index: string) =>
  index.startsWith(prefix) && /^-g\d+-[\da-f]{8}-\d+$/.test(index.slice(prefix.length))

const indicesOf = ({ collections }: LiveState) => Object.values(collections).map(({ index }) => index)

/** Builds the changed collections. Adds the names of the new indices to `created`. */
async function buildCollections(
  { cluster, prefix, copies, cache }: Deployment,
  { live }: VersionedState,
  by: string,
  writer: GatheringWriter,
  created: string[],
) {
  const builder = new IndexBuilder({ cluster, copies, writer, cache })
  const collections: Record<string, LiveCollection> = { ...live.collections }
  for (const name of new Set([...writer.specs.keys(), ...writer.changes.keys()])) {
    const before = live.collections[name]
    if (!builder.isChanged(name, before)) continue
    const index = indexName(prefix, live.generation + 1, by, created.length)
    created.push(index)
    collections[name] = await builder.build(index, name, before)
  }
  return collections
}

async function saveDictionaries(
  { state }: Deployment,
  { live }: VersionedState,
  by: string,
  { dictionaries }: GatheringWriter,
) {
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

/** Returns the ids of the stored documents with the entries of a dictionary. */
export const dictionaryPartKeys = ({ key, parts }: LiveState['dictionaries'][string]) =>
  Array.from({ length: parts }, (_, part) => `${key}-${part}`)

const allParts = ({ dictionaries }: LiveState) => Object.values(dictionaries).flatMap(dictionaryPartKeys)

/** Builds the next live state. If building fails, deletes the new indices, because the disk may be full. */
async function prepare(
  deployment: Deployment,
  before: VersionedState,
  writer: GatheringWriter,
  confirm: () => Promise<void>,
) {
  const by = randomUUID().slice(0, 8)
  const { live } = before
  const created: string[] = []
  try {
    const collections = await buildCollections(deployment, before, by, writer, created)
    const dictionaries = await saveDictionaries(deployment, before, by, writer)
    const meta = { ...live.meta, ...Object.fromEntries(writer.meta) }
    await confirm()
    const next: LiveState = {
      ...live,
      generation: live.generation + 1,
      collections,
      dictionaries,
      meta,
      by,
      before: [],
    }
    const usedIndices = new Set(indicesOf(next))
    next.before = indicesOf(live).filter(index => !usedIndices.has(index))
    return { next, usedIndices }
  } catch (error) {
    await dropIndices(deployment.cluster, created).catch(() => undefined)
    throw error
  }
}

/** Makes a write visible. Calls `confirm` before that, which throws if another process has begun to write. */
export async function publishWrite(
  deployment: Deployment,
  before: VersionedState,
  writer: GatheringWriter,
  confirm: () => Promise<void>,
) {
  const { live } = before
  const { next, usedIndices } = await prepare(deployment, before, writer, confirm)
  await deployment.state.commit(next, before)
  const unused = live.before.filter(index => !usedIndices.has(index) && !next.before.includes(index))
  await dropIndices(deployment.cluster, unused).catch(() => undefined)
  const parts = new Set(allParts(next))
  await deployment.state.drop(allParts(live).filter(part => !parts.has(part)))
}

/** Throws unless every shard of the live indices has a working copy. One node reports this for the whole cluster. */
export async function checkShards(cluster: Cluster, live: LiveState) {
  const indices = indicesOf(live)
  if (!indices.length) return
  const { status } = await cluster.call<{ status: string }>({
    method: 'GET',
    path: `/_cluster/health/${indices.join()}`,
    query: { local: true, timeout: '0s' },
  })
  if (status === 'red') throw new EngineUnavailableError('The search cluster has lost a part of what is live.')
}

/**
 * Deletes indices of aborted writes, replaced indices, and unused dictionary entries. With `keepBefore`, indices of the
 * previous state remain.
 */
export async function deleteUnusedIndices({ cluster, state, prefix }: Deployment, keepBefore: boolean) {
  const { live } = await state.read()
  const needed = new Set([...indicesOf(live), ...(keepBefore ? live.before : [])])
  const indices = await cluster.call<Array<{ index: string }>>({
    method: 'GET',
    path: `/_cat/indices/${prefix}-g*`,
    query: { format: 'json', h: 'index', expand_wildcards: 'all' },
  })
  const orphans = indices.map(({ index }) => index).filter(index => isOurs(prefix, index) && !needed.has(index))
  await dropIndices(cluster, orphans)
  await state.dropOthers(allParts(live))
}

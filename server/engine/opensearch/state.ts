/**
 * The live state: one document with the names of the indices of all collections, and metadata. Replacing this document
 * makes a write visible. It fails if another process has replaced the document since the write began.
 */
import { type CollectionSpec, EngineError } from '../port'
import { type Cluster, ConflictError, NotFoundError } from './cluster'
import type { ShardSettings } from './shape'

const FORMAT = 1
const STATE = 'state'
/** Matches the cluster's errors while an index exists but its shards do not answer yet. */
const STARTING = /illegal_index_shard_state_exception|no_shard_available_action_exception/
const START_SECONDS = 30

export interface LiveCollection {
  spec: CollectionSpec
  index: string
  count: number
  /** The total number of characters of all documents, by scope. */
  lengths: Record<string, number>
  bytes: number
}

export interface LiveState {
  format: number
  generation: number
  collections: Record<string, LiveCollection>
  /** For each dictionary, the key of its entries, and the number of stored documents that contain them. */
  dictionaries: Record<string, { key: string; parts: number }>
  meta: Record<string, string>
  /** The indices that this state has replaced. Running requests may still read them. */
  before: string[]
  /**
   * The id of the write that created this state. A writer that received no answer reads this id to learn whether its
   * write succeeded.
   */
  by: string
}

export interface StoredStateDocument<T> {
  found: boolean
  _seq_no: number
  _primary_term: number
  _source: T
}

/** A state, with the version of its document. A commit fails if the version has changed. */
export interface VersionedState {
  live: LiveState
  seq: number
  term: number
}

const NOTHING: LiveState = {
  format: FORMAT,
  generation: 0,
  collections: {},
  dictionaries: {},
  meta: {},
  before: [],
  by: '',
}

/** Reads and writes the documents of the state index: the live state, the lease, and entries of dictionaries. */
export class StateStore {
  readonly index: string

  constructor(
    private readonly cluster: Cluster,
    prefix: string,
    private readonly copies: ShardSettings,
  ) {
    this.index = `${prefix}-state`
  }

  /**
   * Creates the state index if it does not exist. Does not write if it exists, because the cluster may be read-only.
   */
  async prepare() {
    if (await this.fetchOnceStarted()) return
    const { replicas } = this.copies
    try {
      await this.cluster.call({
        method: 'PUT',
        path: `/${this.index}`,
        body: {
          settings: { number_of_shards: 1, number_of_replicas: replicas, refresh_interval: '-1' },
          mappings: { enabled: false },
        },
      })
    } catch (error) {
      if (!/resource_already_exists/.test((error as Error).message)) throw error
    }
    await this.create(STATE, NOTHING)
  }

  /** Fetches the state. If another process has just created the index, waits until it answers. */
  private async fetchOnceStarted() {
    try {
      return await this.fetch(STATE)
    } catch (error) {
      if (!STARTING.test((error as Error).message)) throw error
      await this.cluster.call({
        method: 'GET',
        path: `/_cluster/health/${this.index}`,
        query: { wait_for_status: 'yellow', timeout: `${START_SECONDS}s` },
        timeoutMs: (START_SECONDS + 5) * 1000,
      })
      return await this.fetch(STATE)
    }
  }

  async create(id: string, document: unknown): Promise<boolean> {
    try {
      await this.cluster.call({ method: 'PUT', path: `/${this.index}/_create/${id}`, body: document })
      return true
    } catch (error) {
      if (error instanceof ConflictError) return false
      throw error
    }
  }

  fetch = async <T>(id: string): Promise<StoredStateDocument<T> | undefined> => {
    try {
      return await this.cluster.call<StoredStateDocument<T>>({ method: 'GET', path: `/${this.index}/_doc/${id}` })
    } catch (error) {
      if (error instanceof NotFoundError) return undefined
      throw error
    }
  }

  put(id: string, document: unknown, seq: number, term: number) {
    const query = { if_seq_no: seq, if_primary_term: term }
    return this.cluster.call<{ _seq_no: number; _primary_term: number }>({
      method: 'PUT',
      path: `/${this.index}/_doc/${id}`,
      query,
      body: document,
    })
  }

  async read(): Promise<VersionedState> {
    const stored = await this.fetch<LiveState>(STATE)
    if (!stored) throw new EngineError(`The index ${this.index} of the search cluster has lost its state.`)
    const { _source: live, _seq_no: seq, _primary_term: term } = stored
    if (live.format > FORMAT)
      throw new EngineError(
        `The corpus in ${this.index} cannot be used: it was written by a newer version of this server.`,
      )
    return { live, seq, term }
  }

  /** Replaces the live state, which makes a write visible. If the answer is lost, checks whether the call succeeded. */
  async commit(live: LiveState, { seq, term }: VersionedState) {
    try {
      await this.put(STATE, live, seq, term)
    } catch (error) {
      const { live: current } = await this.read()
      if (current.by === live.by) return
      if (error instanceof ConflictError)
        throw new EngineError('Another process has written meanwhile: nothing was written.')
      throw error
    }
  }

  /** Stores a part of a dictionary's entries. */
  async savePart(key: string, part: unknown) {
    const body = { body: JSON.stringify(part) }
    await this.cluster.call({ method: 'PUT', path: `/${this.index}/_doc/${key}`, body })
  }

  async part<T>(key: string): Promise<T> {
    const stored = await this.fetch<{ body: string }>(key)
    if (!stored) throw new NotFoundError(key)
    return JSON.parse(stored._source.body) as T
  }

  /**
   * Deletes documents of the state index. Failures are ignored: a later sweep deletes dictionary entries, and a lease
   * lapses.
   */
  async drop(ids: string[]) {
    for (const id of ids)
      await this.cluster.call({ method: 'DELETE', path: `/${this.index}/_doc/${id}` }).catch(() => undefined)
  }

  /** Deletes dictionary entries that the live state does not use. */
  async dropOthers(needed: string[]) {
    await this.cluster.call({ method: 'POST', path: `/${this.index}/_refresh` })
    const { hits } = await this.cluster.call<{ hits: { hits: Array<{ _id: string }> } }>({
      method: 'POST',
      path: `/${this.index}/_search`,
      body: { size: 1000, _source: false, query: { bool: { must_not: [{ ids: { values: [STATE, ...needed] } }] } } },
    })
    await this.drop(hits.hits.map(({ _id }) => _id).filter(id => id.startsWith('words-')))
  }
}

/** Messages between threads: a query, and the result or failure that answers it. */
import type { EmbeddedEngine } from '../sqlite'

/** The engine methods that run as queries in a thread. Writes and fast reads run in the calling thread. */
export type PoolMethod = 'page' | 'count' | 'ids' | 'facets' | 'storedSimilar'
export type PoolRequest<M extends PoolMethod> = Parameters<EmbeddedEngine[M]>[0]
export type PoolResult<M extends PoolMethod> = Awaited<ReturnType<EmbeddedEngine[M]>>

export interface PoolQuestion<M extends PoolMethod = PoolMethod> {
  method: M
  request: Omit<PoolRequest<M>, 'signal'>
  /** The index of the flag that cancels this query. */
  stop: number
}

/** A failure that can be sent between threads. An error would lose its class. */
export interface PoolFailure {
  kind: 'stopped' | 'engine' | 'tooHard' | 'other'
  message: string
  stack?: string
}

export type PoolAnswer<M extends PoolMethod = PoolMethod> = { result: PoolResult<M> } | { failure: PoolFailure }

export interface WorkerSetup {
  file: string
  /** The cancel flags of all running queries. */
  flags: Int32Array
}

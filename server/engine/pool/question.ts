/** The messages between threads: a query, and its result or failure. */
import type { EmbeddedEngine } from '../sqlite'

/** The methods that run in a thread. All other methods take microseconds. */
export type Method = 'page' | 'count' | 'ids' | 'facets' | 'storedSimilar'
export type Request<M extends Method> = Parameters<EmbeddedEngine[M]>[0]
export type Result<M extends Method> = Awaited<ReturnType<EmbeddedEngine[M]>>

export interface Question<M extends Method = Method> {
  method: M
  request: Omit<Request<M>, 'signal'>
  /** The index of the flag that cancels this query. */
  stop: number
}

/** A failure in a form that crosses threads, where an error would lose its class. */
export interface Failure {
  kind: 'stopped' | 'engine' | 'tooHard' | 'other'
  message: string
  stack?: string
}

export type PoolAnswer<M extends Method = Method> = { result: Result<M> } | { failure: Failure }

export interface WorkerSetup {
  file: string
  /** The flags of all running queries. */
  flags: Int32Array
}

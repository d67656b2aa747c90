/** What passes between the threads: a question, and its answer or what went wrong. */
import type { EmbeddedEngine } from '../sqlite'

/** What is asked of a thread; all else is a matter of microseconds. */
export type Method = 'page' | 'count' | 'ids' | 'facets' | 'storedSimilar'
export type Request<M extends Method> = Parameters<EmbeddedEngine[M]>[0]
export type Result<M extends Method> = Awaited<ReturnType<EmbeddedEngine[M]>>

export interface Question<M extends Method = Method> {
  method: M
  request: Omit<Request<M>, 'signal'>
  /** Which flag tells that nobody waits any more. */
  stop: number
}

/** An error loses its class on the way between threads. */
export interface Failure {
  kind: 'stopped' | 'engine' | 'tooHard' | 'other'
  message: string
  stack?: string
}

export type Answer<M extends Method = Method> = { result: Result<M> } | { failure: Failure }

export interface Setup {
  file: string
  /** The flags of all questions under way. */
  flags: Int32Array
}

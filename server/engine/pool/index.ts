/**
 * Runs queries in threads, so that they block neither each other nor the server's event loop. Writes and fast reads
 * stay in the calling thread.
 */
import type { Piscina } from 'piscina'
import { TaskEndedError, type OnTaskEnded } from '../../threads/task-ended'
import { withTimeout } from '../../threads/with-timeout'
import { type OnThreadError, startThreads } from '../../threads/start'
import {
  type SimilarRequest,
  type Engine,
  EngineError,
  type FacetRequest,
  type SearchRequest,
  type SuggestRequest,
  QueryTooHardError,
  EngineUnavailableError,
  type Writer,
} from '../port'
import { BusyError } from '../../threads/busy'
import { readSimilarResult } from '../sqlite/similar-cases'
import { readPage } from '../sqlite/page'
import { runInSlices } from '../sqlite/slices'
import type {
  PoolAnswer,
  PoolFailure,
  PoolResult,
  PoolMethod,
  PoolQuestion,
  PoolRequest,
  WorkerSetup,
} from './question'
import { CancelFlags } from './stops'

/**
 * The maximum number of running queries. Further queries are refused. A thread interleaves its queries and prefers
 * short ones.
 */
const AT_ONCE = 256
/**
 * Equal queries prefer the same thread, which caches their results. If that thread has over `PATIENCE` queries more
 * than another, the query goes to the least busy thread.
 */
const PATIENCE = 2
/**
 * The timeout of a health check. Queries yield every few milliseconds, so a thread that does not answer in this time is
 * stuck.
 */
const READY_MS = 3_000

type Notice = 'catchUp' | 'warmUp' | 'close' | 'ready'

interface SearchThread {
  pool: Piscina
  busy: number
}

/** Returns an FNV-1a hash of the UTF-16 units of a text. It is fast and evenly distributed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function errorOf({ kind, message, stack }: PoolFailure): Error {
  const Raised = kind === 'engine' ? EngineError : kind === 'tooHard' ? QueryTooHardError : Error
  const error = new Raised(message)
  return Object.assign(error, { stack })
}

/** Copies only the fields that the engine reads. Other fields might not be cloneable. */
function cloneable<M extends PoolMethod>(input: PoolRequest<M>): PoolQuestion<M>['request'] {
  const { collection, where, order, from, size, fields, bigrams, rareCount } = input as Partial<
    SearchRequest & FacetRequest & SimilarRequest
  >
  return { collection, where, order, from, size, fields, bigrams, rareCount } as PoolQuestion<M>['request']
}

interface PoolOptions {
  file: string
  /** The number of threads. */
  workers: number
  /** The script of a thread. By default, it is the source file in this folder. */
  script?: string
  /** The embedded engine of the calling thread, open on the same file. */
  local: Engine
  /** The timeout of one query, in milliseconds. */
  deadline: number
  onTrouble: OnThreadError
  onEnded: OnTaskEnded
}

class PooledEngine implements Engine {
  private readonly stops = new CancelFlags(AT_ONCE)
  private readonly threads: SearchThread[]
  private readonly local: Engine
  private readonly deadline: number
  private readonly onTrouble: OnThreadError
  private readonly onEnded: OnTaskEnded
  private closed = false
  /** The generation of the local engine when the last notification of all threads began. */
  private knownGeneration: number
  /** The number of finished notifications of all threads. */
  private notified = 0

  constructor({ file, workers, script, local, deadline, onTrouble, onEnded }: PoolOptions) {
    this.local = local
    this.knownGeneration = local.generation()
    this.deadline = deadline
    this.onTrouble = onTrouble
    this.onEnded = onEnded
    const workerData: WorkerSetup = { file, flags: this.stops.flags }
    // Each thread has a pool of its own. Thus a query can go to a particular thread, and a notice to all.
    this.threads = Array.from({ length: workers }, () => ({
      pool: startThreads({
        file: 'engine/pool/worker',
        script,
        name: 'ask',
        least: 1,
        most: 1,
        atOnce: AT_ONCE,
        workerData,
        onTrouble,
      }),
      busy: 0,
    }))
  }

  private threadFor(request: { collection: string; where: unknown }, except?: SearchThread): SearchThread {
    const others = this.threads.filter(thread => thread !== except)
    const threads = others.length ? others : this.threads
    const cacheHolder = threads[hashOf(JSON.stringify([request.collection, request.where])) % threads.length]!
    const leastBusy = threads.reduce((least, thread) => (thread.busy < least.busy ? thread : least))
    return cacheHolder.busy > leastBusy.busy + PATIENCE ? leastBusy : cacheHolder
  }

  private async runOn<M extends PoolMethod>(thread: SearchThread, question: PoolQuestion<M>): Promise<PoolAnswer<M>> {
    thread.busy++
    try {
      return (await thread.pool.run(question, { name: 'ask' })) as PoolAnswer<M>
    } finally {
      thread.busy--
    }
  }

  /**
   * Runs a query on a thread. If the thread dies, runs the query once more, on another thread if there is one. Fails if
   * that thread dies too, or if the engine is closed.
   */
  private async runWithRetry<M extends PoolMethod>(
    question: PoolQuestion<M>,
    request: PoolRequest<M>,
  ): Promise<PoolAnswer<M>> {
    const first = this.threadFor(request)
    try {
      return await this.runOn(first, question)
    } catch (error) {
      if (this.closed) throw error
      this.onTrouble(error as Error)
    }
    try {
      return await this.runOn(this.threadFor(request, first), question)
    } catch (error) {
      this.onTrouble(error as Error)
      throw new BusyError()
    }
  }

  private async ask<M extends PoolMethod>(method: M, input: PoolRequest<M>): Promise<PoolResult<M>> {
    const { signal } = input
    const request = cloneable(input)
    signal?.throwIfAborted()
    if (this.closed) throw new EngineError('the engine is closed')
    const stop = this.stops.reserve()
    const raise = () => this.stops.raise(stop)
    signal?.addEventListener('abort', raise)
    // The flag remains reserved until the thread has answered, even if the caller has given up.
    const answered = this.runWithRetry({ method, request, stop }, input).finally(() => this.stops.release(stop))
    try {
      const answer = await this.inTime(answered, raise)
      if ('result' in answer) return answer.result
      if (answer.failure.kind === 'stopped') signal?.throwIfAborted()
      throw errorOf(answer.failure)
    } finally {
      signal?.removeEventListener('abort', raise)
    }
  }

  private async inTime<T>(answered: Promise<T>, stop: () => void): Promise<T> {
    const answer = await withTimeout(answered, this.deadline)
    if (answer) return answer.value
    stop()
    this.onEnded('search', 'time')
    throw new TaskEndedError('search', 'time')
  }

  /** Notifies a thread. If that fails, notifies it once more, because a dead thread is replaced by a new one. */
  private async notify({ pool }: SearchThread, name: Notice) {
    await pool.run(undefined, { name }).catch(error => {
      this.onTrouble(error as Error)
      return pool.run(undefined, { name })
    })
  }

  private async notifyAll(name: Notice) {
    await Promise.all(this.threads.map(thread => this.notify(thread, name)))
  }

  search = async (request: SearchRequest) => runInSlices(readPage(await this.ask('page', request)), request.signal)
  count = (request: PoolRequest<'count'>) => this.ask('count', request)
  ids = (request: PoolRequest<'ids'>) => this.ask('ids', request)
  facets = (request: FacetRequest) => this.ask('facets', request)
  findSimilar = async (request: SimilarRequest) =>
    runInSlices(readSimilarResult(await this.ask('storedSimilar', request)), request.signal)

  private async announceCommit() {
    this.knownGeneration = this.local.generation()
    await this.notifyAll('catchUp').finally(() => this.notified++)
  }

  /** Commits a write, and resolves when every thread sees it. */
  async write(job: (writer: Writer) => void | Promise<void>) {
    await this.local.write(job)
    await this.announceCommit()
  }

  /**
   * Returns a number that changes once all threads have been notified of a commit, also of a commit of another process.
   */
  generation() {
    if (this.local.generation() !== this.knownGeneration) this.announceCommit().catch(this.onTrouble)
    return this.notified
  }

  get = (collection: string, id: string) => this.local.get(collection, id)
  suggest = (request: SuggestRequest) => this.local.suggest(request)
  meta = (key: string) => this.local.meta(key)

  /** Checks that all threads answer, because every query runs on one particular thread. */
  async health() {
    if (!(await withTimeout(this.notifyAll('ready'), READY_MS)))
      throw new EngineUnavailableError('a thread that searches does not answer')
    return this.local.health()
  }

  warmUp = () => this.notifyAll('warmUp')

  /**
   * Closes the threads first. Thus the connection of the calling thread is the last to close the file, and removes its
   * log. A thread finishes its queries before it is terminated, since a termination inside SQLite would crash the
   * process.
   */
  async close() {
    if (this.closed) return
    this.closed = true
    this.stops.raiseAll()
    await this.notifyAll('close').catch(this.onTrouble)
    await Promise.all(this.threads.map(({ pool }) => pool.close()))
    await this.local.close()
  }
}

export const openPooledEngine = (options: PoolOptions): Engine => new PooledEngine(options)

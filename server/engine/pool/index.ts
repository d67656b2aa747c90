/**
 * Answers queries in threads, so that no query blocks another or the server's event loop. Writes, and reads
 * that take microseconds, stay in the calling thread with the embedded engine.
 */
import type { Piscina } from 'piscina'
import { TaskEnded, type OnEnded } from '../../threads/task-ended'
import { withTimeout } from '../../threads/with-timeout'
import { type OnTrouble, startThreads } from '../../threads/start'
import {
  type SimilarRequest,
  type Engine,
  EngineError,
  type FacetRequest,
  type SearchRequest,
  type SuggestRequest,
  TooHard,
  Unavailable,
  type Writer,
} from '../port'
import { Busy } from '../../threads/busy'
import { readSimilar } from '../sqlite/similar-cases'
import { readPage } from '../sqlite/page'
import { inSlices } from '../sqlite/slices'
import type { PoolAnswer, Failure, Result, Method, Question, Request, WorkerSetup } from './question'
import { CancelFlags } from './stops'

/**
 * The most running queries; further queries are refused. A thread runs all of its queries at once and prefers short
 * ones.
 */
const AT_ONCE = 256
/**
 * A query goes to the thread that has its results cached. If that thread has this many more queries than
 * another, the other thread gets it.
 */
const PATIENCE = 2
/**
 * The timeout of a health check. Each query yields every few milliseconds, so a thread that does not answer
 * in this time is stuck.
 */
const READY_MS = 3_000

type Notice = 'catchUp' | 'warmUp' | 'close' | 'ready'

interface SearchThread {
  pool: Piscina
  busy: number
}

/** Hashes a text by FNV-1a, which distributes well and takes a microsecond. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function errorOf({ kind, message, stack }: Failure): Error {
  const Raised = kind === 'engine' ? EngineError : kind === 'tooHard' ? TooHard : Error
  const error = new Raised(message)
  return Object.assign(error, { stack })
}

/** Copies only the fields that the engine reads: other fields of the caller may not be cloneable between threads. */
function cloneable<M extends Method>(input: Request<M>): Question<M>['request'] {
  const { collection, where, order, from, size, fields, bigrams, rareCount } = input as Partial<
    SearchRequest & FacetRequest & SimilarRequest
  >
  return { collection, where, order, from, size, fields, bigrams, rareCount } as Question<M>['request']
}

interface PoolOptions {
  file: string
  /** The number of threads. */
  workers: number
  /** The script of a thread, if not the source file beside this one. */
  script?: string
  /** The embedded engine of this thread, open on the same file. */
  local: Engine
  /** The deadline of one query, in milliseconds. */
  deadline: number
  onTrouble: OnTrouble
  onEnded: OnEnded
}

class PooledEngine implements Engine {
  private readonly stops = new CancelFlags(AT_ONCE)
  private readonly threads: SearchThread[]
  private readonly local: Engine
  private readonly deadline: number
  private readonly onTrouble: OnTrouble
  private readonly onEnded: OnEnded
  private closed = false
  /** The engine's generation of which the threads were last notified, and the number of notifications. */
  private knownGeneration: number
  private notified = 0

  constructor({ file, workers, script, local, deadline, onTrouble, onEnded }: PoolOptions) {
    this.local = local
    this.knownGeneration = local.generation()
    this.deadline = deadline
    this.onTrouble = onTrouble
    this.onEnded = onEnded
    const workerData: WorkerSetup = { file, flags: this.stops.flags }
    // Each thread is a pool of its own: a query goes to one thread, the notice of a commit to all.
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

  private async runOn<M extends Method>(thread: SearchThread, question: Question<M>): Promise<PoolAnswer<M>> {
    thread.busy++
    try {
      return (await thread.pool.run(question, { name: 'ask' })) as PoolAnswer<M>
    } finally {
      thread.busy--
    }
  }

  /** Runs a query on a thread. If the thread dies, runs it once more on another. Rejects only if both threads die. */
  private async runWithRetry<M extends Method>(question: Question<M>, request: Request<M>): Promise<PoolAnswer<M>> {
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
      throw new Busy()
    }
  }

  private async ask<M extends Method>(method: M, input: Request<M>): Promise<Result<M>> {
    const { signal } = input
    const request = cloneable(input)
    signal?.throwIfAborted()
    if (this.closed) throw new EngineError('the engine is closed')
    const stop = this.stops.reserve()
    const raise = () => this.stops.raise(stop)
    signal?.addEventListener('abort', raise)
    // The flag stays in use until the thread has answered, even if the caller has gone.
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
    throw new TaskEnded('search', 'time')
  }

  /** Notifies a thread. If the thread has died, notifies its replacement. */
  private async notify({ pool }: SearchThread, name: Notice) {
    await pool.run(undefined, { name }).catch(error => {
      this.onTrouble(error as Error)
      return pool.run(undefined, { name })
    })
  }

  private async notifyAll(name: Notice) {
    await Promise.all(this.threads.map(thread => this.notify(thread, name)))
  }

  search = async (request: SearchRequest) => inSlices(readPage(await this.ask('page', request)), request.signal)
  count = (request: Request<'count'>) => this.ask('count', request)
  ids = (request: Request<'ids'>) => this.ask('ids', request)
  facets = (request: FacetRequest) => this.ask('facets', request)
  findSimilar = async (request: SimilarRequest) =>
    inSlices(readSimilar(await this.ask('storedSimilar', request)), request.signal)

  private async announceCommit() {
    this.knownGeneration = this.local.generation()
    await this.notifyAll('catchUp').finally(() => this.notified++)
  }

  /** Commits a write. Resolves when every thread sees the commit. */
  async write(job: (writer: Writer) => void | Promise<void>) {
    await this.local.write(job)
    await this.announceCommit()
  }

  /** Counts notifications and not commits: another process's commit counts only once every thread sees it. */
  generation() {
    if (this.local.generation() !== this.knownGeneration) this.announceCommit().catch(this.onTrouble)
    return this.notified
  }

  get = (collection: string, id: string) => this.local.get(collection, id)
  suggest = (request: SuggestRequest) => this.local.suggest(request)
  meta = (key: string) => this.local.meta(key)

  /** Checks that all threads answer, because each query goes to one of them. */
  async health() {
    if (!(await withTimeout(this.notifyAll('ready'), READY_MS)))
      throw new Unavailable('a thread that searches does not answer')
    return this.local.health()
  }

  warmUp = () => this.notifyAll('warmUp')

  /**
   * Closes the threads first, so that this process is the last to close the file and removes the log. A thread closes
   * after its last query and is only then terminated: terminating inside SQLite kills the process.
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

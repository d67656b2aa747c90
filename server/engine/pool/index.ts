/**
 * Answers queries in threads, so that no query blocks another or the server's event loop. Writes, and reads of
 * microseconds, stay in this thread, with the embedded engine.
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
import type { Answer, Failure, Result, Method, Question, Request, Setup } from './question'
import { Stops } from './stops'

/**
 * The most running queries; further queries are refused. A thread runs all of its queries at once and prefers short
 * ones.
 */
const AT_ONCE = 256
/**
 * A query goes to the thread that has its results cached. Another thread gets it if that one has this many more
 * queries.
 */
const PATIENCE = 2
/** A thread gives each query a turn every few milliseconds. A thread that does not answer for this long is stuck. */
const READY_MS = 3_000

type Notice = 'catchUp' | 'warmUp' | 'close' | 'ready'

interface Hand {
  pool: Piscina
  busy: number
}

/** Hashes a text by FNV-1a, which distributes well and takes a microsecond. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function raised({ kind, message, stack }: Failure): Error {
  const Raised = kind === 'engine' ? EngineError : kind === 'tooHard' ? TooHard : Error
  const error = new Raised(message)
  return Object.assign(error, { stack })
}

/** Copies only the fields that the engine reads: other fields of the caller may not be cloneable between threads. */
function plainly<M extends Method>(input: Request<M>): Question<M>['request'] {
  const { collection, where, order, from, size, fields, bigrams, rareCount } = input as Partial<
    SearchRequest & FacetRequest & SimilarRequest
  >
  return { collection, where, order, from, size, fields, bigrams, rareCount } as Question<M>['request']
}

export interface PoolOptions {
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
  private readonly stops = new Stops(AT_ONCE)
  private readonly hands: Hand[]
  private readonly local: Engine
  private readonly deadline: number
  private readonly onTrouble: OnTrouble
  private readonly onEnded: OnEnded
  private closed = false
  /** The generation that the threads were last notified of, and the number of such notifications. */
  private knownGeneration: number
  private notified = 0

  constructor({ file, workers, script, local, deadline, onTrouble, onEnded }: PoolOptions) {
    this.local = local
    this.knownGeneration = local.generation()
    this.deadline = deadline
    this.onTrouble = onTrouble
    this.onEnded = onEnded
    const workerData: Setup = { file, flags: this.stops.flags }
    // Each thread is a pool of its own: a query goes to one thread, the notice of a commit to all.
    this.hands = Array.from({ length: workers }, () => ({
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

  private handFor(request: { collection: string; where: unknown }, except?: Hand): Hand {
    const others = this.hands.filter(hand => hand !== except)
    const hands = others.length ? others : this.hands
    const knows = hands[spread(JSON.stringify([request.collection, request.where])) % hands.length]!
    const free = hands.reduce((least, hand) => (hand.busy < least.busy ? hand : least))
    return knows.busy > free.busy + PATIENCE ? free : knows
  }

  private async put<M extends Method>(hand: Hand, question: Question<M>): Promise<Answer<M>> {
    hand.busy++
    try {
      return (await hand.pool.run(question, { name: 'ask' })) as Answer<M>
    } finally {
      hand.busy--
    }
  }

  /** Sends a query to a thread. If the thread dies, sends it once to another. Rejects only if both die. */
  private async putTwice<M extends Method>(question: Question<M>, request: Request<M>): Promise<Answer<M>> {
    const first = this.handFor(request)
    try {
      return await this.put(first, question)
    } catch (error) {
      if (this.closed) throw error
      this.onTrouble(error as Error)
    }
    try {
      return await this.put(this.handFor(request, first), question)
    } catch (error) {
      this.onTrouble(error as Error)
      throw new Busy()
    }
  }

  private async ask<M extends Method>(method: M, input: Request<M>): Promise<Result<M>> {
    const { signal } = input
    const request = plainly(input)
    signal?.throwIfAborted()
    if (this.closed) throw new EngineError('the engine is closed')
    const stop = this.stops.take()
    const raise = () => this.stops.raise(stop)
    signal?.addEventListener('abort', raise)
    // The flag stays in use until the thread has answered, even if nobody waits.
    const answered = this.putTwice({ method, request, stop }, input).finally(() => this.stops.giveBack(stop))
    try {
      const answer = await this.inTime(answered, raise)
      if ('result' in answer) return answer.result
      if (answer.failure.kind === 'stopped') signal?.throwIfAborted()
      throw raised(answer.failure)
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
  private async notify({ pool }: Hand, name: Notice) {
    await pool.run(undefined, { name }).catch(error => {
      this.onTrouble(error as Error)
      return pool.run(undefined, { name })
    })
  }

  private async tellAll(name: Notice) {
    await Promise.all(this.hands.map(hand => this.notify(hand, name)))
  }

  search = async (request: SearchRequest) => inSlices(readPage(await this.ask('page', request)), request.signal)
  count = (request: Request<'count'>) => this.ask('count', request)
  ids = (request: Request<'ids'>) => this.ask('ids', request)
  facets = (request: FacetRequest) => this.ask('facets', request)
  findSimilar = async (request: SimilarRequest) =>
    inSlices(readSimilar(await this.ask('storedSimilar', request)), request.signal)

  private async tellOfCommit() {
    this.knownGeneration = this.local.generation()
    await this.tellAll('catchUp').finally(() => this.notified++)
  }

  /** Writes, and resolves when every thread sees the commit. */
  async write(job: (writer: Writer) => void | Promise<void>) {
    await this.local.write(job)
    await this.tellOfCommit()
  }

  /** The generation counts notifications: another process's commit appears only when every thread sees it. */
  generation() {
    if (this.local.generation() !== this.knownGeneration) this.tellOfCommit().catch(this.onTrouble)
    return this.notified
  }

  get = (collection: string, id: string) => this.local.get(collection, id)
  suggest = (request: SuggestRequest) => this.local.suggest(request)
  meta = (key: string) => this.local.meta(key)

  /** Checks that all threads answer, because each query goes to one of them. */
  async health() {
    if (!(await withTimeout(this.tellAll('ready'), READY_MS)))
      throw new Unavailable('a thread that searches does not answer')
    return this.local.health()
  }

  warmUp = () => this.tellAll('warmUp')

  /**
   * Closes the threads first, so that this process is the last to close the file and removes the log. A thread closes
   * after its last query and is only then terminated: terminating inside SQLite kills the process.
   */
  async close() {
    if (this.closed) return
    this.closed = true
    this.stops.raiseAll()
    await this.tellAll('close').catch(this.onTrouble)
    await Promise.all(this.hands.map(({ pool }) => pool.close()))
    await this.local.close()
  }
}

export const openPooledEngine = (options: PoolOptions): Engine => new PooledEngine(options)

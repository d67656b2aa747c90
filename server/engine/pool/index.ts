/**
 * An engine whose questions are answered in threads, so that none holds up another or who listens for the next. What is written,
 * and what takes microseconds, stays with the embedded engine in this thread.
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

/** Questions under way; one more is refused. A thread has them all in hand, and lets the lightest pass. */
const AT_ONCE = 256
/** A question goes to the thread that remembers it, unless that has so many more in hand than another. */
const PATIENCE = 2
/** A thread gives each question a turn every few milliseconds: one that says nothing for so long is stuck. */
const READY_MS = 3_000

type Notice = 'catchUp' | 'warmUp' | 'close' | 'ready'

interface Hand {
  pool: Piscina
  busy: number
}

/** FNV-1a: spreads, and is done in a microsecond. */
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

/** Whoever asks may hand over more than is asked for, and what is not data cannot go to a thread. */
function plainly<M extends Method>(input: Request<M>): Question<M>['request'] {
  const { collection, where, order, from, size, fields, bigrams, rareCount } = input as Partial<
    SearchRequest & FacetRequest & SimilarRequest
  >
  return { collection, where, order, from, size, fields, bigrams, rareCount } as Question<M>['request']
}

export interface PoolOptions {
  file: string
  /** How many threads. */
  workers: number
  /** What a thread runs, where it is not the source beside this. */
  script?: string
  /** What else the engine has to do; open on the same file. */
  local: Engine
  /** In milliseconds, of one question. */
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
  /** Which state of the corpus the threads were last told of, and how often they were told. */
  private knownGeneration: number
  private notified = 0

  constructor({ file, workers, script, local, deadline, onTrouble, onEnded }: PoolOptions) {
    this.local = local
    this.knownGeneration = local.generation()
    this.deadline = deadline
    this.onTrouble = onTrouble
    this.onEnded = onEnded
    const workerData: Setup = { file, flags: this.stops.flags }
    // A pool for each, as a question is meant for one of them and a commit for all.
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

  /** Only a thread that died rejects. What it was asked is asked once more, of another; who outlives neither may ask again. */
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
    // The flag is the question's until its thread has answered, though nobody waits for that any more.
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

  /** Another takes the place of a thread that died, and is told instead. */
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

  /** Done when every thread sees it. */
  async write(job: (writer: Writer) => void | Promise<void>) {
    await this.local.write(job)
    await this.tellOfCommit()
  }

  /** What another process commits is new only when every thread sees it. */
  generation() {
    if (this.local.generation() !== this.knownGeneration) this.tellOfCommit().catch(this.onTrouble)
    return this.notified
  }

  get = (collection: string, id: string) => this.local.get(collection, id)
  suggest = (request: SuggestRequest) => this.local.suggest(request)
  meta = (key: string) => this.local.meta(key)

  /** All threads have to answer: a question is meant for one of them. */
  async health() {
    if (!(await withTimeout(this.tellAll('ready'), READY_MS)))
      throw new Unavailable('a thread that searches does not answer')
    return this.local.health()
  }

  warmUp = () => this.tellAll('warmUp')

  /**
   * The threads first: who closes the file last leaves no log behind. Each closes it when its last question has ended, and only
   * then is it ended itself: one that is ended inside SQLite takes the whole process along.
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

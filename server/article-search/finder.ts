/** Finds articles by a question. The index is built again when the engine's generation changes. */
import type { Engine } from '../engine/port'
import { BusyError } from '../threads/busy'
import { type OnThreadError, startThreads } from '../threads/start'
import { TaskEndedError, type OnTaskEnded } from '../threads/task-ended'
import { withTimeout } from '../threads/with-timeout'
import { lawBatches } from './laws'
import type { ArticleQuestion, RankingResult } from './ranking'
import { type LawBatch, ArticleSearchState } from './state'
import { readSearchTables } from './tables'

export interface ArticleFinder {
  find(question: ArticleQuestion, signal?: AbortSignal): Promise<RankingResult>
  /** Builds the index before the first question. Questions that arrive meanwhile wait for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** Holds the index, either in another thread or in this one. */
interface Place {
  load(batch: LawBatch): Promise<void>
  rank(revision: number, question: ArticleQuestion): Promise<RankingResult | undefined>
  close(): Promise<void>
}

/** The maximum number of questions that wait or are being ranked. Further questions are refused. */
const MOST_WAITING = 64

class IndexedFinder implements ArticleFinder {
  private revision = 0
  private generation?: number
  private loading?: Promise<void>
  private waiting = 0

  constructor(
    private readonly engine: Engine,
    private readonly place: Place,
  ) {}

  async find(question: ArticleQuestion, signal?: AbortSignal): Promise<RankingResult> {
    if (this.waiting >= MOST_WAITING) throw new BusyError()
    this.waiting++
    try {
      await this.catchUp()
      signal?.throwIfAborted()
      const ranked = await this.place.rank(this.revision, question)
      if (ranked) return ranked
      // The thread has died, and the thread that replaces it has no index yet.
      this.generation = undefined
      await this.catchUp()
      signal?.throwIfAborted()
      const again = await this.place.rank(this.revision, question)
      if (!again) throw new BusyError()
      return again
    } finally {
      this.waiting--
    }
  }

  /** Builds the index again if the engine's generation has changed. */
  private catchUp(): Promise<void> {
    const generation = this.engine.generation()
    if (this.loading) return this.loading
    if (this.generation === generation) return Promise.resolve()
    this.loading = this.load(generation).finally(() => (this.loading = undefined))
    return this.loading
  }

  private async load(generation: number) {
    const revision = this.revision + 1
    let first = true
    for await (const laws of lawBatches(this.engine)) {
      await this.place.load({ revision, first, laws, isLast: false })
      first = false
    }
    await this.place.load({ revision, first, laws: [], isLast: true })
    this.revision = revision
    this.generation = generation
  }

  warmUp = () => this.catchUp()

  close = () => this.place.close()
}

/** A finder that runs in the calling thread. Tables in `folder` replace those of the server. */
export function inlineArticleFinder(engine: Engine, folder?: string): ArticleFinder {
  const state = new ArticleSearchState(() => readSearchTables(folder))
  return new IndexedFinder(engine, {
    load: batch => state.load(batch),
    rank: async (revision, question) => state.rank(revision, question),
    close: async () => undefined,
  })
}

export interface FinderThreadOptions {
  engine: Engine
  folder?: string
  script?: string
  /** The timeout of one question, in milliseconds. */
  deadline: number
  onTrouble: OnThreadError
  onEnded: OnTaskEnded
}

/** The memory limit of the thread, large enough for an index of a million articles. */
const MEGABYTES = 2048

export function threadedArticleFinder({ engine, folder, script, deadline, onTrouble, onEnded }: FinderThreadOptions) {
  const pool = startThreads({
    file: 'article-search/worker',
    script,
    name: 'ready',
    least: 1,
    most: 1,
    atOnce: MOST_WAITING + 1,
    workerData: { folder },
    megabytes: MEGABYTES,
    onTrouble,
  })
  return new IndexedFinder(engine, {
    load: batch => pool.run(batch, { name: 'load' }) as Promise<void>,
    async rank(revision, question) {
      const answered = pool.run({ revision, question }, { name: 'rank' }) as Promise<RankingResult | undefined>
      const answer = await withTimeout(answered, deadline)
      if (answer) return answer.value
      onEnded('search', 'time')
      throw new TaskEndedError('search', 'time')
    },
    close: () => pool.close(),
  })
}

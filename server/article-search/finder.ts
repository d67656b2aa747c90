/** Finds articles by a question, in a thread that has the index. The index follows the library's generation. */
import type { Engine } from '../engine/port'
import { Busy } from '../threads/busy'
import { type OnTrouble, startThreads } from '../threads/start'
import { TaskEnded, type OnEnded } from '../threads/task-ended'
import { withTimeout } from '../threads/with-timeout'
import { lawBatches } from './laws'
import type { ArticleQuestion, RankedArticles } from './ranking'
import { type LawBatch, SearchState } from './state'
import { readTables } from './tables'

export interface ArticleFinder {
  find(question: ArticleQuestion, signal?: AbortSignal): Promise<RankedArticles>
  /** Makes the index before the first question. Questions that come meanwhile wait for it. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

/** Where the index is: in a thread, or in this one. */
interface Place {
  load(batch: LawBatch): Promise<void>
  rank(revision: number, question: ArticleQuestion): Promise<RankedArticles | undefined>
  close(): Promise<void>
}

/** The most waiting questions; further ones are refused. */
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

  async find(question: ArticleQuestion, signal?: AbortSignal): Promise<RankedArticles> {
    if (this.waiting >= MOST_WAITING) throw new Busy()
    this.waiting++
    try {
      await this.catchUp()
      signal?.throwIfAborted()
      const ranked = await this.place.rank(this.revision, question)
      if (ranked) return ranked
      // The thread has died and its replacement has no index.
      this.generation = undefined
      await this.catchUp()
      signal?.throwIfAborted()
      const again = await this.place.rank(this.revision, question)
      if (!again) throw new Busy()
      return again
    } finally {
      this.waiting--
    }
  }

  /** Waits until the index has the library's present state. */
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

/** A finder without threads. `folder` may have tables that replace those of the server. */
export function inlineArticleFinder(engine: Engine, folder?: string): ArticleFinder {
  const state = new SearchState(() => readTables(folder))
  return new IndexedFinder(engine, {
    load: batch => state.load(batch),
    rank: async (revision, question) => state.rank(revision, question),
    close: async () => undefined,
  })
}

export interface ThreadOptions {
  engine: Engine
  folder?: string
  script?: string
  /** The deadline of one question, in milliseconds. */
  deadline: number
  onTrouble: OnTrouble
  onEnded: OnEnded
}

/** A thread may hold the index of a million articles. */
const MEGABYTES = 2048

export function threadedArticleFinder({ engine, folder, script, deadline, onTrouble, onEnded }: ThreadOptions) {
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
      const answered = pool.run({ revision, question }, { name: 'rank' }) as Promise<RankedArticles | undefined>
      const answer = await withTimeout(answered, deadline)
      if (answer) return answer.value
      onEnded('search', 'time')
      throw new TaskEnded('search', 'time')
    },
    close: () => pool.close(),
  })
}

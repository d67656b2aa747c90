/** The embedding vectors of all articles, for one generation of the engine. */
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Engine } from '../../engine/port'
import { secretDigest, MINUTE, SECOND } from '../../runtime'
import type { IndexedLaw } from '../article-index'
import { lawBatches } from '../laws'
import { type ArticleQuestion, eligibleLaws, type RankedArticle } from '../ranking'
import type { EmbeddingsSettings } from '../../settings/embeddings'
import { fetchEmbeddings } from './service'

/** The maximum number of texts in one request. */
const AT_ONCE = 64
/** The maximum number of characters of a text that are sent. Many models ignore what follows. */
const LONGEST = 1000
/** The timeout of one request. */
const BATCH_TIME = 30 * SECOND
/** The pause after a failure, before vectors are fetched again. Meanwhile the search works without vectors. */
const RETRY = MINUTE
/** The number of vectors compared between two pauses. Pauses let other work of this thread run. */
const PER_PAUSE = 2000

interface Entry {
  law: IndexedLaw
  at: number
  vector: Int8Array
}

const textOf = ({ title, articles }: IndexedLaw, at: number) => {
  const { path, text } = articles[at]!
  return [title, ...path, text].join('\n').slice(0, LONGEST)
}

function similarityOf(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

interface VectorsOptions {
  engine: Engine
  service: EmbeddingsSettings
  onTrouble: (error: Error) => void
  retry?: number
}

export class ArticleVectors {
  private entries: Entry[] = []
  private generation?: number
  private loading?: Promise<void>
  /** Vectors by the digest of their text. Thanks to them, only changed articles are fetched for a new generation. */
  private byText = new Map<string, Int8Array>()
  private readonly stop = new AbortController()

  constructor(private readonly options: VectorsOptions) {}

  /** Whether the vectors belong to the current generation. If not, starts to fetch new vectors. */
  isReady(): boolean {
    const generation = this.options.engine.generation()
    if (this.generation === generation) return true
    this.loading ??= this.load(generation)
      .catch(async (error: unknown) => {
        if (this.stop.signal.aborted) return
        this.options.onTrouble(error as Error)
        await setTimeout(this.options.retry ?? RETRY, undefined, { signal: this.stop.signal }).catch(() => undefined)
      })
      .finally(() => (this.loading = undefined))
    return false
  }

  /** Resolves when the current fetch has ended. After a failure this includes the pause. */
  settled = async () => this.loading

  private async load(generation: number) {
    const { engine } = this.options
    const entries: Entry[] = []
    const vectors = new Map<string, Int8Array>()
    for await (const laws of lawBatches(engine)) {
      const all = laws.flatMap(law => law.articles.map((_, at) => ({ law, at, text: textOf(law, at) })))
      for (let from = 0; from < all.length; from += AT_ONCE) {
        const part = all.slice(from, from + AT_ONCE)
        const keyed = await this.vectorsOf(part.map(({ text }) => text))
        part.forEach(({ law, at }, index) => {
          const [key, vector] = keyed[index]!
          vectors.set(key, vector)
          entries.push({ law, at, vector })
        })
      }
    }
    const [first] = entries
    if (entries.some(({ vector }) => vector.length !== first!.vector.length))
      throw new Error('the embeddings service has vectors of several lengths')
    this.entries = entries
    this.byText = vectors
    this.generation = generation
  }

  private async vectorsOf(texts: string[]): Promise<Array<readonly [string, Int8Array]>> {
    const keys = texts.map(text => secretDigest(text).toString('base64'))
    const missing = keys.flatMap((key, at) => (this.byText.has(key) ? [] : [at]))
    if (missing.length) {
      const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(BATCH_TIME)])
      const fetched = await fetchEmbeddings(
        this.options.service,
        missing.map(at => texts[at]!),
        signal,
      )
      // Stored at once, so that a retry after a failure does not fetch them again.
      missing.forEach((at, index) => this.byText.set(keys[at]!, fetched[index]!))
    }
    return keys.map(key => [key, this.byText.get(key)!] as const)
  }

  /** Returns the articles with the nearest vectors, among the laws that may answer the question. */
  async nearest(question: ArticleQuestion, most: number, signal: AbortSignal): Promise<RankedArticle[]> {
    const { entries } = this
    const [vector] = await fetchEmbeddings(this.options.service, [question.question.slice(0, LONGEST)], signal)
    if (entries[0] && entries[0].vector.length !== vector!.length) throw new Error('the vectors have other lengths')
    const eligible = new Set(eligibleLaws([...new Set(entries.map(({ law }) => law))], question))
    const best: Array<{ entry: Entry; similarity: number }> = []
    for (const [at, entry] of entries.entries()) {
      if (at % PER_PAUSE === PER_PAUSE - 1) {
        await setImmediate()
        signal.throwIfAborted()
      }
      if (!eligible.has(entry.law)) continue
      const similarity = similarityOf(entry.vector, vector!)
      if (best.length >= most && similarity <= best[best.length - 1]!.similarity) continue
      const place = best.findIndex(other => other.similarity < similarity)
      best.splice(place < 0 ? best.length : place, 0, { entry, similarity })
      best.length = Math.min(best.length, most)
    }
    return best.map(({ entry: { law, at } }) => ({ lid: law.lid, at }))
  }

  close() {
    this.stop.abort()
  }
}

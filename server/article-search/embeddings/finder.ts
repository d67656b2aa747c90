/**
 * Merges the ranking of articles with the articles whose vectors are nearest. Without vectors, returns the ranking
 * alone.
 */
import type { Engine } from '../../engine/port'
import { SECOND } from '../../runtime'
import type { EmbeddingsSettings } from '../../settings/embeddings'
import type { ArticleFinder } from '../finder'
import type { RankedArticle } from '../ranking'
import { ArticleVectors } from './vectors'

/** The timeout for the vector of a question. After it, the answer is given without vectors. */
const PATIENCE = 1.5 * SECOND
const NEAREST = 100
/** The usual constant of reciprocal rank fusion. It keeps a single first place from deciding. */
const CONSTANT = 60

const keyOf = ({ lid, at }: RankedArticle) => `${lid}#${at}`

/** Merges lists by the sum of reciprocal ranks. Articles of equal sum are in the order of the first list. */
export function mergeRankings(...lists: RankedArticle[][]): RankedArticle[] {
  const sums = new Map<string, { article: RankedArticle; sum: number }>()
  for (const list of lists)
    list.forEach((article, rank) => {
      const entry = sums.get(keyOf(article)) ?? { article, sum: 0 }
      entry.sum += 1 / (CONSTANT + rank + 1)
      sums.set(keyOf(article), entry)
    })
  return [...sums.values()].sort((a, b) => b.sum - a.sum).map(({ article }) => article)
}

interface EmbeddingsOptions {
  engine: Engine
  service: EmbeddingsSettings
  onTrouble: (error: Error) => void
  /** The timeout for the vector of a question, in milliseconds. */
  patience?: number
  /** The pause after a failure, in milliseconds. */
  retry?: number
}

interface JoinedFinder extends ArticleFinder {
  vectors: ArticleVectors
}

export function withEmbeddings(finder: ArticleFinder, options: EmbeddingsOptions): JoinedFinder {
  const { onTrouble, patience = PATIENCE } = options
  const vectors = new ArticleVectors(options)
  return {
    vectors,
    async find(question, signal) {
      const limit = AbortSignal.timeout(patience)
      const nearest = vectors.isReady()
        ? vectors
            .nearest(question, NEAREST, signal ? AbortSignal.any([signal, limit]) : limit)
            .catch((error: Error) => {
              if (!signal?.aborted) onTrouble(error)
              return []
            })
        : []
      const [ranked, others] = await Promise.all([finder.find(question, signal), nearest])
      // Every question has nearest vectors, so they cannot tell whether any article answers it.
      if (!ranked.isAnswered || others.length === 0) return ranked
      return { ...ranked, articles: mergeRankings(ranked.articles, others) }
    },
    warmUp: () => finder.warmUp(),
    async close() {
      vectors.close()
      await finder.close()
    },
  }
}

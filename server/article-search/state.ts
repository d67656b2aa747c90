/** The state of the article-search thread: the laws, which arrive in batches, and the ranking built from them. */
import { AnsweredQuestions } from './answered-questions'
import { articleKey, buildArticleIndex, type IndexedLaw } from './article-index'
import { distinctBigrams } from './bigrams'
import { LayWordTable } from './lay-words'
import { ArticleRanking, type ArticleQuestion, type RankingResult } from './ranking'
import type { SearchTables } from './tables'

/** The number of laws that are indexed between two pauses. */
const PER_PAUSE = 20

const pause = () => new Promise<void>(resolve => setImmediate(resolve))

export async function buildRanking(laws: IndexedLaw[], tables: SearchTables): Promise<ArticleRanking> {
  const steps = buildArticleIndex(laws)
  let step = steps.next()
  for (let count = 1; !step.done; count++, step = steps.next()) if (count % PER_PAUSE === 0) await pause()
  const index = step.value
  const texts = new Map<number, string>()
  const answers = new Set(tables.questions.flatMap(({ articles }) => articles))
  for (const [number, law] of laws.entries())
    law.articles.forEach(({ key, text }, at) => {
      if (answers.has(articleKey(law.name, key))) texts.set(index.laws[number]!.from + at, text)
    })
  const answered = new AnsweredQuestions(index, tables.questions, article => distinctBigrams(texts.get(article) ?? ''))
  const { weights, trees } = tables
  return new ArticleRanking({ index, layWords: new LayWordTable(tables.layWords), answered, weights, trees })
}

export class ArticleSearchState {
  private waiting: IndexedLaw[] = []
  private ranking?: ArticleRanking
  private revision?: number

  constructor(private readonly tables: () => SearchTables) {}

  /** Gathers the laws of a revision. With the last batch, builds the index of the revision. */
  async load({ revision, first, laws, isLast }: LawBatch): Promise<void> {
    this.waiting = first ? laws : this.waiting.concat(laws)
    if (!isLast) return
    const all = this.waiting
    this.waiting = []
    this.ranking = await buildRanking(all, this.tables())
    this.revision = revision
  }

  /**
   * Ranks articles. Returns `undefined` if this thread has another revision, because it replaced a thread that died.
   */
  rank(revision: number, question: ArticleQuestion): RankingResult | undefined {
    return this.revision === revision ? this.ranking?.rank(question) : undefined
  }
}

export interface LawBatch {
  /** The number of the index that is built from this batch and the others with this number. */
  revision: number
  first: boolean
  laws: IndexedLaw[]
  isLast: boolean
}

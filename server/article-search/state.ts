/** The article search of one thread: it takes the laws in batches, then ranks until the next laws have come. */
import { AnsweredQuestions } from './answered-questions'
import { articleKey, buildIndex, type IndexedLaw } from './article-index'
import { distinctBigrams } from './bigrams'
import { LayWords } from './lay-words'
import { ArticleRanking, type ArticleQuestion, type RankedArticles } from './ranking'
import type { SearchTables } from './tables'

/** The number of laws indexed between two pauses. */
const PER_PAUSE = 20

const pause = () => new Promise<void>(resolve => setImmediate(resolve))

export async function rankingOf(laws: IndexedLaw[], tables: SearchTables): Promise<ArticleRanking> {
  const steps = buildIndex(laws)
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
  return new ArticleRanking({ index, layWords: new LayWords(tables.layWords), answered, weights, trees })
}

export class SearchState {
  private waiting: IndexedLaw[] = []
  private ranking?: ArticleRanking
  private revision?: number

  constructor(private readonly tables: () => SearchTables) {}

  /** Takes laws of a revision. The last batch makes the revision searchable. */
  async load({ revision, first, laws, isLast }: LawBatch): Promise<void> {
    this.waiting = first ? laws : this.waiting.concat(laws)
    if (!isLast) return
    const all = this.waiting
    this.waiting = []
    this.ranking = await rankingOf(all, this.tables())
    this.revision = revision
  }

  /** Ranks, or returns nothing if this thread has another revision, since it was replaced. */
  rank(revision: number, question: ArticleQuestion): RankedArticles | undefined {
    return this.revision === revision ? this.ranking?.rank(question) : undefined
  }
}

export interface LawBatch {
  revision: number
  first: boolean
  laws: IndexedLaw[]
  isLast: boolean
}

/** Learns from answered questions: which law words belong to which lay words, and which laws answer often. */
import { articleKey, type ArticleIndex } from './article-index'
import { distinctBigrams } from './bigrams'

/** A question with the articles that answer it. Each article is written as `民法典#577`. */
export interface AnsweredQuestion {
  question: string
  articles: string[]
}

/** Question words are not removed here, because they may imply law words: 多少 may imply 数额. */
const bigramsOfQuestion = distinctBigrams

/**
 * A law word belongs to a lay word if both often occur together: the lay word in a question, the law word in its
 * answers. This takes at least two questions, and twice as many as by chance.
 */
const LEAST_TIMES = 2
const LEAST_ASSOCIATION = 0.7
/** The maximum number of law words that one bigram implies, and that one question implies. */
const PER_BIGRAM = 15
const PER_QUESTION = 60
/** The minimum similarity of the nearest questions, and their maximum number. */
const LEAST_SIMILARITY = 0.05
const NEAREST = 20

const count = <K>(counts: Map<K, number>, key: K, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by)

/** The articles, laws and chapters that answered similar questions, by number in the index, with their weights. */
export interface SimilarQuestionAnswers {
  /** The articles that answered the nearest questions. The value is the greatest similarity of such a question. */
  nearest: Map<number, number>
  articles: Map<number, number>
  laws: Map<number, number>
  chapters: Map<number, number>
}

interface Taught {
  articles: number[]
  vector: Map<number, number>
}

export class AnsweredQuestions {
  /** The number of questions that each article, law or chapter answered. */
  readonly articles = new Map<number, number>()
  readonly laws = new Map<number, number>()
  readonly chapters = new Map<number, number>()
  private readonly lexicon = new Map<number, Array<[bigram: number, weight: number]>>()
  private readonly taught: Taught[] = []
  private readonly having = new Map<number, number>()
  private readonly byBigram = new Map<number, Array<[question: number, weight: number]>>()

  constructor(
    private readonly index: ArticleIndex,
    questions: AnsweredQuestion[],
    bigramsOfArticle: (article: number) => Set<number>,
  ) {
    const rows = questions.flatMap(({ question, articles }) => {
      const positions = articles.flatMap(key => this.positionsOf(key))
      return positions.length ? [{ bigrams: bigramsOfQuestion(question), positions }] : []
    })
    for (const { bigrams } of rows) for (const bigram of bigrams) count(this.having, bigram)
    this.learnPriors(rows.map(({ positions }) => positions))
    this.learnLexicon(
      rows.map(({ bigrams, positions }) => {
        const law = new Set<number>()
        for (const article of positions) for (const bigram of bigramsOfArticle(article)) law.add(bigram)
        return { lay: bigrams, law }
      }),
    )
    for (const { bigrams, positions } of rows) {
      const vector = this.vectorOf(bigrams, rows.length)
      for (const [bigram, weight] of vector) {
        const row = this.byBigram.get(bigram) ?? []
        row.push([this.taught.length, weight])
        this.byBigram.set(bigram, row)
      }
      this.taught.push({ articles: positions, vector })
    }
  }

  /** Returns the positions of all versions of the article in the index. */
  private positionsOf(key: string): number[] {
    const [name = '', number = ''] = key.split('#')
    return this.index.positions.get(articleKey(name, number)) ?? []
  }

  private learnPriors(answers: number[][]) {
    const { lawOf, chapterOf } = this.index
    for (const articles of answers) {
      for (const article of articles) count(this.articles, article)
      for (const law of new Set(articles.map(article => lawOf[article]!))) count(this.laws, law)
      for (const chapter of new Set(articles.map(article => chapterOf[article]!))) count(this.chapters, chapter)
    }
  }

  private learnLexicon(pairs: Array<{ lay: Set<number>; law: Set<number> }>) {
    const together = new Map<number, Map<number, number>>()
    const lawCounts = new Map<number, number>()
    for (const { lay, law } of pairs) {
      for (const bigram of law) count(lawCounts, bigram)
      for (const bigram of lay) {
        if (this.having.get(bigram)! < LEAST_TIMES) continue
        const row = together.get(bigram) ?? new Map<number, number>()
        for (const other of law) count(row, other)
        together.set(bigram, row)
      }
    }
    for (const [bigram, row] of together) {
      const times = this.having.get(bigram)!
      const rarity = Math.min(6, this.index.text.having(bigram) ? this.index.text.rarity(bigram) : 3) / 6
      const words: Array<[number, number]> = []
      for (const [other, both] of row) {
        const association = Math.log((both * pairs.length) / (times * lawCounts.get(other)!))
        if (both < LEAST_TIMES || other === bigram || association <= LEAST_ASSOCIATION) continue
        words.push([other, (rarity * both * Math.min(1, association / 3)) / (times + 2)])
      }
      words.sort((a, b) => b[1] - a[1] || a[0] - b[0])
      if (words.length) this.lexicon.set(bigram, words.slice(0, PER_BIGRAM))
    }
  }

  private vectorOf(bigrams: Set<number>, questions = this.taught.length): Map<number, number> {
    const vector = new Map<number, number>()
    let square = 0
    for (const bigram of bigrams) {
      const having = this.having.get(bigram) ?? 0
      const among = Math.min(9, Math.log(1 + (questions - having + 0.5) / (having + 0.5)))
      const weight = this.index.text.having(bigram) ? (among + this.index.text.rarity(bigram)) / 2 : among
      vector.set(bigram, weight)
      square += weight * weight
    }
    const length = Math.sqrt(square) || 1
    for (const [bigram, weight] of vector) vector.set(bigram, weight / length)
    return vector
  }

  /** Returns the bigrams of law words that the question most probably implies, with their weights. */
  impliedBy(question: string): Map<number, number> {
    const implied = new Map<number, number>()
    for (const bigram of bigramsOfQuestion(question)) {
      for (const [other, weight] of this.lexicon.get(bigram) ?? []) count(implied, other, weight)
    }
    const likeliest = [...implied].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, PER_QUESTION)
    return new Map(likeliest.map(([bigram, weight]) => [bigram, Math.min(1, weight)]))
  }

  /** Returns the articles, laws and chapters that answered similar questions. */
  near(question: string): SimilarQuestionAnswers {
    const similarities = new Float64Array(this.taught.length)
    for (const [bigram, weight] of this.vectorOf(bigramsOfQuestion(question))) {
      for (const [number, other] of this.byBigram.get(bigram) ?? []) similarities[number]! += weight * other
    }
    const answers: SimilarQuestionAnswers = {
      nearest: new Map(),
      articles: new Map(),
      laws: new Map(),
      chapters: new Map(),
    }
    const { lawOf, chapterOf } = this.index
    const numbers = [...similarities.keys()].filter(number => similarities[number]! > 0)
    numbers.sort((a, b) => similarities[b]! - similarities[a]! || a - b)
    numbers.forEach((number, rank) => {
      const similarity = similarities[number]!
      const { articles } = this.taught[number]!
      for (const article of articles) {
        count(answers.articles, article, similarity ** 2)
        if (rank < NEAREST && similarity > LEAST_SIMILARITY) {
          answers.nearest.set(article, Math.max(answers.nearest.get(article) ?? 0, similarity))
        }
      }
      for (const law of new Set(articles.map(article => lawOf[article]!))) count(answers.laws, law, similarity ** 2)
      for (const chapter of new Set(articles.map(article => chapterOf[article]!)))
        count(answers.chapters, chapter, similarity ** 2)
    })
    return answers
  }
}

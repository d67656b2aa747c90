/** Finds the articles that answer a question: candidates, then a ranking by weights and trees. */
import { compareOnDay, ENDED_STATUSES, type LawTerm, standingOn } from '@domain/law-time/standing'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { foldWidth } from './bigrams'
import type { AnsweredQuestions } from './answered-questions'
import type { ArticleIndex, LawRange } from './article-index'
import { candidatesFor, type Candidates } from './candidates'
import { type DecisionTree, treeSums } from './decision-trees'
import { type Feature, FEATURE_NAMES, featuresOf, featurePart } from './features'
import type { LayWords } from './lay-words'
import { type Part, QuestionScores } from './question-scores'

export type Weights = Partial<Record<Feature, number>>

/** What orders the candidates: the sum of weighted features, and of trees. */
export interface RankingModel {
  weights: Weights
  trees: DecisionTree[]
}

export interface ArticleQuestion {
  question: string
  /** The day on which the articles must be in force, as 20240305. */
  day: number
  levels?: string[]
  /** A place: laws of the whole country stay. */
  region?: string
  fiscal?: boolean
}

export interface RankedArticle {
  lid: string
  /** The position of the article in its law. */
  at: number
}

export interface RankedArticles {
  /** Whether anything in the library answers the question. */
  isAnswered: boolean
  articles: RankedArticle[]
}

export interface DescribedQuestion {
  candidates: Candidates
  rows: Float32Array
}

interface ArticleSearch extends RankingModel {
  index: ArticleIndex
  layWords: LayWords
  answered: AnsweredQuestions
}

/**
 * The standing on a day of a law that may answer: in force, or unknown, which the reader learns. A law that has ended
 * on an unknown day answers nothing.
 */
export function answeringStanding(term: LawTerm, day: number): 'inForce' | 'unknown' | undefined {
  const standing = standingOn(term, day)
  if (standing === 'inForce') return standing
  return standing === 'unknown' && !ENDED_STATUSES.includes(term.status) ? standing : undefined
}

/** Whether a text had begun by that day and has been amended. It answers only if the library lacks the amended text. */
export const isAmended = (term: LawTerm, day: number) =>
  term.status === LAW_STATUS.amended && standingOn(term, day) !== 'notYet'

type EligibleLaw = Pick<LawRange, 'name' | 'term' | 'level' | 'region' | 'fiscal'>

function passesFilters({ level, region: path, fiscal: isFiscal }: EligibleLaw, question: ArticleQuestion): boolean {
  const { levels, region, fiscal } = question
  if (levels?.length && !levels.includes(level)) return false
  if (region && path.length && path[0] !== region) return false
  return !fiscal || isFiscal
}

/** The laws that may answer. Of a law without a text that stands on the day, the last amended text may. */
export function eligibleLaws<Law extends EligibleLaw>(laws: Law[], question: ArticleQuestion): Law[] {
  const { day } = question
  const standing = laws.filter(({ term }) => answeringStanding(term, day))
  const names = new Set(standing.map(({ name }) => name))
  const lastTexts = new Map<string, Law>()
  for (const law of laws) {
    if (names.has(law.name) || !isAmended(law.term, day)) continue
    const other = lastTexts.get(law.name)
    if (!other || compareOnDay(day, law.term, other.term) < 0) lastTexts.set(law.name, law)
  }
  return [...standing, ...lastTexts.values()].filter(law => passesFilters(law, question))
}

/** The least evidence with which a question gets an answer. */
const LEAST_EVIDENCE = 0.42
/** The evidence that each line of the lay words with a word in the question adds, and the most lines that add some. */
const PER_LINE = 0.2
const MOST_LINES = 3
/** The share of its words under which the words of life in a question count for nothing. */
const LEAST_COVER = 0.1
/** So many lines with words of life count all the same. */
const CERTAIN_LINES = 2
/** The weight of the similarity of the nearest answered question. */
const NEAREST = 0.8

/** Places of foreign law, and words by which a question about them still concerns Chinese law. */
const ABROAD =
  /美国|加州|纽约州|英国|法国|德国|日本|韩国|俄罗斯|印度|澳大利亚|加拿大|新加坡|泰国|欧盟|香港|澳门|台湾|california|texas|new york|england|germany|japan/
const AT_HOME = /中国|我国|国内|内地|大陆|涉外|涉港|涉台|境外|跨境|出口|进口/

export const isAbroad = (question: string): boolean => {
  const text = foldWidth(question)
  return ABROAD.test(text) && !AT_HOME.test(text)
}

/**
 * How well the library fits a question: the share of its words that one of the best articles covers, its words of life
 * and of the law, and the similarity of the nearest answered question. Recipes, weather and gibberish have little of it.
 */
function evidenceFor(question: string, scores: QuestionScores, { articles }: Candidates, layWords: LayWords) {
  if (isAbroad(question)) return 0
  let covered = 0
  for (const article of articles.subarray(0, 10)) covered = Math.max(covered, scores.coveredByAll[article]!)
  const nearest = Math.max(0, ...scores.near.nearest.values())
  const lines = Math.min(MOST_LINES, layWords.linesIn(question))
  const cover = covered / (scores.rarity || 1)
  // Words of life alone prove nothing: 期间 stands in any text.
  const isProven = cover >= LEAST_COVER || nearest > 0 || lines >= CERTAIN_LINES
  return isProven ? cover + PER_LINE * lines + NEAREST * nearest : cover
}

export class ArticleRanking {
  readonly scores: QuestionScores

  constructor(private readonly search: ArticleSearch) {
    this.scores = new QuestionScores(search.index)
  }

  private eligibleFor(question: ArticleQuestion): Uint8Array {
    const { laws, size } = this.search.index
    const eligible = new Uint8Array(size)
    for (const { from, to } of eligibleLaws(laws, question)) eligible.fill(1, from, to)
    return eligible
  }

  /** The candidates of a question with their features. */
  describe(
    question: ArticleQuestion,
    off: ReadonlySet<Part> = new Set(),
    answered = this.search.answered,
  ): DescribedQuestion {
    const { index, layWords } = this.search
    const isOff = (part: Part) => off.has(part)
    const eligible = this.eligibleFor(question)
    this.scores.score(question.question, { layWords, answered }, isOff)
    const candidates = candidatesFor(index, this.scores, eligible, isOff)
    return { candidates, rows: featuresOf(index, this.scores, answered, candidates, eligible) }
  }

  /** The articles in order, the likeliest first. */
  rank(question: ArticleQuestion): RankedArticles {
    const described = this.describe(question)
    const { lawOf, laws } = this.search.index
    const order = rankedOrder(described, this.search)
    const { question: text } = question
    const evidence = evidenceFor(text, this.scores, described.candidates, this.search.layWords)
    return {
      isAnswered: order.length > 0 && evidence >= LEAST_EVIDENCE,
      articles: order.map(article => {
        const { lid, from } = laws[lawOf[article]!]!
        return { lid, at: article - from }
      }),
    }
  }
}

/** Scores are compared to the sixth decimal, so that any order of addition gives the same ties. */
const MILLIONTHS = 1_000_000

export function rankedOrder(
  { candidates: { articles }, rows }: DescribedQuestion,
  { weights, trees }: RankingModel,
  off?: ReadonlySet<Part>,
): number[] {
  if (off?.has('ranking')) return [...articles]
  const used = FEATURE_NAMES.flatMap((name, at) => {
    const weight = off?.has(featurePart(name)) ? 0 : (weights[name] ?? 0)
    return weight ? [[at, weight] as const] : []
  })
  const sums = treeSums(off?.has('trees') ? [] : trees, rows)
  const scores = Array.from(articles, (_, row) => {
    let score = sums[row]!
    for (const [at, weight] of used) score += weight * rows[row * FEATURE_NAMES.length + at]!
    return Math.round(score * MILLIONTHS)
  })
  return [...articles.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).map(row => articles[row]!)
}

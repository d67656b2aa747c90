/** Finds the articles that answer a question: chooses candidates and sorts them by features. */
import { compareOnDay, ENDED_STATUSES, type ValidityDates, standingOn } from '@domain/law-time/standing'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { foldText } from './bigrams'
import type { AnsweredQuestions } from './answered-questions'
import type { ArticleIndex, LawWithRange } from './article-index'
import { chooseCandidates, type CandidateArticles } from './candidates'
import { type DecisionTree, treeSums } from './decision-trees'
import { type Feature, FEATURE_NAMES, candidateFeatures, partOfFeature } from './features'
import type { LayWordTable } from './lay-words'
import { type SearchPart, QuestionScores } from './question-scores'

export type FeatureWeights = Partial<Record<Feature, number>>

/** The learnt model of the ranking: the weights of features, and decision trees over them. */
export interface RankingModel {
  weights: FeatureWeights
  trees: DecisionTree[]
}

export interface ArticleQuestion {
  question: string
  /** The day on which the articles must be in force, for example 20240305. */
  day: number
  levels?: string[]
  /** A province. Laws of other provinces are excluded; national laws are not. */
  region?: string
  fiscal?: boolean
}

export interface RankedArticle {
  lid: string
  /** The position of the article in its law. */
  at: number
}

export interface RankingResult {
  /** Whether the library has an article that answers the question. */
  isAnswered: boolean
  articles: RankedArticle[]
}

/** The candidates for a question, with their features. */
export interface CandidatesWithFeatures {
  candidates: CandidateArticles
  /** The features of each candidate, as `candidateFeatures` returns them. */
  rows: Float32Array
}

interface ArticleSearch extends RankingModel {
  index: ArticleIndex
  layWords: LayWordTable
  answered: AnsweredQuestions
}

/**
 * Returns the standing of a law that may answer: in force or unknown. Returns `undefined` for all other laws. If the
 * standing is unknown, the law may answer unless its status says that the law has ended.
 */
export function eligibleStanding(term: ValidityDates, day: number): 'inForce' | 'unknown' | undefined {
  const standing = standingOn(term, day)
  if (standing === 'inForce') return standing
  return standing === 'unknown' && !ENDED_STATUSES.includes(term.status) ? standing : undefined
}

/**
 * Whether a law has the status 已被修改, unless it had certainly not begun by the day. Its text answers only if no other
 * version may answer.
 */
export const isAmended = (term: ValidityDates, day: number) =>
  term.status === LAW_STATUS.amended && standingOn(term, day) !== 'notYet'

type EligibleLaw = Pick<LawWithRange, 'name' | 'term' | 'level' | 'region' | 'fiscal'>

function passesFilters({ level, region: path, fiscal: isFiscal }: EligibleLaw, question: ArticleQuestion): boolean {
  const { levels, region, fiscal } = question
  if (levels?.length && !levels.includes(level)) return false
  if (region && path.length && path[0] !== region) return false
  return !fiscal || isFiscal
}

/**
 * Returns the versions of laws that may answer the question. If no version of a law may answer, returns its last
 * amended version.
 */
export function eligibleLaws<Law extends EligibleLaw>(laws: Law[], question: ArticleQuestion): Law[] {
  const { day } = question
  const standing = laws.filter(({ term }) => eligibleStanding(term, day))
  const names = new Set(standing.map(({ name }) => name))
  const lastTexts = new Map<string, Law>()
  for (const law of laws) {
    if (names.has(law.name) || !isAmended(law.term, day)) continue
    const other = lastTexts.get(law.name)
    if (!other || compareOnDay(day, law.term, other.term) < 0) lastTexts.set(law.name, law)
  }
  return [...standing, ...lastTexts.values()].filter(law => passesFilters(law, question))
}

/** The minimum evidence for an answer. */
const LEAST_EVIDENCE = 0.42
/** The evidence that each table line of lay words adds, and the maximum number of lines that count. */
const PER_LINE = 0.2
const MOST_LINES = 3
/** Lay words count if one of the best articles contains at least this share of the question's words. */
const LEAST_COVER = 0.1
/** With this many lines, lay words count even below that share. */
const CERTAIN_LINES = 2
/** The weight of the similarity to the nearest answered question. */
const NEAREST = 0.8

/** Matches places with other law, and words that relate a question about them to the law of the mainland after all. */
const ABROAD =
  /美国|加州|纽约州|英国|法国|德国|日本|韩国|俄罗斯|印度|澳大利亚|加拿大|新加坡|泰国|欧盟|香港|澳门|台湾|california|texas|new york|england|germany|japan/
const AT_HOME = /中国|我国|国内|内地|大陆|涉外|涉港|涉台|境外|跨境|出口|进口/

export const concernsForeignLaw = (question: string): boolean => {
  const text = foldText(question)
  return ABROAD.test(text) && !AT_HOME.test(text)
}

/**
 * Returns the evidence that the library answers a question. It comes from the question's words in the best article, lay
 * and law words, and similar answered questions. Recipes, weather and gibberish have little evidence.
 */
function evidenceFor(
  question: string,
  scores: QuestionScores,
  { articles }: CandidateArticles,
  layWords: LayWordTable,
) {
  if (concernsForeignLaw(question)) return 0
  let covered = 0
  for (const article of articles.subarray(0, 10)) covered = Math.max(covered, scores.coveredByAll[article]!)
  const nearest = Math.max(0, ...scores.near.nearest.values())
  const lines = Math.min(MOST_LINES, layWords.linesIn(question))
  const cover = covered / (scores.rarity || 1)
  // Lay words alone prove nothing: words such as 期间 occur in questions of any kind.
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

  /** Returns the candidates for a question, with their features. */
  describe(
    question: ArticleQuestion,
    off: ReadonlySet<SearchPart> = new Set(),
    answered = this.search.answered,
  ): CandidatesWithFeatures {
    const { index, layWords } = this.search
    const isOff = (part: SearchPart) => off.has(part)
    const eligible = this.eligibleFor(question)
    this.scores.score(question.question, { layWords, answered }, isOff)
    const candidates = chooseCandidates(index, this.scores, eligible, isOff)
    return { candidates, rows: candidateFeatures(index, this.scores, answered, candidates, eligible) }
  }

  /** Returns the articles, the most probable answer first. */
  rank(question: ArticleQuestion): RankingResult {
    const described = this.describe(question)
    const { lawOf, laws } = this.search.index
    const order = candidatesByScore(described, this.search)
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

/** Scores are rounded to the sixth decimal, so that any order of addition gives the same ties. */
const MILLIONTHS = 1_000_000

/** The number of first places for articles that share words with the question. */
const SHARING_FIRST = 5
const [TEXT, IMPLIED] = [FEATURE_NAMES.indexOf('text'), FEATURE_NAMES.indexOf('implied')]

/**
 * Puts the first few articles that share a word with the question before all others. Otherwise similar questions alone
 * might put an article first, and a reader could not see why.
 */
function withSharingFirst(order: number[], rows: Float32Array): number[] {
  const shares = (row: number) => [TEXT, IMPLIED].some(at => rows[row * FEATURE_NAMES.length + at]! > 0)
  const first = order.filter(shares).slice(0, SHARING_FIRST)
  const isFirst = new Set(first)
  return [...first, ...order.filter(row => !isFirst.has(row))]
}

/**
 * Returns the candidates, the highest score first. The few articles that `withSharingFirst` selects precede the others.
 */
export function candidatesByScore(
  { candidates: { articles }, rows }: CandidatesWithFeatures,
  { weights, trees }: RankingModel,
  off?: ReadonlySet<SearchPart>,
): number[] {
  if (off?.has('ranking')) return [...articles]
  const used = FEATURE_NAMES.flatMap((name, at) => {
    const weight = off?.has(partOfFeature(name)) ? 0 : (weights[name] ?? 0)
    return weight ? [[at, weight] as const] : []
  })
  const sums = treeSums(off?.has('trees') ? [] : trees, rows)
  const scores = Array.from(articles, (_, row) => {
    let score = sums[row]!
    for (const [at, weight] of used) score += weight * rows[row * FEATURE_NAMES.length + at]!
    return Math.round(score * MILLIONTHS)
  })
  const order = [...articles.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b)
  return withSharingFirst(order, rows).map(row => articles[row]!)
}

/** Evaluates the ranking by cross-validation: a question is never judged by what was learnt from it. */
import { AnsweredQuestions, type AnsweredQuestion } from '../../server/article-search/answered-questions'
import { articleKey, type ArticleIndex } from '../../server/article-search/article-index'
import { distinctBigrams } from '../../server/article-search/bigrams'
import { type Feature, partOfFeature } from '../../server/article-search/features'
import type { LayWordTable } from '../../server/article-search/lay-words'
import {
  type ArticleQuestion,
  ArticleRanking,
  candidatesByScore,
  type RankingModel,
  type FeatureWeights,
} from '../../server/article-search/ranking'
import type { SearchPart } from '../../server/article-search/question-scores'
import { fitTrees } from './boost'
import { fitWeights } from './fit'
import type { QuestionWithAnswers } from './samples'

/** A model that leaves the candidates in their order. */
const NOTHING: RankingModel = { weights: {}, trees: [] }

/** The number of folds of questions. Each fold is judged by a model learnt from the others. */
const FOLDS = 5
/** The number of inner folds. Weights are learnt from questions that the learnt tables have not seen. */
const INNER = 4

/** The parts of the search that are learnt from questions. */
export const LEARNT_PARTS: SearchPart[] = ['lexicon', 'nearQuestions', 'priors']

export interface EvaluationCorpus {
  index: ArticleIndex
  layWords: LayWordTable
  textOf: (article: number) => string
  /** The day on which articles must be in force, as 20240305. */
  day: number
}

export interface RankingFigures {
  /** The share of the answers among the first 10, 30 and 100, on average over the questions. */
  articles: [number, number, number]
  /** The share of questions with an article of the right law among the first ten. */
  law: number
}

/**
 * The factor for the learnt weights of priors. The questions ask about few laws. With full weights, these laws would
 * also answer questions about other subjects.
 */
const PRIOR_SHARE = 0.6

const withSmallPriors = (weights: FeatureWeights): FeatureWeights =>
  Object.fromEntries(
    (Object.entries(weights) as Array<[Feature, number]>).map(([name, weight]) => [
      name,
      partOfFeature(name) === 'priors' ? weight * PRIOR_SHARE : weight,
    ]),
  )

/** An FNV-1a hash, which assigns questions to folds independently of their order. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

const foldOf = (question: string, folds: number, salt = '') => hash(salt + question) % folds

export class CrossValidation {
  private readonly ranking: ArticleRanking
  private readonly bigrams = new Map<number, Set<number>>()
  private readonly answersOf: Map<AnsweredQuestion, Set<number>>

  constructor(
    private readonly corpus: EvaluationCorpus,
    private readonly questions: AnsweredQuestion[],
    private readonly off: ReadonlySet<SearchPart> = new Set(),
  ) {
    const { index, layWords } = corpus
    this.ranking = new ArticleRanking({ index, layWords, answered: this.learn([]), ...NOTHING })
    this.answersOf = new Map(
      questions.map(one => [one, new Set(one.articles.flatMap(key => this.positionsOf(key)))] as const),
    )
  }

  private positionsOf(key: string): number[] {
    const [name = '', number = ''] = key.split('#')
    return this.corpus.index.positions.get(articleKey(name, number)) ?? []
  }

  private learn(questions: AnsweredQuestion[]): AnsweredQuestions {
    return new AnsweredQuestions(this.corpus.index, questions, article => {
      const bigrams = this.bigrams.get(article) ?? distinctBigrams(this.corpus.textOf(article))
      this.bigrams.set(article, bigrams)
      return bigrams
    })
  }

  private describe(one: AnsweredQuestion, answered: AnsweredQuestions): QuestionWithAnswers {
    const question: ArticleQuestion = { question: one.question, day: this.corpus.day }
    return { ...this.ranking.describe(question, this.off, answered), answers: this.answersOf.get(one)! }
  }

  /** Computes the features of each fold's questions by tables that are learnt from the other folds. */
  private describeFolds(questions: AnsweredQuestion[], folds: number, salt: string): QuestionWithAnswers[] {
    const isLearnt = LEARNT_PARTS.some(part => !this.off.has(part))
    if (!isLearnt) {
      const nothing = this.learn([])
      return questions.map(one => this.describe(one, nothing))
    }
    return Array.from({ length: folds }, (_, fold) => {
      const isIn = (one: AnsweredQuestion) => foldOf(one.question, folds, salt) === fold
      const answered = this.learn(questions.filter(one => !isIn(one)))
      return questions.filter(isIn).map(one => this.describe(one, answered))
    }).flat()
  }

  /** Learns weights and trees from questions, by default from all of them. */
  model(questions = this.questions, salt = 'inner'): RankingModel {
    if (this.off.has('ranking')) return NOTHING
    const judged = this.describeFolds(questions, INNER, salt)
    const weights = withSmallPriors(fitWeights(judged))
    return { weights, trees: this.off.has('trees') ? [] : fitTrees(judged, weights) }
  }

  /** Returns the average figures of the first `folds` of the `FOLDS` folds. */
  figures(folds = FOLDS): RankingFigures {
    const sums = [0, 0, 0, 0]
    let count = 0
    for (let fold = 0; fold < folds; fold++) {
      const isIn = (one: AnsweredQuestion) => foldOf(one.question, FOLDS) === fold
      const others = this.questions.filter(one => !isIn(one))
      const model = this.model(others, `inner ${fold} `)
      const answered = this.learn(LEARNT_PARTS.every(part => this.off.has(part)) ? [] : others)
      for (const one of this.questions.filter(isIn)) {
        this.judge(this.describe(one, answered), model, sums)
        count++
      }
    }
    const [ten = 0, thirty = 0, hundred = 0, law = 0] = sums.map(sum => sum / count)
    return { articles: [ten, thirty, hundred], law }
  }

  private judge(judged: QuestionWithAnswers, model: RankingModel, sums: number[]) {
    const { lawOf } = this.corpus.index
    const order = candidatesByScore(judged, model, this.off)
    const { answers } = judged
    ;[10, 30, 100].forEach((count, at) => {
      sums[at]! += order.slice(0, count).filter(article => answers.has(article)).length / answers.size
    })
    const laws = new Set([...answers].map(article => lawOf[article]!))
    if (order.slice(0, 10).some(article => laws.has(lawOf[article]!))) sums[3]!++
  }
}

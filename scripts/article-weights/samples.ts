/** Selects the candidates of each answered question from which the ranking learns. */
import { FEATURE_NAMES } from '../../server/article-search/features'
import type { CandidatesWithFeatures } from '../../server/article-search/ranking'

export interface QuestionWithAnswers extends CandidatesWithFeatures {
  answers: ReadonlySet<number>
}

export interface TrainingSample {
  /** The features of the candidates, one row for each candidate in the order of `FEATURE_NAMES`. */
  rows: Float64Array
  isAnswer: boolean[]
}

/** The first `WHOLE` candidates are used, and one in `EVERY` of the others. Answers are always used. */
const WHOLE = 120
const EVERY = 5
const WIDTH = FEATURE_NAMES.length

export function trainingSamples(judged: QuestionWithAnswers[]): TrainingSample[] {
  return judged.flatMap(({ candidates: { articles }, rows, answers }) => {
    const used = [...articles.keys()].filter(at => at < WHOLE || at % EVERY === 0 || answers.has(articles[at]!))
    const isAnswer = used.map(at => answers.has(articles[at]!))
    if (!isAnswer.includes(true)) return []
    const sample = new Float64Array(used.length * WIDTH)
    used.forEach((at, row) => sample.set(rows.subarray(at * WIDTH, (at + 1) * WIDTH), row * WIDTH))
    return [{ rows: sample, isAnswer }]
  })
}

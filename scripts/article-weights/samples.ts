/** What the ranking learns from: some candidates of each answered question. */
import { FEATURE_NAMES } from '../../server/article-search/features'
import type { DescribedQuestion } from '../../server/article-search/ranking'

export interface Judged extends DescribedQuestion {
  answers: ReadonlySet<number>
}

export interface Sample {
  /** The features of the candidates, one row of `FEATURE_NAMES` after another. */
  rows: Float64Array
  isAnswer: boolean[]
}

/** Of candidates after the first `WHOLE`, every nth is learnt from. */
const WHOLE = 120
const EVERY = 5
const WIDTH = FEATURE_NAMES.length

export function samplesOf(judged: Judged[]): Sample[] {
  return judged.flatMap(({ candidates: { articles }, rows, answers }) => {
    const used = [...articles.keys()].filter(at => at < WHOLE || at % EVERY === 0 || answers.has(articles[at]!))
    const isAnswer = used.map(at => answers.has(articles[at]!))
    if (!isAnswer.includes(true)) return []
    const sample = new Float64Array(used.length * WIDTH)
    used.forEach((at, row) => sample.set(rows.subarray(at * WIDTH, (at + 1) * WIDTH), row * WIDTH))
    return [{ rows: sample, isAnswer }]
  })
}

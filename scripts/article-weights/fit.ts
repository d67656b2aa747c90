/** Learns the weights of a linear ranking: a softmax regression over the candidates of each question. */
import { type Feature, FEATURE_NAMES } from '../../server/article-search/features'
import type { FeatureWeights } from '../../server/article-search/ranking'
import { trainingSamples, type QuestionWithAnswers, type TrainingSample } from './samples'

const STEPS = 300
const RATE = 0.08
/** The L2 penalty on large weights. */
const RIDGE = 0.02
const D = FEATURE_NAMES.length

/** Divides every feature by its standard deviation. Returns the deviations. */
function standardise(samples: TrainingSample[]): Float64Array {
  const [sums, squares] = [new Float64Array(D), new Float64Array(D)]
  let count = 0
  for (const { rows } of samples)
    for (let at = 0; at < rows.length; at++) {
      sums[at % D]! += rows[at]!
      squares[at % D]! += rows[at]! ** 2
      count += at % D === 0 ? 1 : 0
    }
  const deviations = squares.map((square, at) => Math.sqrt(Math.max(0, square / count - (sums[at]! / count) ** 2)) || 1)
  for (const { rows } of samples) for (let at = 0; at < rows.length; at++) rows[at]! /= deviations[at % D]!
  return deviations
}

/** Adds the gradient of one question: each answer against all wrong candidates. */
function addGradient({ rows, isAnswer }: TrainingSample, weights: Float64Array, gradient: Float64Array) {
  const scores = new Float64Array(isAnswer.length)
  let most = -Infinity
  for (let row = 0; row < scores.length; row++) {
    let score = 0
    for (let at = 0; at < D; at++) score += weights[at]! * rows[row * D + at]!
    scores[row] = score
    most = Math.max(most, score)
  }
  let others = 0
  let answers = 0
  for (let row = 0; row < scores.length; row++) {
    scores[row] = Math.exp(scores[row]! - most)
    if (isAnswer[row]) answers++
    else others += scores[row]!
  }
  let pull = 0
  for (let row = 0; row < scores.length; row++) if (isAnswer[row]) pull += 1 / (scores[row]! + others) / answers
  for (let row = 0; row < scores.length; row++) {
    const push = isAnswer[row] ? -others / (scores[row]! + others) / answers : scores[row]! * pull
    for (let at = 0; at < D; at++) gradient[at]! += push * rows[row * D + at]!
  }
}

/**
 * Learns by the Adam optimizer, which needs no learning rate for each feature. The same questions give the same
 * weights.
 */
export function fitWeights(judged: QuestionWithAnswers[]): FeatureWeights {
  const samples = trainingSamples(judged)
  const deviations = standardise(samples)
  const weights = new Float64Array(D)
  const [first, second] = [new Float64Array(D), new Float64Array(D)]
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(D)
    for (const sample of samples) addGradient(sample, weights, gradient)
    const rate = RATE * (1 - (0.9 * step) / STEPS)
    for (let at = 0; at < D; at++) {
      const slope = gradient[at]! / samples.length + RIDGE * weights[at]!
      first[at] = 0.9 * first[at]! + 0.1 * slope
      second[at] = 0.999 * second[at]! + 0.001 * slope ** 2
      const [a, b] = [first[at]! / (1 - 0.9 ** step), second[at]! / (1 - 0.999 ** step)]
      weights[at]! -= (rate * a) / (Math.sqrt(b) + 1e-8)
    }
  }
  const rounded = (number: number) => Number(number.toPrecision(5))
  return Object.fromEntries(
    FEATURE_NAMES.map((name, at) => [name, rounded(weights[at]! / deviations[at]!)] as [Feature, number]),
  )
}

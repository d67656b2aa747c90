/**
 * Learns decision trees by gradient boosting (LambdaMART): each tree corrects the order of the trees before it. All
 * nodes of a level compare the same feature with the same threshold. This keeps the trees small and prevents
 * overfitting.
 */
import { treeSums, type DecisionTree } from '../../server/article-search/decision-trees'
import { FEATURE_NAMES, partOfFeature } from '../../server/article-search/features'
import type { FeatureWeights } from '../../server/article-search/ranking'
import { Random } from '../../server/corpus/sample/random'
import { trainingSamples, type QuestionWithAnswers, type TrainingSample } from './samples'

const TREES = 150
const DEPTH = 5
const RATE = 0.1
/** The L2 penalty on leaf values. Leaves with few candidates get smaller values. */
const RIDGE = 20
/** The number of bins of a feature, and the shares of features and of questions that each tree samples. */
const BINS = 32
const SHARE_OF_FEATURES = 0.5
const SHARE_OF_QUESTIONS = 0.8
/** A pair of candidates counts only if one of them is among the first 30. */
const FIRST = 30
/** Prevents a division by zero for candidates with equal scores. */
const LEAST_DIFFERENCE = 0.01

const WIDTH = FEATURE_NAMES.length

/** The values of a feature, as bins. The bin is the number of thresholds that a value reaches. */
interface Column {
  thresholds: number[]
  bins: Uint8Array
}

interface Candidates {
  /** The index of the first row of each question, and at the end the number of rows. */
  starts: number[]
  isAnswer: boolean[]
  rows: Float32Array
}

function candidatesOf(samples: TrainingSample[]): Candidates {
  const starts = [0]
  for (const { isAnswer } of samples) starts.push(starts.at(-1)! + isAnswer.length)
  const rows = new Float32Array(starts.at(-1)! * WIDTH)
  samples.forEach((sample, at) => rows.set(sample.rows, starts[at]! * WIDTH))
  return { starts, isAnswer: samples.flatMap(({ isAnswer }) => isAnswer), rows }
}

function columnOf({ rows }: Candidates, feature: number): Column {
  const values = Float32Array.from({ length: rows.length / WIDTH }, (_, row) => rows[row * WIDTH + feature]!)
  const sorted = values.slice().sort()
  const quantiles = Array.from({ length: BINS - 1 }, (_, bin) =>
    Number(sorted[Math.floor(((bin + 1) * sorted.length) / BINS)]!.toPrecision(6)),
  )
  const thresholds = [...new Set(quantiles)].filter(threshold => threshold > sorted[0]!)
  const bins = Uint8Array.from(values, value => {
    let bin = 0
    while (bin < thresholds.length && value >= thresholds[bin]!) bin++
    return bin
  })
  return { thresholds, bins }
}

interface Slopes {
  first: Float64Array
  second: Float64Array
}

/**
 * Adds the gradients of one question. Each answer is paired with each wrong candidate, weighted by the gain of swapping
 * them.
 */
function addSlopes(scores: Float64Array, isAnswer: boolean[], [from, to]: [number, number], { first, second }: Slopes) {
  const order = Array.from({ length: to - from }, (_, at) => from + at).sort((a, b) => scores[b]! - scores[a]! || a - b)
  const place = new Int32Array(to - from)
  order.forEach((row, at) => (place[row - from] = at))
  const worth = (at: number) => 1 / Math.log2(2 + at)
  const answers = order.filter(row => isAnswer[row])
  const best = answers.reduce((sum, _, at) => sum + worth(at), 0)
  let total = 0
  for (const answer of answers)
    for (let other = from; other < to; other++) {
      const [above, below] = [place[answer - from]!, place[other - from]!]
      if (isAnswer[other] || Math.min(above, below) >= FIRST) continue
      const difference = scores[answer]! - scores[other]!
      const gain = Math.abs(worth(above) - worth(below)) / best / (LEAST_DIFFERENCE + Math.abs(difference))
      const doubt = 1 / (1 + Math.exp(difference))
      first[answer]! -= doubt * gain
      first[other]! += doubt * gain
      second[answer]! += doubt * (1 - doubt) * gain
      second[other]! += doubt * (1 - doubt) * gain
      total += 2 * doubt * gain
    }
  if (!total) return
  // The weight of a question grows with its wrong pairs, but less than proportionally.
  const scale = Math.log2(1 + total) / total
  for (let row = from; row < to; row++) {
    first[row]! *= scale
    second[row]! *= scale
  }
}

interface Split {
  feature: number
  bin: number
  gain: number
}

/** Returns the threshold of a feature that splits all nodes of a level best. */
function splitBy(
  feature: number,
  { thresholds, bins }: Column,
  leaves: Uint8Array,
  count: number,
  slopes: Slopes,
): Split {
  const width = thresholds.length + 1
  const [first, second] = [new Float64Array(count * width), new Float64Array(count * width)]
  for (let row = 0; row < bins.length; row++) {
    const at = leaves[row]! * width + bins[row]!
    first[at]! += slopes.first[row]!
    second[at]! += slopes.second[row]!
  }
  const gains = new Float64Array(thresholds.length)
  for (let leaf = 0; leaf < count; leaf++) {
    const cells = (values: Float64Array) => values.subarray(leaf * width, (leaf + 1) * width)
    const sum = (values: Float64Array) => cells(values).reduce((total, value) => total + value, 0)
    let [upper, upperSecond] = [sum(first), sum(second)]
    let [lower, lowerSecond] = [0, 0]
    for (let bin = 0; bin < thresholds.length; bin++) {
      const [step, stepSecond] = [cells(first)[bin]!, cells(second)[bin]!]
      lower += step
      lowerSecond += stepSecond
      upper -= step
      upperSecond -= stepSecond
      gains[bin]! += lower ** 2 / (lowerSecond + RIDGE) + upper ** 2 / (upperSecond + RIDGE)
    }
  }
  const bin = gains.indexOf(Math.max(...gains))
  return { feature, bin, gain: gains[bin]! }
}

/** Grows one tree. Returns the tree, and for each row the leaf that it falls into. */
function grow(columns: Column[], features: number[], slopes: Slopes): { tree: DecisionTree; leaves: Uint8Array } {
  const leaves = new Uint8Array(slopes.first.length)
  const splits: Split[] = []
  for (let level = 0; level < DEPTH; level++) {
    const split = features
      .map(feature => splitBy(feature, columns[feature]!, leaves, 1 << level, slopes))
      .reduce((best, other) => (other.gain > best.gain ? other : best))
    splits.push(split)
    const { bins } = columns[split.feature]!
    for (let row = 0; row < leaves.length; row++) if (bins[row]! > split.bin) leaves[row]! |= 1 << level
  }
  const [first, second] = [new Float64Array(1 << DEPTH), new Float64Array(1 << DEPTH)]
  leaves.forEach((leaf, row) => {
    first[leaf]! += slopes.first[row]!
    second[leaf]! += slopes.second[row]!
  })
  const tree = {
    features: splits.map(({ feature }) => FEATURE_NAMES[feature]!),
    thresholds: splits.map(({ feature, bin }) => columns[feature]!.thresholds[bin]!),
    values: Array.from(first, (sum, leaf) => (-RATE * sum) / (second[leaf]! + RIDGE)),
  }
  return { tree, leaves }
}

function deviation(values: ArrayLike<number>): number {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    sum += values[at]!
    squares += values[at]! ** 2
  }
  return Math.sqrt(squares / values.length - (sum / values.length) ** 2)
}

function weightedSums(rows: Float32Array, weights: FeatureWeights): Float64Array {
  const weightOf = FEATURE_NAMES.map(name => weights[name] ?? 0)
  return Float64Array.from({ length: rows.length / WIDTH }, (_, row) =>
    weightOf.reduce((sum, weight, at) => sum + weight * rows[row * WIDTH + at]!, 0),
  )
}

/**
 * Learns trees, and scales their scores to the spread of the linear scores. The features of the part `priors` are
 * excluded. Otherwise the trees would learn which laws the questions ask about. The same questions give the same trees.
 */
export function fitTrees(judged: QuestionWithAnswers[], weights: FeatureWeights): DecisionTree[] {
  const candidates = candidatesOf(trainingSamples(judged))
  const { starts, isAnswer, rows } = candidates
  const columns = FEATURE_NAMES.map((_, feature) => columnOf(candidates, feature))
  const usable = [...FEATURE_NAMES.keys()].filter(
    feature => columns[feature]!.thresholds.length && partOfFeature(FEATURE_NAMES[feature]!) !== 'priors',
  )
  const random = new Random('trees of the article search')
  const scores = new Float64Array(isAnswer.length)
  const trees: DecisionTree[] = []
  while (trees.length < TREES) {
    const slopes = { first: new Float64Array(scores.length), second: new Float64Array(scores.length) }
    for (let at = 0; at + 1 < starts.length; at++)
      if (random.chance(SHARE_OF_QUESTIONS)) addSlopes(scores, isAnswer, [starts[at]!, starts[at + 1]!], slopes)
    const features = usable.filter(() => random.chance(SHARE_OF_FEATURES))
    if (!features.length) continue
    const { tree, leaves } = grow(columns, features, slopes)
    leaves.forEach((leaf, row) => (scores[row]! += tree.values[leaf]!))
    trees.push(tree)
  }
  const scale = deviation(weightedSums(rows, weights)) / (deviation(treeSums(trees, rows)) || 1)
  return trees.map(tree => ({ ...tree, values: tree.values.map(value => Number((value * scale).toPrecision(5))) }))
}

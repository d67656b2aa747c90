/** Decision trees over the features of a candidate. The sum of their values is a part of the candidate's score. */
import { type Feature, FEATURE_NAMES } from './features'

/**
 * A decision tree that compares one feature with one threshold on each level. Each comparison gives one bit of an index
 * into `values`.
 */
export interface DecisionTree {
  features: Feature[]
  thresholds: number[]
  /** One value for each combination of comparisons: two to the power of the number of levels. */
  values: number[]
}

const WIDTH = FEATURE_NAMES.length

/** Returns the sum of the trees' values for each row of features. */
export function treeSums(trees: DecisionTree[], rows: Float32Array): Float64Array {
  const sums = new Float64Array(rows.length / WIDTH)
  for (const { features, thresholds, values } of trees) {
    const columns = features.map(feature => FEATURE_NAMES.indexOf(feature))
    for (let row = 0; row < sums.length; row++) {
      let position = 0
      for (let level = 0; level < columns.length; level++)
        if (rows[row * WIDTH + columns[level]!]! >= thresholds[level]!) position |= 1 << level
      sums[row]! += values[position]!
    }
  }
  return sums
}

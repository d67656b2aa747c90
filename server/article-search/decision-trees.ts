/** Decision trees over the features of a candidate. Their values are added to the sum of weighted features. */
import { type Feature, FEATURE_NAMES } from './features'

/** Each level compares one feature with one threshold, which is one bit of the position of the value. */
export interface DecisionTree {
  features: Feature[]
  thresholds: number[]
  /** Two to the power of the levels. */
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

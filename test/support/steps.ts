/** Measures work by counting basic operations, independent of the machine's load. */

const { get, set } = Map.prototype
const { max } = Math
const { indexOf, charAt, slice } = String.prototype
const { [Symbol.iterator]: iterator } = Array.prototype

/**
 * Returns the number of steps. Each map access and each call of `Math.max`, `charAt` or `indexOf` is a step. So is each
 * character that `indexOf` scans or `slice` copies, and each element of an iterated array. A copied character counts
 * because the caller reads it.
 */
export function stepsOf(work: () => unknown): number {
  let steps = 0
  Map.prototype.get = function (key) {
    steps++
    return get.call(this, key) as unknown
  }
  Map.prototype.set = function (key, value) {
    steps++
    return set.call(this, key, value)
  }
  Math.max = (...numbers) => {
    steps++
    return max(...numbers)
  }
  String.prototype.charAt = function (at) {
    steps++
    return charAt.call(this, at)
  }
  String.prototype.indexOf = function (sign, from = 0) {
    const at = indexOf.call(this, sign, from)
    steps += 1 + (at < 0 ? this.length : at) - from
    return at
  }
  String.prototype.slice = function (from, to) {
    const part = slice.call(this, from, to)
    steps += part.length
    return part
  }
  Array.prototype[Symbol.iterator] = function () {
    steps += this.length
    return iterator.call(this)
  }
  try {
    work()
  } finally {
    Object.assign(Map.prototype, { get, set })
    Math.max = max
    Object.assign(String.prototype, { charAt, indexOf, slice })
    Array.prototype[Symbol.iterator] = iterator
  }
  return steps
}

/** Numbers in a row. A change of a whole stretch, and a stretch's greatest number, take as many steps as the row has halvings. */
export class Heights {
  private readonly last: number
  /** Each node stands for half of the node above it. Its top counts what it was raised by, not what the nodes above it were. */
  private readonly tops: Float64Array
  private readonly raises: Float64Array

  constructor(heights: number[]) {
    this.last = heights.length - 1
    this.tops = new Float64Array(4 * heights.length)
    this.raises = new Float64Array(4 * heights.length)
    this.build(heights, 1, 0, this.last)
  }

  private build(heights: number[], node: number, low: number, high: number): number {
    const middle = (low + high) >> 1
    const top =
      low === high
        ? heights[low]!
        : Math.max(this.build(heights, 2 * node, low, middle), this.build(heights, 2 * node + 1, middle + 1, high))
    return (this.tops[node] = top)
  }

  raise(by: number, from: number, to: number, node = 1, low = 0, high = this.last) {
    if (to < low || high < from) return
    if (from <= low && high <= to) {
      this.tops[node]! += by
      this.raises[node]! += by
      return
    }
    const middle = (low + high) >> 1
    this.raise(by, from, to, 2 * node, low, middle)
    this.raise(by, from, to, 2 * node + 1, middle + 1, high)
    this.tops[node] = Math.max(this.tops[2 * node]!, this.tops[2 * node + 1]!) + this.raises[node]!
  }

  greatest(from: number, to: number, node = 1, low = 0, high = this.last): number {
    if (to < low || high < from) return -Infinity
    if (from <= low && high <= to) return this.tops[node]!
    const middle = (low + high) >> 1
    const left = this.greatest(from, to, 2 * node, low, middle)
    const right = this.greatest(from, to, 2 * node + 1, middle + 1, high)
    return Math.max(left, right) + this.raises[node]!
  }

  /** The first number that is no less; -1 where all are. */
  firstFrom(height: number, from: number, to: number, node = 1, low = 0, high = this.last): number {
    if (to < low || high < from || this.tops[node]! < height) return -1
    if (low === high) return low
    const middle = (low + high) >> 1
    const rest = height - this.raises[node]!
    const left = this.firstFrom(rest, from, to, 2 * node, low, middle)
    return left >= 0 ? left : this.firstFrom(rest, from, to, 2 * node + 1, middle + 1, high)
  }
}

/**
 * Holds the positions of a document's blocks. The positions are sums of heights: measured ones, or estimates for blocks
 * that are not measured yet.
 */
import { lastIndexUpTo } from '@domain/text/find'

/** A range of blocks: `from` is included, `to` is not. */
export interface BlockSpan {
  from: number
  to: number
}

/** A position in the text that stays valid when the layout changes. */
export interface BlockPlace {
  block: number
  /** The share of the block that lies above the position, from 0 to 1. */
  part: number
}

export class BlockRuler {
  private tops: number[] = []
  private stale = true

  constructor(private readonly heights: number[]) {}

  private sums(): number[] {
    if (!this.stale) return this.tops
    this.stale = false
    let top = 0
    this.tops = [0]
    for (const height of this.heights) this.tops.push((top += height))
    return this.tops
  }

  get count() {
    return this.heights.length
  }

  get total() {
    return this.topOf(this.count)
  }

  topOf(block: number) {
    return this.sums()[Math.min(block, this.count)] ?? 0
  }

  heightOf(block: number) {
    return this.heights[block] ?? 0
  }

  /**
   * Stores the measured heights of the blocks from `from` on. Returns how far the block at `line` has moved down.
   * `line` is a distance from the top of the text, in px.
   */
  learn(from: number, measured: ReadonlyArray<number | undefined>, line: number): number {
    const anchor = this.at(line).block
    let moved = 0
    measured.forEach((height, at) => {
      if (height === undefined) return
      if (from + at < anchor) moved += height - this.heightOf(from + at)
      if (height !== this.heightOf(from + at)) this.stale = true
      this.heights[from + at] = height
    })
    return moved
  }

  at(top: number): BlockPlace {
    const block = Math.min(lastIndexUpTo(this.sums(), top), Math.max(0, this.count - 1))
    const height = this.heightOf(block)
    return { block, part: height ? Math.min(1, Math.max(0, (top - this.topOf(block)) / height)) : 0 }
  }

  /** Returns the distance of a position from the top of the text. */
  find({ block, part }: BlockPlace) {
    return this.topOf(block) + part * this.heightOf(block)
  }

  /**
   * Returns the blocks between two distances from the top of the text. There is at least one, unless the document is
   * empty.
   */
  span(top: number, bottom: number): BlockSpan {
    const from = this.at(top).block
    return { from, to: Math.min(this.count, this.at(Math.max(top, bottom)).block + 1) }
  }
}

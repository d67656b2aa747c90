/** Where each piece of a document lies, from measured heights where they are known and estimated ones elsewhere. */
import { lastUpTo } from '@domain/text/find'

/** Pieces from `from` up to, but without, `to`. */
export interface Span {
  from: number
  to: number
}

/** A place in the text that stays what it is when everything is laid out anew. */
export interface Place {
  piece: number
  /** How much of the piece lies above it, from 0 to 1. */
  part: number
}

export class Ruler {
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

  topOf(piece: number) {
    return this.sums()[Math.min(piece, this.count)] ?? 0
  }

  heightOf(piece: number) {
    return this.heights[piece] ?? 0
  }

  /** Takes over what was measured; answers by how much all that begins at or below `line` has moved. */
  learn(from: number, measured: ReadonlyArray<number | undefined>, line: number): number {
    const anchor = this.at(line).piece
    let moved = 0
    measured.forEach((height, at) => {
      if (height === undefined) return
      if (from + at < anchor) moved += height - this.heightOf(from + at)
      if (height !== this.heightOf(from + at)) this.stale = true
      this.heights[from + at] = height
    })
    return moved
  }

  at(top: number): Place {
    const piece = Math.min(lastUpTo(this.sums(), top), Math.max(0, this.count - 1))
    const height = this.heightOf(piece)
    return { piece, part: height ? Math.min(1, Math.max(0, (top - this.topOf(piece)) / height)) : 0 }
  }

  /** Where a place lies. */
  find({ piece, part }: Place) {
    return this.topOf(piece) + part * this.heightOf(piece)
  }

  /** The pieces between two heights; at least one, where there are any. */
  span(top: number, bottom: number): Span {
    const from = this.at(top).piece
    return { from, to: Math.min(this.count, this.at(Math.max(top, bottom)).piece + 1) }
  }
}

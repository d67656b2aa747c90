function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return state >>> 0
}

/**
 * A reproducible sequence of random numbers. The same seed words give the same sequence, independently of all other
 * sequences.
 */
export class Random {
  private state: number

  constructor(...words: Array<string | number>) {
    this.state = hash(words.join('\u0000'))
    this.next()
  }

  /** Returns the next number, from 0 up to but not including 1. The generator is mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** Returns an integer from `from` to `to`, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** Picks random members of a list, and returns them in the order of the list. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, at) => at)
    while (left.length > count) left.splice(this.int(0, left.length - 1), 1)
    return left.map(at => list[at] as T)
  }

  weighted<T>(choices: ReadonlyArray<readonly [choice: T, weight: number]>): T {
    let point = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [choice, weight] of choices) {
      point -= weight
      if (point < 0) return choice
    }
    return (choices[choices.length - 1] as readonly [T, number])[0]
  }
}

/** The exact values and numbers of a collection, in memory: what is counted, compared and ordered. */

/** Distinct values, and which of them each document has. */
export class ValueColumn {
  readonly dictionary: string[] = []
  private codes = new Map<string, number>()
  private offsets: number[] = [0]
  private entries: number[] = []
  starts = new Uint32Array()
  members = new Uint32Array()

  constructor(private readonly tree: boolean) {}

  private code(value: string): number {
    let code = this.codes.get(value)
    if (code === undefined) {
      code = this.dictionary.push(value) - 1
      this.codes.set(value, code)
    }
    return code
  }

  /** Documents are added in the order of their ordinals, one that is gone as none. */
  add(values: string[] = []) {
    const own = new Set<number>()
    for (const value of values) {
      if (this.tree) {
        for (let end = value.indexOf('/'); end > 0; end = value.indexOf('/', end + 1))
          own.add(this.code(value.slice(0, end)))
      }
      own.add(this.code(value))
    }
    this.entries.push(...own)
    this.offsets.push(this.entries.length)
  }

  finish(): this {
    this.starts = Uint32Array.from(this.offsets)
    this.members = Uint32Array.from(this.entries)
    this.offsets = []
    this.entries = []
    return this
  }

  /** A flag for each of the dictionary's values that is among these. */
  flags(values: string[]): Uint8Array {
    const flags = new Uint8Array(this.dictionary.length)
    for (const value of values) {
      const code = this.codes.get(value)
      if (code !== undefined) flags[code] = 1
    }
    return flags
  }
}

/** A number each; NaN where a document has none. */
export class NumberColumn {
  private entries: number[] = []
  values = new Float64Array()

  add(value = NaN) {
    this.entries.push(value)
  }

  finish(): this {
    this.values = Float64Array.from(this.entries)
    this.entries = []
    return this
  }
}

/** How long the texts of one scope are, and on average. */
export class LengthColumn {
  private entries: number[] = []
  private sum = 0
  values = new Uint32Array()
  average = 0

  add(length = 0) {
    this.entries.push(length)
    this.sum += length
  }

  /** Ordinals that nobody has are no documents. */
  finish(documents: number) {
    this.values = Uint32Array.from(this.entries)
    this.average = documents && this.sum / documents
    this.entries = []
  }
}

/**
 * The values and numbers of all documents, in memory, for counting, comparing and ordering. A column is immutable, so a
 * change creates a new column.
 */

/**
 * Changed documents with their new values, in ascending order of doc ids. The value is `undefined` if the document was
 * removed.
 */
export type ChangedValues<T> = Array<[ord: number, now: T | undefined]>

/** Assigns a code to each value. Codes are never changed or removed, so that successive columns can share them. */
class ValueCodes {
  private readonly codes = new Map<string, number>()

  constructor(readonly dictionary: string[]) {
    dictionary.forEach((value, code) => this.codes.set(value, code))
  }

  of(value: string): number {
    let code = this.codes.get(value)
    if (code === undefined) {
      code = this.dictionary.push(value) - 1
      this.codes.set(value, code)
    }
    return code
  }

  codeOf(value: string) {
    return this.codes.get(value)
  }
}

/** The distinct values of a field, and the codes of each document's values. */
export class ValueColumn {
  private constructor(
    private readonly codes: ValueCodes,
    /** For each doc id, the index in `members` at which its codes begin. */
    readonly starts: Uint32Array,
    /** The codes of all documents, one document after the other. */
    readonly members: Uint32Array,
  ) {}

  static of(dictionary: string[], starts: Uint32Array, members: Uint32Array) {
    return new ValueColumn(new ValueCodes(dictionary), starts, members)
  }

  get dictionary() {
    return this.codes.dictionary
  }

  /** Returns the codes of a document's values. In a tree, they include the codes of all ancestors. */
  private codesOf(values: string[], isTree: boolean): number[] {
    const codes = new Set<number>()
    for (const value of values) {
      for (let end = isTree ? value.indexOf('/') : -1; end > 0; end = value.indexOf('/', end + 1)) {
        codes.add(this.codes.of(value.slice(0, end)))
      }
      codes.add(this.codes.of(value))
    }
    return [...codes]
  }

  /** Returns a column with the changes applied, for `size` doc ids. */
  with(changed: ChangedValues<string[]>, size: number, isTree: boolean): ValueColumn {
    const was = this.starts
    const before = was.length - 1
    const now = changed.map(([docId, values]): [number, number[]] => [docId, this.codesOf(values ?? [], isTree)])
    const room = now.reduce((sum, [, codes]) => sum + codes.length, this.members.length)
    const starts = new Uint32Array(size + 1)
    const members = new Uint32Array(room)
    let length = 0
    const keep = (from: number, below: number) => {
      const reused = Math.min(below, before)
      const [first, end] = [was[Math.min(from, before)]!, was[reused]!]
      const moved = length - first
      for (let docId = from; docId < reused; docId++) starts[docId] = was[docId]! + moved
      starts.fill(end + moved, Math.max(from, reused), below)
      members.set(this.members.subarray(first, end), length)
      length += end - first
    }
    let next = 0
    for (const [docId, codes] of now) {
      keep(next, docId)
      starts[docId] = length
      members.set(codes, length)
      length += codes.length
      next = docId + 1
    }
    keep(next, size)
    starts[size] = length
    return new ValueColumn(this.codes, starts, members.slice(0, length))
  }

  /** Returns one flag for each value in the dictionary. It is set for `values`. */
  flags(values: string[]): Uint8Array {
    const flags = new Uint8Array(this.dictionary.length)
    for (const value of values) {
      const code = this.codes.codeOf(value)
      if (code !== undefined) flags[code] = 1
    }
    return flags
  }
}

/** Returns the numbers with the changes applied. The index is the doc id, and documents without a number have NaN. */
export function numbersAfterChanges(before: Float64Array, changed: ChangedValues<number>, size: number): Float64Array {
  const numbers = new Float64Array(size).fill(NaN)
  numbers.set(before)
  for (const [docId, number] of changed) numbers[docId] = number ?? NaN
  return numbers
}

/** The text lengths of all documents in one scope, and their average. */
export interface LengthColumn {
  values: Uint32Array
  average: number
}

/** Returns a column with the average of its lengths. Unused doc ids do not count. */
export function lengthColumnOf(values: Uint32Array, documents: number): LengthColumn {
  let sum = 0
  for (let docId = 0; docId < values.length; docId++) sum += values[docId]!
  return { values, average: documents && sum / documents }
}

export function lengthsAfterChanges(before: Uint32Array, changed: ChangedValues<number>, size: number): Uint32Array {
  const lengths = new Uint32Array(size)
  lengths.set(before)
  for (const [docId, length] of changed) lengths[docId] = length ?? 0
  return lengths
}

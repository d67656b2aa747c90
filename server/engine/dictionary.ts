/** An in-memory dictionary of the words that the search box suggests. */
import type { SuggestEntry } from './port'

const compare = (a: SuggestEntry, b: SuggestEntry) =>
  b.weight - a.weight || a.text.length - b.text.length || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)

export class Dictionary {
  /** The entries by kind, the most frequent first. */
  private readonly kinds = new Map<string, SuggestEntry[]>()

  constructor(entries: SuggestEntry[]) {
    for (const entry of entries) {
      const kind = this.kinds.get(entry.kind)
      if (kind) kind.push(entry)
      else this.kinds.set(entry.kind, [entry])
    }
    for (const kind of this.kinds.values()) kind.sort(compare)
  }

  /**
   * Returns the most frequent matching entries by kind: first those that begin with the text, then those that contain
   * it.
   */
  find(text: string, limit: number): Map<string, SuggestEntry[][]> {
    const matches = new Map<string, SuggestEntry[][]>()
    for (const [kind, entries] of this.kinds) {
      const beginning: SuggestEntry[] = []
      const holding: SuggestEntry[] = []
      for (const entry of entries) {
        if (beginning.length >= limit) break
        const at = entry.text.indexOf(text)
        if (at === 0) beginning.push(entry)
        else if (at > 0 && holding.length < limit) holding.push(entry)
      }
      matches.set(kind, [beginning, holding])
    }
    return matches
  }
}

/**
 * Returns suggestions from several dictionaries, at most `limit` of each kind. Entries of one kind are adjacent: first
 * those that begin with the text, then those that contain it elsewhere.
 */
export function suggestFromDictionaries(dictionaries: Dictionary[], text: string, limit: number): SuggestEntry[] {
  const kinds = new Map<string, SuggestEntry[][]>()
  for (const dictionary of dictionaries) {
    for (const [kind, [beginning = [], holding = []]] of dictionary.find(text, limit)) {
      const before = kinds.get(kind) ?? [[], []]
      kinds.set(kind, [before[0]!.concat(beginning), before[1]!.concat(holding)])
    }
  }
  return [...kinds.values()].flatMap(ranks => ranks.flatMap(rank => rank.sort(compare)).slice(0, limit))
}

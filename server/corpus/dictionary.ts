/** Words to suggest from a library's documents. Each kind of words has the name of a dimension. */
import type { EngineDocument, SuggestEntry } from '../engine/port'

const TITLE = 'title'

/** Counts the documents with each word. The entry of a title has the id of its document in `data.id`. */
export class Dictionary {
  private readonly kinds = new Map<string, Map<string, SuggestEntry>>()

  constructor(
    readonly name: string,
    private readonly suggested: { [kind: string]: string | undefined },
  ) {}

  add(document: EngineDocument) {
    for (const [kind, field] of Object.entries(this.suggested)) {
      if (field === undefined) continue
      const texts = field === TITLE ? [document.title] : (document.names[field] ?? [])
      for (const text of new Set(texts)) this.count(kind, text, field === TITLE ? { id: document.id } : undefined)
    }
  }

  private count(kind: string, text: string, data?: { id: string }) {
    const entries = this.kinds.get(kind) ?? new Map<string, SuggestEntry>()
    this.kinds.set(kind, entries)
    const entry = entries.get(text)
    if (entry) entry.weight++
    else entries.set(text, { dictionary: this.name, kind, text, weight: 1, ...(data && { data }) })
  }

  entries(): SuggestEntry[] {
    return [...this.kinds.values()].flatMap(entries => [...entries.values()])
  }
}

/**
 * The dictionary of words that the search box suggests for a library. The kind of a word is the name of a dimension.
 */
import type { EngineDocument, SuggestEntry } from '../engine/port'

const TITLE = 'title'

/** Counts the documents that contain each word. The entry of a title also has the id of its document, in `data.id`. */
export class DictionaryBuilder {
  private readonly kinds = new Map<string, Map<string, SuggestEntry>>()

  constructor(
    readonly name: string,
    private readonly suggested: { [kind: string]: string | undefined },
  ) {}

  add(document: EngineDocument) {
    for (const { kind, text, data } of this.wordsOf(document)) {
      const entries = this.kinds.get(kind) ?? new Map<string, SuggestEntry>()
      this.kinds.set(kind, entries)
      const entry = entries.get(text)
      if (entry) {
        entry.weight++
        entry.data ??= data
      } else entries.set(text, { dictionary: this.name, kind, text, weight: 1, ...(data && { data }) })
    }
  }

  /** Subtracts the words of a document that was added before. */
  remove(document: EngineDocument) {
    for (const { kind, text } of this.wordsOf(document)) {
      const entry = this.kinds.get(kind)?.get(text)
      if (!entry) continue
      if (entry.data?.id === document.id) delete entry.data
      if (--entry.weight === 0) this.kinds.get(kind)?.delete(text)
    }
  }

  private wordsOf(document: EngineDocument) {
    return Object.entries(this.suggested).flatMap(([kind, field]) => {
      if (field === undefined) return []
      const isTitle = field === TITLE
      const texts = isTitle ? [document.title] : (document.names[field] ?? [])
      const data = isTitle ? { id: document.id } : undefined
      return [...new Set(texts)].map(text => ({ kind, text, data }))
    })
  }

  entries(): SuggestEntry[] {
    return [...this.kinds.values()].flatMap(entries => [...entries.values()])
  }
}

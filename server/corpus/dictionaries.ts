/** The words that a library suggests while one types: a dictionary a collection, its kinds named as the dimensions are. */
import type { EngineDocument, SuggestEntry } from '../engine/port'

type Pick = (document: EngineDocument) => string[]

const names =
  (field: string): Pick =>
  ({ names }) =>
    names[field] ?? []
const title: Pick = ({ title }) => [title]

export const TITLE = '标题'

export const SUGGESTED: Record<string, Record<string, Pick>> = {
  case: {
    案由: names('cause'),
    法院: names('court'),
    法官: names('judge'),
    律师: names('lawyer'),
    律所: names('firm'),
    当事人: names('party'),
    引用法条: names('citedLaw'),
  },
  law: { [TITLE]: title, 发文机关: names('authority') },
  judicial: { 关键词: names('keyword'), [TITLE]: title },
  article: { [TITLE]: title, 作者: names('author'), 合作机构: names('partner') },
  similarity: { [TITLE]: title },
  proDoc: { 案由: names('cause'), 检察院: names('procuratorate'), [TITLE]: title },
  bidding: { [TITLE]: title, 招标单位: names('authority') },
}

/** Counts how many documents have each word. A title leads to its document: `data.id`. */
export class Dictionary {
  private readonly kinds = new Map<string, Map<string, SuggestEntry>>()

  constructor(readonly name: string) {}

  add(document: EngineDocument) {
    for (const [kind, pick] of Object.entries(SUGGESTED[this.name] ?? {}))
      for (const text of new Set(pick(document))) this.count(kind, text, document.id)
  }

  private count(kind: string, text: string, id: string) {
    const entries = this.kinds.get(kind) ?? new Map<string, SuggestEntry>()
    this.kinds.set(kind, entries)
    const entry = entries.get(text)
    if (entry) entry.weight++
    else
      entries.set(text, {
        dictionary: this.name,
        kind,
        text,
        weight: 1,
        ...(kind === TITLE ? { data: { id } } : {}),
      })
  }

  entries(): SuggestEntry[] {
    return [...this.kinds.values()].flatMap(entries => [...entries.values()])
  }
}

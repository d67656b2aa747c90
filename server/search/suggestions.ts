/** What may be meant by what is being typed, in groups. */
import type { SuggestionGroup } from '@contract/search'
import { markHits } from '@domain/text/markup'
import type { Engine, SuggestEntry } from '../engine/port'
import type { Library } from '../libraries/library'
import { numberSuggestions } from './number-suggestions'

const LIMIT = 10

const text = (value: string | number | undefined) => (value === undefined ? '' : String(value))

function suggestionOf({ text: name, data = {} }: SuggestEntry, keyword: string) {
  return {
    name,
    valueHighLight: [markHits(name, [keyword])],
    value: text(data.value) || name,
    description: text(data.description),
    ...(typeof data.level === 'number' ? { level: data.level } : {}),
    ...(data.id === undefined ? {} : { id: text(data.id) }),
  }
}

/** Those that carry an id open their document. */
export async function suggestionsFor(
  engine: Engine,
  library: Pick<Library<never>, 'spec' | 'number'>,
  typed = '',
  limit = LIMIT,
): Promise<SuggestionGroup[]> {
  const keyword = typed.trim()
  if (!keyword) return []
  const numbered = await numberSuggestions(engine, library, keyword)
  const entries = await engine.suggest({ dictionaries: [library.spec.name], text: keyword, limit })
  const groups = new Map<string, SuggestionGroup>()
  for (const entry of entries) {
    const group = groups.get(entry.kind) ?? { pre: entry.kind, value: [], directToPageFlag: false }
    group.value.push(suggestionOf(entry, keyword))
    group.directToPageFlag = group.value.every(({ id }) => id !== undefined)
    groups.set(entry.kind, group)
  }
  return [...numbered, ...groups.values()]
}

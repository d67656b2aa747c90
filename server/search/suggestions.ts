/** What may be meant by what is being typed, in groups. */
import type { SuggestionGroup } from '@contract/search'
import { markHits } from '@domain/text/markup'
import type { Engine, SuggestEntry } from '../engine/port'
import { LIBRARIES } from '../libraries/all'
import { numberSuggestions } from './number-suggestions'

const LIMIT = 10

/** Dictionaries are called as the collections are whose words they hold. */
const libraryCalled = (name: string) => Object.values(LIBRARIES).find(({ spec }) => spec.name === name)

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
  dictionaries: string[],
  typed = '',
  limit = LIMIT,
): Promise<SuggestionGroup[]> {
  const keyword = typed.trim()
  if (!keyword) return []
  const numbered = await Promise.all(dictionaries.map(name => numberSuggestions(engine, libraryCalled(name), keyword)))
  const entries = await engine.suggest({ dictionaries, text: keyword, limit })
  const groups = new Map<string, SuggestionGroup>()
  for (const entry of entries) {
    const group = groups.get(entry.kind) ?? { pre: entry.kind, value: [], directToPageFlag: false }
    group.value.push(suggestionOf(entry, keyword))
    group.directToPageFlag = group.value.every(({ id }) => id !== undefined)
    groups.set(entry.kind, group)
  }
  return [...numbered.flat(), ...groups.values()]
}

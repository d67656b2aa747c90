/** Suggestions for typed text, in groups. */
import type { SuggestionGroup } from '@contract/search'
import { markHits } from '@domain/text/markup'
import type { Engine, SuggestEntry } from '../engine/port'
import type { Library } from './library'
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

/**
 * The dimensions of names. If an import misread a judgment, a whole sentence may be stored as a name. Such entries are
 * recognised by punctuation and length.
 */
const NAMES = ['当事人', '律师', '律所', '法官']
const SENTENCE = /[，。；：！？]/
const LONGEST_NAME = 60
const isNotName = ({ kind, text }: SuggestEntry) =>
  NAMES.includes(kind) && (text.length > LONGEST_NAME || SENTENCE.test(text))

/** Suggests words of the library's dictionary. A word with an id opens its document. */
export async function wordSuggestions(
  engine: Engine,
  { spec }: Pick<Library<never>, 'spec'>,
  keyword: string,
  limit = LIMIT,
): Promise<SuggestionGroup[]> {
  const entries = await engine.suggest({ dictionaries: [spec.name], text: keyword, limit })
  const groups = new Map<string, SuggestionGroup>()
  for (const entry of entries) {
    if (isNotName(entry)) continue
    const group = groups.get(entry.kind) ?? { pre: entry.kind, value: [], directToPageFlag: false }
    group.value.push(suggestionOf(entry, keyword))
    group.directToPageFlag = group.value.every(({ id }) => id !== undefined)
    groups.set(entry.kind, group)
  }
  return [...groups.values()]
}

export async function suggestionsFor(
  engine: Engine,
  library: Pick<Library<never>, 'spec' | 'number'>,
  typed = '',
  limit = LIMIT,
): Promise<SuggestionGroup[]> {
  const keyword = typed.trim()
  if (!keyword) return []
  const { number } = library
  const numbered = number ? await numberSuggestions(engine, library, keyword) : []
  const group = { pre: number?.dimension ?? '', value: numbered, directToPageFlag: true }
  return [...(numbered.length ? [group] : []), ...(await wordSuggestions(engine, library, keyword, limit))]
}

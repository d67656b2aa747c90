/**
 * Reads the suggestions of services and turns chosen suggestions into conditions. Some libraries have rules of their
 * own.
 */
import { isRecord } from '../guards'
import { wordCondition, type Condition } from './condition'
import { LIMITS } from '../limits'
import { type Segment, parseMarkup } from '../text/markup'

export interface Suggestion {
  name: string
  /** The name with its matched part in `<em>`. */
  valueHighLight: string[]
  value: string
  description: string
  level?: number
  id?: string
  /** The article to open, if the suggestion is a law. */
  article?: string
}

/** Other libraries whose documents a library may suggest. */
const OTHER_LIBRARIES = ['law', 'fiscalLaw', 'fiscalCase', 'fiscalPenalty', 'fiscalDynamic', 'fiscalQa'] as const
export type OtherLibrary = (typeof OTHER_LIBRARIES)[number]

/**
 * A group of suggestions of one dimension. If `directToPageFlag` is set, a chosen suggestion with an id opens a
 * document and adds no condition.
 */
export interface SuggestionGroup {
  /** The name of the dimension. */
  pre: string
  value: Suggestion[]
  directToPageFlag: boolean
  /** The library of the suggested documents. Absent for the searched library. */
  library?: OtherLibrary
}

const textOf = (x: unknown) => (typeof x === 'string' ? x : '')
const listOf = (x: unknown): unknown[] => (Array.isArray(x) ? x : [])

function readSuggestion(x: unknown): Suggestion | undefined {
  if (typeof x === 'string') return readSuggestion({ name: x })
  if (!isRecord(x)) return undefined
  const value = textOf(x.value) || textOf(x.name)
  if (!value.trim()) return undefined
  return {
    name: textOf(x.name) || value,
    value,
    valueHighLight: listOf(x.valueHighLight).map(textOf).filter(Boolean),
    description: textOf(x.description),
    ...(typeof x.level === 'number' ? { level: x.level } : {}),
    ...(typeof x.id === 'string' ? { id: x.id } : {}),
    ...(typeof x.article === 'string' ? { article: x.article } : {}),
  }
}

/** Returns the valid groups of a reply. A suggestion may be a plain text. Drops duplicates. */
export function readSuggestions(answer: unknown): SuggestionGroup[] {
  return listOf(answer)
    .filter(isRecord)
    .map(({ pre, value, directToPageFlag, library: named }): SuggestionGroup => {
      const library = OTHER_LIBRARIES.find(one => one === named)
      const suggestions = listOf(value)
        .map(readSuggestion)
        .filter((one): one is Suggestion => one !== undefined)
      return {
        pre: textOf(pre).trim(),
        value: suggestions.filter((one, at) => suggestions.findIndex(other => keyOf(other) === keyOf(one)) === at),
        directToPageFlag: directToPageFlag === true,
        ...(library ? { library } : {}),
      }
    })
    .filter(({ pre, value }) => pre && value.length)
}

const keyOf = ({ id, value }: Suggestion) => id ?? value

const cutAt = (suggestion: Suggestion, length: number): Suggestion => ({
  ...suggestion,
  name: suggestion.name.slice(0, length),
  value: suggestion.value.slice(0, length),
})

const BRACKET = /[（［【]/

/**
 * Cuts suggestions of judicial viewpoints before the first full-width bracket. Suggestions of other libraries stay
 * whole.
 */
export function judicialSuggestions(answer: unknown): SuggestionGroup[] {
  const cut = (suggestion: Suggestion) => {
    const at = suggestion.value.search(BRACKET)
    return at > 0 ? cutAt(suggestion, at) : suggestion
  }
  return readSuggestions(
    readSuggestions(answer).map(group => (group.library ? group : { ...group, value: group.value.map(cut) })),
  )
}

const PARTNERS = '合作机构'
const { longerThan, cutAt: ARTICLE_LENGTH } = LIMITS.articleSuggestion

/**
 * Adapts the suggestions of practice articles: drops partner institutions.
 * If the first suggestion is long, cuts it and keeps only its group and the laws.
 */
export function articleSuggestions(answer: unknown): SuggestionGroup[] {
  const all = readSuggestions(answer).filter(({ pre }) => pre !== PARTNERS)
  const laws = all.filter(({ library }) => library)
  const groups = all.filter(({ library }) => !library)
  const [group] = groups
  const [first, ...rest] = group?.value ?? []
  if (!group || !first || first.value.length <= longerThan) return [...laws, ...groups]
  return [...laws, { ...group, value: [cutAt(first, ARTICLE_LENGTH), ...rest] }]
}

/** Returns the name of a suggestion with marked hits, cut like `name`. */
function titleOf({ name, valueHighLight: [marked = ''] }: Suggestion): Segment[] {
  let remaining = name.length
  const segments: Segment[] = []
  for (const segment of parseMarkup(marked)) {
    if (segment.kind !== 'text' && segment.kind !== 'hit') continue
    const text = segment.text.slice(0, remaining)
    remaining -= text.length
    if (text) segments.push({ kind: segment.kind, text })
  }
  const read = segments.map(segment => ('text' in segment ? segment.text : '')).join('')
  return read === name ? segments : [{ kind: 'text', text: name }]
}

/** Returns the groups in the form that the suggestion list shows. */
export const suggestionListOf = (groups: SuggestionGroup[]) =>
  groups.map(({ pre, value }) => ({
    title: pre,
    items: value.map(one => ({
      key: keyOf(one),
      title: titleOf(one),
      note: one.description || undefined,
      // A suggestion has an article only if the reader typed its number.
      ...(one.article ? { isExact: true } : {}),
    })),
  }))

/** Returns the condition of a chosen suggestion. Equal suggestions give the same group sign. */
export const suggestionCondition = ({ pre }: SuggestionGroup, { name, value, level = 1 }: Suggestion): Condition => ({
  ...wordCondition(pre, value, level),
  ...(name === value ? {} : { description: name }),
})

/** Suggestions of a library for a visitor. */
import type { SuggestionGroup } from '@contract/search'
import type { Engine } from '../engine/port'
import type { Visitor } from '../http/visitor'
import type { ServedLibrary } from '../search/library'
import { withLaws } from './law/suggestions'
import { pageOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'

/** The query parameters of all libraries' suggestion routes. */
interface SuggestQuery {
  keyword?: string
  /** Limits the suggestions to these dimensions. */
  fields?: string[]
  pageSize?: string
  /** `true` limits the suggestions to those that become a condition. */
  advancedFlag?: string
}

const SIZE = 10

export async function suggest(
  engine: Engine,
  library: Pick<ServedLibrary<never>, 'spec' | 'number' | 'service'>,
  { keyword, fields, pageSize, advancedFlag }: SuggestQuery,
  visitor: Visitor,
): Promise<SuggestionGroup[]> {
  const { suggests, laws } = library.service
  const suggested = await suggestionsFor(engine, library, keyword, pageOf({ pageSize }, SIZE).size)
  const requested = suggests && (fields?.map(field => suggests[field]) ?? Object.values(suggests))
  const groups = requested ? suggested.filter(({ pre }) => requested.includes(pre)) : suggested
  if (advancedFlag === 'true') return groups.filter(({ directToPageFlag }) => !directToPageFlag)
  // A form field that requests some dimensions needs words, not laws.
  const isForm = requested && suggests && requested.length < Object.keys(suggests).length
  if (!laws || isForm) return groups
  return withLaws(engine, groups, { text: keyword, visitor, cites: laws === 'cited' })
}

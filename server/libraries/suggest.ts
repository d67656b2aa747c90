/** Returns the suggestions of a library for a visitor. */
import type { SuggestionGroup } from '@contract/search'
import type { Engine } from '../engine/port'
import type { Visitor } from '../http/visitor'
import type { ServedLibrary } from '../search/library'
import { withLawSuggestions } from './law/suggestions'
import { pageWindowOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { toSimplified } from '../search/traditional'

/** The query of the suggestion route, which all libraries share. */
interface SuggestQuery {
  keyword?: string
  /** The dimensions whose suggestions are requested. Absent for all dimensions. */
  fields?: string[]
  pageSize?: string
  /** If `true`, returns only suggestions that become a condition. */
  advancedFlag?: string
}

const SIZE = 10

async function suggestFor(
  engine: Engine,
  library: Pick<ServedLibrary<never>, 'spec' | 'number' | 'service'>,
  { keyword, fields, pageSize, advancedFlag }: SuggestQuery,
  visitor: Visitor,
): Promise<SuggestionGroup[]> {
  const { suggests, laws } = library.service
  const suggested = await suggestionsFor(engine, library, keyword, pageWindowOf({ pageSize }, SIZE).size)
  const requested = suggests && (fields?.map(field => suggests[field]) ?? Object.values(suggests))
  const groups = requested ? suggested.filter(({ pre }) => requested.includes(pre)) : suggested
  if (advancedFlag === 'true') return groups.filter(({ directToPageFlag }) => !directToPageFlag)
  // A form field, which requests some dimensions only, needs words and not laws.
  const isForm = requested && suggests && requested.length < Object.keys(suggests).length
  if (!laws || isForm) return groups
  return withLawSuggestions(engine, groups, { text: keyword, visitor, cites: laws === 'cited' })
}

const PICTURES = /\p{Extended_Pictographic}|\uFE0F|\u200D/gu

/** Suggests for the typed text. If there are no suggestions, tries it in simplified characters and without emoji. */
export async function librarySuggestions(...[engine, library, query, visitor]: Parameters<typeof suggestFor>) {
  const groups = await suggestFor(engine, library, query, visitor)
  const keyword = query.keyword?.trim() ?? ''
  const plain = toSimplified(keyword.replace(PICTURES, '')).trim()
  if (groups.length || !plain || plain === keyword) return groups
  return suggestFor(engine, library, { ...query, keyword: plain }, visitor)
}

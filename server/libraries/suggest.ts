/** Suggestions of a library for a visitor. */
import type { SuggestionGroup } from '@contract/search'
import type { Engine } from '../engine/port'
import type { Visitor } from '../http/visitor'
import type { ServedLibrary } from '../search/library'
import { withLaws } from './law/suggestions'
import { pageOf } from '../search/request'
import { suggestionsFor } from '../search/suggestions'
import { simplified } from '../search/traditional'

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

async function suggestFor(
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

const PICTURES = /\p{Extended_Pictographic}|\uFE0F|\u200D/gu

/** Without suggestions for the typed text, suggests for it in simplified characters and without emoji. */
export async function suggest(...[engine, library, query, visitor]: Parameters<typeof suggestFor>) {
  const groups = await suggestFor(engine, library, query, visitor)
  const keyword = query.keyword?.trim() ?? ''
  const plain = simplified(keyword.replace(PICTURES, '')).trim()
  if (groups.length || !plain || plain === keyword) return groups
  return suggestFor(engine, library, { ...query, keyword: plain }, visitor)
}

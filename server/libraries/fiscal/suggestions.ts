/**
 * Suggestions of the fiscal area: documents by number or title, words of a section, and the law that the typed text
 * names.
 */
import type { FiscalSuggestQuery, FiscalTaxType } from '@contract/fiscal-tax'
import type { SuggestionGroup } from '@contract/search'
import { copy } from '../../copy'
import type { Engine } from '../../engine/port'
import type { Visitor } from '../../http/visitor'
import { withLawSuggestions } from '../law/suggestions'
import { numberSuggestions } from '../../search/number-suggestions'
import { wordSuggestions } from '../../search/suggestions'
import { titleSuggestions } from '../../search/title-suggestions'
import { FISCAL_SECTION_BY_TYPE } from './sections'

const SIZE = { single: 10, combined: 3 }
const TYPES = Object.keys(FISCAL_SECTION_BY_TYPE) as FiscalTaxType[]

async function documentsOf(engine: Engine, type: FiscalTaxType, typed: string, size: number) {
  const { library, within } = FISCAL_SECTION_BY_TYPE[type]
  const scope = within ? [within] : []
  const numbered = await numberSuggestions(engine, library, typed, scope)
  const titled = await titleSuggestions(engine, library.spec.name, typed, { within: scope, size })
  const value = [...numbered, ...titled].slice(0, size)
  return value.length ? [{ pre: copy.suggestions.fiscal[type], value, directToPageFlag: true }] : []
}

/**
 * Suggests documents, and words if only this section uses the library. Words of a shared library could lead to no
 * results.
 */
async function inSection(engine: Engine, type: FiscalTaxType, typed: string): Promise<SuggestionGroup[]> {
  const { library, within } = FISCAL_SECTION_BY_TYPE[type]
  const words = within ? [] : await wordSuggestions(engine, library, typed)
  return [...(await documentsOf(engine, type, typed, SIZE.single)), ...words]
}

async function inAll(engine: Engine, typed: string): Promise<SuggestionGroup[]> {
  const groups: SuggestionGroup[] = []
  // Searches one section after the other, so that a visitor uses only one thread at a time.
  for (const type of TYPES)
    for (const group of await documentsOf(engine, type, typed, SIZE.combined))
      groups.push({ ...group, library: FISCAL_SECTION_BY_TYPE[type].key })
  return groups
}

export async function fiscalSuggestions(
  engine: Engine,
  { keyword = '', fiscalTaxType: type }: FiscalSuggestQuery,
  visitor: Visitor,
): Promise<SuggestionGroup[]> {
  const typed = keyword.trim()
  if (!typed) return []
  const groups = await (type ? inSection(engine, type, typed) : inAll(engine, typed))
  return withLawSuggestions(engine, groups, { text: typed, visitor, cites: type === 'JUDGEMENT' })
}

export async function incentiveSuggestions(engine: Engine, typed: string): Promise<SuggestionGroup[]> {
  if (!typed) return []
  const value = await titleSuggestions(engine, 'incentive', typed, { size: SIZE.single })
  return value.length ? [{ pre: copy.suggestions.incentives, value, directToPageFlag: true }] : []
}

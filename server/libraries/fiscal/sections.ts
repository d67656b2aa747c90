/** The five sections of the fiscal area. Each has a library, and its own format of the list. */
import type { FiscalDetail, FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import type { ListQuery, SuggestedLibrary } from '@contract/search'
import type { Clause } from '../../engine/port'
import { caseLibrary } from '../case'
import { dynamicLibrary } from './dynamic'
import { lawLibrary } from '../law'
import type { ViewableLibrary } from '../../search/library'
import { penaltyLibrary } from './penalty'
import { qaLibrary } from './qa'
import type { SearchContext } from '../../search/context'
import { dayBound } from '../../search/dimensions'
import type { FacetSpecs } from '../../search/facets'
import { findRows } from '../../search/run'
import { inForceClause } from '../law/on-day'

interface FiscalSection {
  /** The name that the app uses for the section. */
  key: Exclude<SuggestedLibrary, 'law'>
  library: ViewableLibrary<never, unknown, FiscalDetail>
  /** The facets that are shown beside the list. */
  facets: FacetSpecs
  /** Selects the fiscal documents, if the library also has other documents. */
  within?: Clause
  list(context: SearchContext, request: ListQuery, size: number): Promise<FiscalList>
}

function section<Item, Detail extends FiscalDetail>(
  key: FiscalSection['key'],
  library: ViewableLibrary<never, Item, Detail>,
  wrap: (rows: Item[], totalCount: number) => FiscalList,
  { within, facets = {} }: { within?: Clause; facets?: FacetSpecs } = {},
): FiscalSection {
  const { orders, row } = library.view
  const list: FiscalSection['list'] = async (context, request, size) => {
    const { rows, total } = await findRows(context, orders, row, request, size)
    return wrap(rows, total)
  }
  return { key, library, facets, within, list }
}

const within: Clause = { kind: 'value', field: 'fiscal', values: ['1'] }

const PENALTIES: FacetSpecs = {
  institutionResults: { field: 'institution' },
  regionResults: { field: 'region', tree: true },
  taxTypeResults: { field: 'taxType' },
  yearResults: { field: 'year', order: 'newest' },
}

export const FISCAL_SECTION_BY_TYPE: Record<FiscalTaxType, FiscalSection> = {
  LAWREGU: section('fiscalLaw', lawLibrary, (lawRegus, totalCount) => ({ lawReguListDto: { lawRegus, totalCount } }), {
    within,
  }),
  JUDGEMENT: section(
    'fiscalCase',
    caseLibrary,
    (judgementDtoList, totalCount) => ({ judgementListDto: { judgementDtoList, totalCount } }),
    { within },
  ),
  PENALTY: section(
    'fiscalPenalty',
    penaltyLibrary,
    (penaltyDtoList, totalCount) => ({ penaltyListDto: { penaltyDtoList, totalCount } }),
    { facets: PENALTIES },
  ),
  DYNAMIC: section('fiscalDynamic', dynamicLibrary, (fiscalTaxDynamicDtoList, totalCount) => ({
    fiscalTaxDynamicListDto: { fiscalTaxDynamicDtoList, totalCount },
  })),
  QA: section('fiscalQa', qaLibrary, (fiscalTaxQADtoList, totalCount) => ({
    fiscalTaxQAListDto: { fiscalTaxQADtoList, totalCount },
  })),
}

/**
 * Returns the clause that selects the documents of a section. For laws, it may also require that they are in force on a
 * day. Returns `undefined` if the section is a whole library.
 */
export function sectionClause(type: FiscalTaxType, asOf?: string): Clause | undefined {
  const always = FISCAL_SECTION_BY_TYPE[type].within
  const day = asOf && type === 'LAWREGU' ? dayBound(asOf) : undefined
  return always && day ? { kind: 'all', clauses: [always, inForceClause(day)] } : always
}

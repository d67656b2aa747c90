/** The five sections of the fiscal area: the library of each and the format of its list. */
import type { FiscalDetail, FiscalList, FiscalTaxType } from '@contract/fiscal-tax'
import type { ListQuery, SuggestedElsewhere } from '@contract/search'
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
import { inForceOn } from '../law/on-day'

interface FiscalSection {
  /** The name of the section in the app. */
  key: Exclude<SuggestedElsewhere, 'law'>
  library: ViewableLibrary<never, unknown, FiscalDetail>
  /** The facets beside the section's list. */
  facets: FacetSpecs
  /** Selects the fiscal documents of a library that also has others. */
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

export const SECTIONS: Record<FiscalTaxType, FiscalSection> = {
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

/** The clause of all documents of a section. Laws may also be limited to those in force on a day. */
export function withinOf(type: FiscalTaxType, asOf?: string): Clause | undefined {
  const always = SECTIONS[type].within
  const day = asOf && type === 'LAWREGU' ? dayBound(asOf) : undefined
  return always && day ? { kind: 'all', clauses: [always, inForceOn(day)] } : always
}

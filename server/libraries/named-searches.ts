/**
 * Finds a library's search by the name that the app uses for it. Alerts on saved searches, the counts of searches and
 * the coverage need this.
 */
import type { FiscalTaxType } from '@contract/fiscal-tax'
import type { PermissionPoint } from '@contract/user'
import type { Clause, Order } from '../engine/port'
import { SERVED_LIBRARIES } from './all'
import { caseLibrary } from './case'
import { excellentCaseClause } from './case/themes'
import { INCENTIVE_ORDERS, incentiveLibrary } from './fiscal/incentive'
import type { LibraryService } from '../search/library'
import type { SearchableLibrary } from '../search/run'
import { FISCAL_SECTION_BY_TYPE, sectionClause } from './fiscal/sections'

interface NamedSearch {
  library: SearchableLibrary
  orders: Record<string, Order>
  /** The permission point that the search requires. Searches of the fiscal area require none. */
  point?: PermissionPoint
  pin?: LibraryService['pin']
  within?(options: { theme?: string; asOf?: string }): Clause | undefined
}

const fiscal = Object.entries(FISCAL_SECTION_BY_TYPE).map(([type, { key, library }]): [string, NamedSearch] => [
  key,
  { library, orders: library.view.orders, within: ({ asOf }) => sectionClause(type as FiscalTaxType, asOf) },
])

const cases = { library: caseLibrary, orders: caseLibrary.view.orders }

/** Searches by name. If a library has the standard routes, its name is that of its collection. */
const NAMED = new Map<string, NamedSearch>([
  ...SERVED_LIBRARIES.map(({ service, ...library }): [string, NamedSearch] => [
    library.spec.name,
    { library, orders: library.view.orders, point: service.point, pin: service.pin },
  ]),
  ['excellentCaseNew', { ...cases, point: 'goodJudgement', within: ({ theme }) => excellentCaseClause(theme) }],
  ...fiscal,
  ['incentive', { library: incentiveLibrary, orders: INCENTIVE_ORDERS }],
])

export const findNamedSearch = (name: string) => NAMED.get(name)

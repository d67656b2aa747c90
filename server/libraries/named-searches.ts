/** Finds the search of a library by the app's name for it. For callers other than the lists. */
import type { FiscalTaxType } from '@contract/fiscal-tax'
import type { PermissionPoint } from '@contract/user'
import type { Clause, Order } from '../engine/port'
import { SERVED_LIBRARIES } from './all'
import { caseLibrary } from './case'
import { ofTheme } from './case/themes'
import { INCENTIVE_ORDERS, incentiveLibrary } from './fiscal/incentive'
import type { LibraryService } from '../search/library'
import type { SearchableLibrary } from '../search/run'
import { SECTIONS, withinOf } from './fiscal/sections'

interface NamedSearch {
  library: SearchableLibrary
  orders: Record<string, Order>
  /** The permission that the search requires. The fiscal area requires none. */
  point?: PermissionPoint
  pin?: LibraryService['pin']
  within?(options: { theme?: string; asOf?: string }): Clause | undefined
}

const fiscal = Object.entries(SECTIONS).map(([type, { key, library }]): [string, NamedSearch] => [
  key,
  { library, orders: library.view.orders, within: ({ asOf }) => withinOf(type as FiscalTaxType, asOf) },
])

const cases = { library: caseLibrary, orders: caseLibrary.view.orders }

/** Searches by name. Libraries with standard routes have the name of their collection. */
const NAMED = new Map<string, NamedSearch>([
  ...SERVED_LIBRARIES.map(({ service, ...library }): [string, NamedSearch] => [
    library.spec.name,
    { library, orders: library.view.orders, point: service.point, pin: service.pin },
  ]),
  ['excellentCaseNew', { ...cases, point: 'goodJudgement', within: ({ theme }) => ofTheme(theme) }],
  ...fiscal,
  ['incentive', { library: incentiveLibrary, orders: INCENTIVE_ORDERS }],
])

export const namedSearch = (name: string) => NAMED.get(name)

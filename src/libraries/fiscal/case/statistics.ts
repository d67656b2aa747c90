/** The charts over the cases of the fiscal area. */
import { fetchFiscalCaseStatistics } from '@/libraries/statistics/calls'
import { encodeApiQuery } from '@domain/query/codec'
import { caseLibrary } from '../../case/search'
import { fiscalCaseLibrary } from './search'
import { CASE_GROUPS, type Statistics } from '../../statistics/timeline'

export const fiscalCaseStatistics: Statistics = {
  route: 'fiscal-tax-case-visual',
  list: 'fiscal-tax-case-list',
  // What a tap adds is a filter of cases, though the list of the area shows none.
  library: { ...fiscalCaseLibrary, filters: caseLibrary.filters, membersOnly: caseLibrary.membersOnly },
  groups: CASE_GROUPS,
  ask: ({ conditions, group, signal }) => fetchFiscalCaseStatistics(encodeApiQuery(conditions), group, signal),
}

/** Provides the charts of fiscal cases. */
import { fetchFiscalCaseStatistics } from '@/libraries/statistics'
import { encodeApiQuery } from '@domain/query/codec'
import { caseLibrary } from '../../case/search'
import { fiscalCaseLibrary } from './search'
import { CASE_CHART_GROUPS, type Statistics } from '../../statistics'

export const fiscalCaseStatistics: Statistics = {
  route: 'fiscal-tax-case-visual',
  list: 'fiscal-tax-case-list',
  // The fiscal list has no filters. Taps on a chart therefore add the filters of the case list.
  library: { ...fiscalCaseLibrary, filters: caseLibrary.filters, membersOnly: caseLibrary.membersOnly },
  groups: CASE_CHART_GROUPS,
  fetch: ({ conditions, group, signal }) => fetchFiscalCaseStatistics(encodeApiQuery(conditions), group, signal),
}

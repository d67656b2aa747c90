/** Provides the charts of cases. */
import { fetchCaseStatistics } from '@/libraries/statistics'
import { encodeApiQuery } from '@domain/query/codec'
import { caseLibrary } from './search'
import { CASE_CHART_GROUPS, type Statistics } from '../statistics'

export const caseStatistics: Statistics = {
  route: 'case-visual',
  list: 'case-list',
  library: caseLibrary,
  groups: CASE_CHART_GROUPS,
  fetch: ({ conditions, group, signal }) => fetchCaseStatistics(encodeApiQuery(conditions), group, signal),
}

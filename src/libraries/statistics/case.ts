/** The charts over cases. */
import { fetchCaseStatistics } from '@/api/case-statistics'
import { encodeApiQuery } from '@domain/query/codec'
import { caseLibrary } from '../case'
import { CASE_GROUPS, type Statistics } from './timeline'

export const caseStatistics: Statistics = {
  route: 'case-visual',
  list: 'case-list',
  library: caseLibrary,
  groups: CASE_GROUPS,
  ask: ({ conditions, group, signal }) => fetchCaseStatistics(encodeApiQuery(conditions), group, signal),
}

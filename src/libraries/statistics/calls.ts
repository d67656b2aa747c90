/** The charts of cases, of all or of the fiscal area. One call returns one group. */
import { CASE_PATHS, FISCAL_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readCharts } from '@/api/readers/charts'

const statisticsAt = (path: string) => async (query: string, group: string, signal?: AbortSignalLike) =>
  openReply(await send({ path, query: { query, statisticsFields: group }, signal }), answer =>
    readCharts(answer, group),
  )

export const fetchCaseStatistics = statisticsAt(CASE_PATHS.charts)
export const fetchFiscalCaseStatistics = statisticsAt(FISCAL_PATHS.charts)

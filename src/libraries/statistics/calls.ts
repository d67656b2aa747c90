/** Fetches the charts of all cases or of fiscal cases. One call returns one group. */
import { CASE_PATHS, FISCAL_PATHS } from '@contract/paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readCharts } from '@/api/readers/charts'

const statisticsAt = (path: string) => async (query: string, group: string, signal?: AbortSignalLike) =>
  openReply(await send({ path, query: { query, statisticsFields: group }, signal }), answer =>
    readCharts(answer, group),
  )

export const fetchCaseStatistics = statisticsAt(CASE_PATHS.charts)
export const fetchFiscalCaseStatistics = statisticsAt(FISCAL_PATHS.charts)

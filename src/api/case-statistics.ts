/** The charts over cases, of all or of the fiscal area; one group of them at a time. */
import { CASE_PATHS, FISCAL_PATHS } from '@contract/paths'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readCharts } from './readers/charts'

const statisticsAt = (path: string) => async (query: string, group: string, signal?: AbortSignalLike) =>
  openReply(await send({ path, query: { query, statisticsFields: group }, signal }), answer =>
    readCharts(answer, group),
  )

export const fetchCaseStatistics = statisticsAt(CASE_PATHS.charts)
export const fetchFiscalCaseStatistics = statisticsAt(FISCAL_PATHS.charts)

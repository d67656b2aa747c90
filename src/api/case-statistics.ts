/** The charts over cases, of all or of the fiscal area; one group of them at a time. */
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readCharts } from './readers/charts'

const statisticsAt = (path: string) => async (query: string, group: string, signal?: AbortSignalLike) =>
  openReply(await send({ path, query: { query, statisticsFields: group }, signal }), answer =>
    readCharts(answer, group),
  )

export const fetchCaseStatistics = statisticsAt('/judgement-search/api/v1/search/statisticsByFields')
export const fetchFiscalCaseStatistics = statisticsAt('/fiscal-tax/api/v1/search/statisticsByFields')

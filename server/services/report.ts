/** The report on similar cases as a Word file: `/judgement-search/api/v1/report`. */
import { REPORT_PATHS } from '@contract/paths'
import { ReportAnswer, ReportParams, ReportRequest } from '@contract/report'
import type { AccountStore } from '../accounts'
import { copy } from '../copy'
import { contentDisposition, DOCX_TYPE } from '../download/send'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { visitorTaskOf } from '../http/task'
import { requireLogin } from '../http/visitor'
import { reportSummary } from '../report/summary'
import { gatherReportData } from '../report/gather'
import { requirePermission } from '../search/access'
import type { ServerSettings } from '../settings'
import type { Runtime } from '../runtime'
import { resultEnvelope, resultResponseSchema, fileResponseSchema } from '../http/envelope'

interface ReportDeps {
  store: AccountStore
  engine: Engine
  runtime: Runtime
  limits: RateLimits
  settings: ServerSettings
}

/** The body limit in bytes: two pictures as base64, and the text. */
const BODY_LIMIT = 3 * 1024 * 1024

export function reportService(app: App, { store, engine, runtime, limits, settings }: ReportDeps) {
  const platform = settings.page.appName || copy.appName

  app.register(async (reports: App) => {
    requirePermission(reports, 'judgement')
    reports.post(
      REPORT_PATHS.make,
      {
        config: { rateLimit: limits.report },
        bodyLimit: BODY_LIMIT,
        // The login is checked before the body is read, so that unauthorised clients need not send one.
        preParsing: async request => void requireLogin(request),
        schema: { body: ReportRequest, ...resultResponseSchema(ReportAnswer) },
      },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const { visitor } = request
        const { contents, ...reportFile } = await app.documentWorker.underDeadline(async task => {
          const { signal } = task
          const report = await gatherReportData(request.body, { engine, visitor, now: runtime.now(), platform, signal })
          const title = [copy.report.title, report.pendingCase, report.moment.day].filter(Boolean).join(' ')
          return { title, file: await app.documentWorker.report(report, task), contents: reportSummary(report) }
        }, visitorTaskOf(reply))
        return resultEnvelope({
          key: await store.reports.put(account.id, reportFile),
          title: reportFile.title,
          contents,
        })
      },
    )
    reports.get(
      REPORT_PATHS.file,
      { schema: { params: ReportParams, ...fileResponseSchema(DOCX_TYPE) } },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const stored = await store.reports.get(account.id, request.params.key)
        if (!stored) throw new HttpError('report_gone')
        logEvent(request, 'downloaded')
        return reply.header('content-disposition', contentDisposition(stored.title)).type(DOCX_TYPE).send(stored.file)
      },
    )
  })
}

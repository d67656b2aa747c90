/** Checks the citations of a text: `/brief/api/v1`. The text is not stored. */
import {
  CITATION_CHECK,
  FileToCheck,
  CitationCheckReport,
  TextToCheck,
  CheckedCitations,
  CitationsToCheck,
} from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { ReportAnswer } from '@contract/report'
import type { Store } from '../accounts'
import { checkAll } from '../citation-check/check-all'
import { reportOf } from '../citation-check/report'
import { copy } from '../copy'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { taskOf } from '../http/task'
import { requireLogin, refuseGuests } from '../http/visitor'
import { lawLibrary } from '../libraries/law'
import { beijingMoment } from '../report/moment'
import type { Runtime } from '../runtime'
import { requirePermission } from '../search/access'
import type { ServerSettings } from '../settings'
import { createLinkRoute, openLinkRoute } from './citation-links'
import { dataResponse, data } from '../http/envelope'

interface CitationCheckDeps {
  engine: Engine
  limits: RateLimits
  runtime: Runtime
  store: Store
  settings: ServerSettings
}

/** The body limit of a check, in bytes. Fifty of the longest quotations fit. */
const CHECK_LIMIT = 1024 * 1024
/** The body limit of a file, in bytes: the file as base64 and the JSON around it. */
const BODY_LIMIT = Math.ceil(CITATION_CHECK.file / 3) * 4 + 1024
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

function fileRoute(app: App, { limits }: CitationCheckDeps) {
  app.post(
    CITATION_CHECK_PATHS.text,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      schema: { body: FileToCheck, ...dataResponse(TextToCheck) },
    },
    async ({ body }, reply) => {
      const file = Buffer.from(body.file, 'base64')
      if (file.length > CITATION_CHECK.file) throw new HttpError('file_too_long')
      if (!BASE64.test(body.file.slice(0, 1000))) throw new HttpError('file_unreadable')
      const fileText = await app.documentWorker.fileText(file, taskOf(reply))
      if ('refused' in fileText) throw new HttpError(fileText.refused)
      return data(fileText)
    },
  )
}

function checkRoute(app: App, { engine, limits }: CitationCheckDeps) {
  app.post(
    CITATION_CHECK_PATHS.check,
    {
      config: { rateLimit: limits.citationCheck },
      bodyLimit: CHECK_LIMIT,
      schema: { body: CitationsToCheck, ...dataResponse(CheckedCitations) },
    },
    async ({ body, visitor }, reply) =>
      data(
        await app.documentWorker.underDeadline(
          task => checkAll(body, { engine, compareQuotes: app.documentWorker.compareQuotations, visitor, task }),
          taskOf(reply),
        ),
      ),
  )
}

function reportRoute(app: App, { engine, limits, store, runtime, settings }: CitationCheckDeps) {
  app.post(
    CITATION_CHECK_PATHS.report,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      preParsing: async request => void requireLogin(request),
      schema: { body: CitationCheckReport, ...dataResponse(ReportAnswer) },
    },
    async (request, reply) => {
      const { account } = requireLogin(request)
      const { body, visitor } = request
      const platform = settings.page.appName || copy.appName
      const report = await app.documentWorker.underDeadline(async task => {
        const checked = await checkAll(body.citations, {
          engine,
          compareQuotes: app.documentWorker.compareQuotations,
          visitor,
          task,
        })
        const results = body.citations.map((citation, at) => ({ citation, judged: checked[at]! }))
        const content = reportOf(results, {
          title: body.title,
          unread: body.unread,
          platform,
          moment: beijingMoment(runtime.now()),
        })
        return { title: content.title, file: await app.documentWorker.document(content, task) }
      }, taskOf(reply))
      return data({ key: await store.reports.put(account.id, report), title: report.title })
    },
  )
}

export function citationCheckService(app: App, deps: CitationCheckDeps) {
  app.register(async (checks: App) => {
    if (deps.settings.guests === 'none') refuseGuests(checks)
    requirePermission(checks, lawLibrary.service.point)
    fileRoute(checks, deps)
    checkRoute(checks, deps)
    reportRoute(checks, deps)
    createLinkRoute(checks, deps)
  })
  openLinkRoute(app, deps)
}

/** Checks the citations of a text: `/brief/api/v1`. The text is not stored. */
import {
  CITATION_CHECK_LIMITS,
  FileToCheck,
  CitationCheckReport,
  TextToCheck,
  CheckedCitations,
  CitationsToCheck,
} from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { ReportAnswer } from '@contract/report'
import type { AccountStore } from '../accounts'
import { checkAllCitations } from '../citation-check/check-all'
import { citationReportOf } from '../citation-check/report'
import { copy } from '../copy'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { visitorTaskOf } from '../http/task'
import { requireLogin, refuseGuests } from '../http/visitor'
import { lawLibrary } from '../libraries/law'
import { beijingMoment } from '../report/moment'
import type { Runtime } from '../runtime'
import { requirePermission } from '../search/access'
import type { ServerSettings } from '../settings'
import { linkCreationService, linkOpeningService } from './citation-links'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'

interface CitationCheckDeps {
  engine: Engine
  limits: RateLimits
  runtime: Runtime
  store: AccountStore
  settings: ServerSettings
}

/** The body limit of a check, in bytes. It suffices for fifty quotations of the greatest length. */
const CHECK_LIMIT = 1024 * 1024
/** The body limit of a file, in bytes: the file as base64 and the JSON around it. Reports have the same limit. */
const BODY_LIMIT = Math.ceil(CITATION_CHECK_LIMITS.file / 3) * 4 + 1024
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

function fileRoute(app: App, { limits }: CitationCheckDeps) {
  app.post(
    CITATION_CHECK_PATHS.text,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      schema: { body: FileToCheck, ...dataResponseSchema(TextToCheck) },
    },
    async ({ body }, reply) => {
      const file = Buffer.from(body.file, 'base64')
      if (file.length > CITATION_CHECK_LIMITS.file) throw new HttpError('file_too_long')
      if (!BASE64.test(body.file.slice(0, 1000))) throw new HttpError('file_unreadable')
      const fileText = await app.documentWorker.fileText(file, visitorTaskOf(reply))
      if ('refused' in fileText) throw new HttpError(fileText.refused)
      return dataEnvelope(fileText)
    },
  )
}

function checkRoute(app: App, { engine, limits }: CitationCheckDeps) {
  app.post(
    CITATION_CHECK_PATHS.check,
    {
      config: { rateLimit: limits.citationCheck },
      bodyLimit: CHECK_LIMIT,
      schema: { body: CitationsToCheck, ...dataResponseSchema(CheckedCitations) },
    },
    async ({ body, visitor }, reply) =>
      dataEnvelope(
        await app.documentWorker.underDeadline(
          task =>
            checkAllCitations(body, { engine, compareQuotes: app.documentWorker.compareQuotations, visitor, task }),
          visitorTaskOf(reply),
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
      schema: { body: CitationCheckReport, ...dataResponseSchema(ReportAnswer) },
    },
    async (request, reply) => {
      const { account } = requireLogin(request)
      const { body, visitor } = request
      const { citations, ...stated } = body
      const platform = settings.page.appName || copy.appName
      const report = await app.documentWorker.underDeadline(async task => {
        const checked = await checkAllCitations(citations, {
          engine,
          compareQuotes: app.documentWorker.compareQuotations,
          visitor,
          task,
        })
        const results = citations.map((citation, at) => ({ citation, judged: checked[at]! }))
        const content = citationReportOf(results, {
          ...stated,
          platform,
          moment: beijingMoment(runtime.now()),
        })
        return { title: content.title, file: await app.documentWorker.document(content, task) }
      }, visitorTaskOf(reply))
      return dataEnvelope({ key: await store.reports.put(account.id, report), title: report.title })
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
    linkCreationService(checks, deps)
  })
  linkOpeningService(app, deps)
}

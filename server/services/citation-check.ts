/** Citations of a brief, checked: `/brief/api/v1`. What is sent is read and forgotten. */
import { BRIEF, BriefFile, BriefReport, BriefText, CheckedCitations, CitationsToCheck } from '@contract/brief'
import { BRIEF_PATHS } from '@contract/few-paths'
import { ReportAnswer } from '@contract/report'
import type { Store } from '../accounts'
import { checkAll } from '../citation-check/check-all'
import { reportOf } from '../citation-check/report'
import { copy } from '../copy'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import type { Limits } from '../http/limits'
import { HttpError } from '../http/http-error'
import { taskOf } from '../http/task'
import { requireLogin, refuseGuests } from '../http/visitor'
import { lawLibrary } from '../libraries/law'
import { beijing } from '../report/moment'
import type { Runtime } from '../runtime'
import { requirePermission } from '../search/access'
import type { ServerSettings } from '../settings'
import { makeLinkRoute, openLinkRoute } from './citation-links'
import { dataResponse, data } from '../http/envelope'

interface BriefDeps {
  engine: Engine
  limits: Limits
  runtime: Runtime
  store: Store
  settings: ServerSettings
}

/** Fifty quotations of the longest. */
const CHECK_LIMIT = 1024 * 1024
/** As base64, and what stands around it. */
const BODY_LIMIT = Math.ceil(BRIEF.file / 3) * 4 + 1024
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

function fileRoute(app: App, { limits }: BriefDeps) {
  app.post(
    BRIEF_PATHS.text,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      schema: { body: BriefFile, ...dataResponse(BriefText) },
    },
    async ({ body }, reply) => {
      const file = Buffer.from(body.file, 'base64')
      if (file.length > BRIEF.file) throw new HttpError('file_too_long')
      if (!BASE64.test(body.file.slice(0, 1000))) throw new HttpError('file_unreadable')
      const words = await app.documentWorker.words(file, taskOf(reply))
      if ('refused' in words) throw new HttpError(words.refused)
      return data(words)
    },
  )
}

function checkRoute(app: App, { engine, limits }: BriefDeps) {
  app.post(
    BRIEF_PATHS.check,
    {
      config: { rateLimit: limits.brief },
      bodyLimit: CHECK_LIMIT,
      schema: { body: CitationsToCheck, ...dataResponse(CheckedCitations) },
    },
    async ({ body, visitor }, reply) =>
      data(
        await app.documentWorker.together(
          task => checkAll(body, { engine, compareQuotes: app.documentWorker.quoting, visitor, task }),
          taskOf(reply),
        ),
      ),
  )
}

function reportRoute(app: App, { engine, limits, store, runtime, settings }: BriefDeps) {
  app.post(
    BRIEF_PATHS.report,
    {
      config: { rateLimit: limits.report },
      bodyLimit: BODY_LIMIT,
      preParsing: async request => void requireLogin(request),
      schema: { body: BriefReport, ...dataResponse(ReportAnswer) },
    },
    async (request, reply) => {
      const { account } = requireLogin(request)
      const { body, visitor } = request
      const platform = settings.page.appName || copy.appName
      const made = await app.documentWorker.together(async task => {
        const judged = await checkAll(body.citations, {
          engine,
          compareQuotes: app.documentWorker.quoting,
          visitor,
          task,
        })
        const checked = body.citations.map((citation, at) => ({ citation, judged: judged[at]! }))
        const content = reportOf(checked, { title: body.title, platform, moment: beijing(runtime.now()) })
        return { title: content.title, file: await app.documentWorker.document(content, task) }
      }, taskOf(reply))
      return data({ key: await store.reports.put(account.id, made), title: made.title })
    },
  )
}

export function briefService(app: App, deps: BriefDeps) {
  app.register(async (briefs: App) => {
    if (deps.settings.guests === 'none') refuseGuests(briefs)
    requirePermission(briefs, lawLibrary.service.point)
    fileRoute(briefs, deps)
    checkRoute(briefs, deps)
    reportRoute(briefs, deps)
    makeLinkRoute(briefs, deps)
  })
  openLinkRoute(app, deps)
}

/** The page to apply for a trial: `/trial`. The login promotion for guests links to it. */
import {
  trialApplicationSource,
  trimmedTrialValues,
  type TrialApplicationField,
  wrongTrialFields,
} from '@domain/trial-application'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts'
import { copy } from '../copy'
import type { App } from '../http/app-type'
import type { RateLimits } from '../http/rate-limits'
import type { ServerSettings } from '../settings'
import { csrfValueOf, isCsrfValueValid } from '../web/guard'
import { errorPage, sendNotice } from '../web/notice'
import { sendPage } from '../web/page'
import { privacyVersion } from '../web/privacy-page'
import { type TrialPageState, trialPage } from '../web/trial-page'
import type { Runtime } from '../runtime'

interface TrialFormDeps {
  store: AccountStore
  settings: ServerSettings
  runtime: Runtime
  limits: RateLimits
}

const PATH = '/trial'
const DONE = `${PATH}/done`

const Mark = Type.String({ maxLength: 128, default: '' })
const Query = Type.Object({ source: Mark, codetype: Mark, trycode: Mark, gdt_vid: Mark, unionId: Mark })
const Typed = Type.String({ maxLength: 200, default: '' })
const Body = Type.Object({
  name: Typed,
  phone: Typed,
  firm: Typed,
  consent: Type.String({ maxLength: 16, default: '' }),
  guard: Type.String({ maxLength: 64, default: '' }),
})

const SENTENCES: Record<TrialApplicationField, string> = {
  name: copy.errors.trial_name,
  phone: copy.errors.trial_phone,
  firm: copy.errors.trial_firm,
}

export function trialFormService(app: App, { store, settings, runtime, limits }: TrialFormDeps) {
  const { page, applicationDays: retentionDays } = settings
  const show = (request: FastifyRequest, reply: FastifyReply, answer: TrialPageState = {}) =>
    sendPage(
      reply,
      trialPage({
        ...answer,
        appName: page.appName,
        guard: csrfValueOf(request, reply, runtime.random),
        operator: settings.operator,
        retentionDays,
        back: `${page.basename}/`,
      }),
    )

  app.get(PATH, { config: { errorPage: errorPage(page) }, schema: { querystring: Query } }, async (request, reply) =>
    show(request, reply),
  )

  app.post(
    PATH,
    {
      config: { rateLimit: limits.trial, errorPage: errorPage(page) },
      schema: { querystring: Query, body: Body },
    },
    async (request, reply) => {
      const { body, query } = request
      const values = trimmedTrialValues(body)
      const agreed = body.consent !== ''
      const consentState = agreed ? 'given' : undefined
      if (!isCsrfValueValid(request, body.guard))
        return show(request, reply.code(403), { values, problem: 'stale', consent: consentState })
      const invalid = wrongTrialFields(values)
      if (invalid.length > 0 || !agreed) {
        const errors = Object.fromEntries(invalid.map(field => [field, SENTENCES[field]]))
        return show(request, reply.code(400), { values, errors, consent: consentState ?? 'missing' })
      }
      const consent = privacyVersion(settings)
      await store.trialApplications.add({ ...values, ...trialApplicationSource(query), consent })
      return reply.redirect(DONE, 303)
    },
  )

  app.get(DONE, async (_request, reply) =>
    sendNotice(reply, page, { mark: 'done', title: copy.trial.doneTitle, sentence: copy.trial.done }),
  )
}

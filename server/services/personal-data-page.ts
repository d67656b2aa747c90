/** `/privacy/data`: exports the data of an account or ends it, by password, without the app. */
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '../accounts'
import { copy, fill } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { addressOf } from '../http/visitor'
import { HttpError } from '../http/http-error'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { guardOf, isGuarded } from '../web/guard'
import { MOST_NAME, MOST_PASSWORD } from '../web/credentials'
import { errorPage, sendNotice } from '../web/notice'
import { PERSONAL_DATA_ACTIONS, type PersonalDataPageState, personalDataPage as drawn } from '../web/personal-data-page'
import { sendPage } from '../web/page'
import { graceSpan, PERSONAL_DATA_PATH } from '../web/privacy-page'
import { personalDataOf, sendPersonalData } from './personal-data'

interface PageDeps {
  store: Store
  settings: ServerSettings
  runtime: Runtime
  limits: RateLimits
}

const DONE_PATH = `${PERSONAL_DATA_PATH}/removed`

const Body = Type.Object({
  name: Type.String({ maxLength: MOST_NAME, default: '' }),
  password: Type.String({ maxLength: MOST_PASSWORD, default: '' }),
  act: Type.String({ maxLength: 16, default: '' }),
  guard: Type.String({ maxLength: 64, default: '' }),
})

export function personalDataPageService(app: App, { store, settings: { page }, runtime, limits }: PageDeps) {
  const show = (request: FastifyRequest, reply: FastifyReply, answer: PersonalDataPageState = {}) =>
    sendPage(reply, drawn({ ...answer, appName: page.appName, guard: guardOf(request, reply, runtime.random) }))
  const config = { rateLimit: limits.login, errorPage: errorPage(page) }

  app.get(PERSONAL_DATA_PATH, { config }, async (request, reply) => show(request, reply))

  app.post(PERSONAL_DATA_PATH, { config, schema: { body: Body } }, async (request, reply) => {
    const { name, password, guard } = request.body
    const act = PERSONAL_DATA_ACTIONS.find(action => action === request.body.act)
    const showAgain = (status: number, answer: PersonalDataPageState) =>
      show(request, reply.code(status), { name, act, ...answer })
    const locked = (retryIn: number) => {
      logEvent(request, 'login_locked')
      reply.header('retry-after', Math.ceil(retryIn / SECOND))
      return showAgain(429, { problem: 'locked', wait: retryIn })
    }

    if (!isGuarded(request, guard)) return showAgain(403, { problem: 'stale' })
    if (name.trim() === '' || password === '') return showAgain(400, { problem: 'empty' })
    if (!act) return showAgain(400, { problem: 'noAct' })
    const result = await store.signIn(name, password, addressOf(request))
    if (result.kind === 'locked') return locked(result.retryIn)
    if (result.kind === 'wrong') {
      logEvent(request, 'login_failed', { account: result.account?.id })
      return showAgain(401, { problem: 'wrong' })
    }
    // The owner of an expired trial account may still export and delete the data.
    const { account } = result
    if (account.disabled) throw new HttpError('account_disabled')

    if (act === 'download') {
      const chunks = await personalDataOf(store, account.id)
      logEvent(request, 'data_exported', { account: account.id })
      return sendPersonalData(reply, chunks)
    }
    const outcome = await store.removeAccount(account, password, addressOf(request))
    if (outcome.kind === 'demo') return showAgain(403, { problem: 'demo' })
    if (outcome.kind === 'locked') return locked(outcome.retryIn)
    if (outcome.kind !== 'leaving') return showAgain(401, { problem: 'wrong' })
    logEvent(request, 'account_removed', { account: account.id })
    return reply.redirect(DONE_PATH, 303)
  })

  app.get(DONE_PATH, async (_request, reply) =>
    sendNotice(reply, page, {
      mark: 'done',
      title: copy.personalData.doneTitle,
      sentence: fill(copy.personalData.done, { grace: graceSpan }),
    }),
  )
}

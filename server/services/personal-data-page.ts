/** `/privacy/data`: exports the data of an account or closes the account, by password and without the app. */
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts'
import { copy, fillPlaceholders } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { clientAddressOf } from '../http/visitor'
import { HttpError } from '../http/http-error'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { csrfValueOf, isCsrfValueValid } from '../web/guard'
import { MAX_LOGIN_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../web/credentials'
import { errorPage, sendNotice } from '../web/notice'
import { PERSONAL_DATA_ACTIONS, type PersonalDataPageState, personalDataPage as drawn } from '../web/personal-data-page'
import { sendPage } from '../web/page'
import { removalGraceText, PERSONAL_DATA_PATH } from '../web/privacy-page'
import { personalDataChunks, sendPersonalData } from './personal-data'

interface PageDeps {
  store: AccountStore
  settings: ServerSettings
  runtime: Runtime
  limits: RateLimits
}

const DONE_PATH = `${PERSONAL_DATA_PATH}/removed`

const Body = Type.Object({
  name: Type.String({ maxLength: MAX_LOGIN_NAME_LENGTH, default: '' }),
  password: Type.String({ maxLength: MAX_PASSWORD_LENGTH, default: '' }),
  act: Type.String({ maxLength: 16, default: '' }),
  guard: Type.String({ maxLength: 64, default: '' }),
})

export function personalDataPageService(app: App, { store, settings: { page }, runtime, limits }: PageDeps) {
  const show = (request: FastifyRequest, reply: FastifyReply, answer: PersonalDataPageState = {}) =>
    sendPage(reply, drawn({ ...answer, appName: page.appName, guard: csrfValueOf(request, reply, runtime.random) }))
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

    if (!isCsrfValueValid(request, guard)) return showAgain(403, { problem: 'stale' })
    if (name.trim() === '' || password === '') return showAgain(400, { problem: 'empty' })
    if (!act) return showAgain(400, { problem: 'noAct' })
    const result = await store.signIn(name, password, clientAddressOf(request))
    if (result.kind === 'locked') return locked(result.retryIn)
    if (result.kind === 'wrong') {
      logEvent(request, 'login_failed', { account: result.account?.id })
      return showAgain(401, { problem: 'wrong' })
    }
    // An expired trial account does not prevent this: its owner may still export and delete the data.
    const { account } = result
    if (account.disabled) throw new HttpError('account_disabled')

    if (act === 'download') {
      const chunks = await personalDataChunks(store, account.id)
      logEvent(request, 'data_exported', { account: account.id })
      return sendPersonalData(reply, chunks)
    }
    const outcome = await store.removeAccount(account, password, clientAddressOf(request))
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
      sentence: fillPlaceholders(copy.personalData.done, { grace: removalGraceText }),
    }),
  )
}

/** `/privacy/data`: who has a password has their data, or ends their account, without the app. */
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '../accounts'
import { copy, fill } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import { addressOf, type Limits } from '../http/limits'
import { HttpError } from '../http/http-error'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { guardOf, isGuarded } from '../web/guard'
import { MOST_NAME, MOST_PASSWORD } from '../web/credentials'
import { errorPage, sendNotice } from '../web/notice'
import { ACTS, type OwnDataAnswer, ownDataPage as drawn } from '../web/personal-data-page'
import { sendPage } from '../web/page'
import { graceSpan, OWN_DATA_PATH } from '../web/privacy-page'
import { ownDataOf, sendOwnData } from './personal-data'

interface PageDeps {
  store: Store
  settings: ServerSettings
  runtime: Runtime
  limits: Limits
}

const DONE = `${OWN_DATA_PATH}/removed`

const Body = Type.Object({
  name: Type.String({ maxLength: MOST_NAME, default: '' }),
  password: Type.String({ maxLength: MOST_PASSWORD, default: '' }),
  act: Type.String({ maxLength: 16, default: '' }),
  guard: Type.String({ maxLength: 64, default: '' }),
})

export function ownDataPage(app: App, { store, settings: { page }, runtime, limits }: PageDeps) {
  const show = (request: FastifyRequest, reply: FastifyReply, answer: OwnDataAnswer = {}) =>
    sendPage(reply, drawn({ ...answer, appName: page.appName, guard: guardOf(request, reply, runtime.random) }))
  const config = { rateLimit: limits.login, errorPage: errorPage(page) }

  app.get(OWN_DATA_PATH, { config }, async (request, reply) => show(request, reply))

  app.post(OWN_DATA_PATH, { config, schema: { body: Body } }, async (request, reply) => {
    const { name, password, guard } = request.body
    const act = ACTS.find(one => one === request.body.act)
    const again = (status: number, answer: OwnDataAnswer) => show(request, reply.code(status), { name, act, ...answer })
    const locked = (retryIn: number) => {
      logEvent(request, 'login_locked')
      reply.header('retry-after', Math.ceil(retryIn / SECOND))
      return again(429, { problem: 'locked', wait: retryIn })
    }

    if (!isGuarded(request, guard)) return again(403, { problem: 'stale' })
    if (name.trim() === '' || password === '') return again(400, { problem: 'empty' })
    if (!act) return again(400, { problem: 'noAct' })
    const found = await store.signIn(name, password, addressOf(request))
    if (found.kind === 'locked') return locked(found.retryIn)
    if (found.kind === 'wrong') {
      logEvent(request, 'login_failed', { account: found.account?.id })
      return again(401, { problem: 'wrong' })
    }
    // Whose trial is over may still have and delete what is kept of them.
    const { account } = found
    if (account.disabled) throw new HttpError('account_disabled')

    if (act === 'download') {
      const pieces = await ownDataOf(store, account.id)
      logEvent(request, 'data_exported', { account: account.id })
      return sendOwnData(reply, pieces)
    }
    const outcome = await store.removeAccount(account, password, addressOf(request))
    if (outcome.kind === 'demo') return again(403, { problem: 'demo' })
    if (outcome.kind === 'locked') return locked(outcome.retryIn)
    if (outcome.kind !== 'leaving') return again(401, { problem: 'wrong' })
    logEvent(request, 'account_removed', { account: account.id })
    return reply.redirect(DONE, 303)
  })

  app.get(DONE, async (_request, reply) =>
    sendNotice(reply, page, {
      mark: 'done',
      title: copy.ownData.doneTitle,
      sentence: fill(copy.ownData.done, { grace: graceSpan }),
    }),
  )
}

/** The login page of the built-in provider, for servers without WeChat credentials. */
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { clientAddressOf } from '../http/visitor'
import { productOrigins } from '../http/origin'
import { AUTHORIZE_PATH } from '../paths'
import { HttpError } from '../http/http-error'
import { BUILTIN_APP_ID, issueLoginCode } from '../providers/builtin'
import type { ServerSettings } from '../settings'
import { csrfValueOf, isCsrfValueValid } from '../web/guard'
import { MAX_LOGIN_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '../web/credentials'
import { type LoginPageState, loginPage } from '../web/login-page'
import { errorPage } from '../web/notice'
import { sendPage } from '../web/page'
import { privacyVersion } from '../web/privacy-page'
import { type Runtime, SECOND } from '../runtime'
import { validRedirectTarget, addLoginCode } from './redirect'
import { requireUsableAccount } from './account-status'

interface OAuthDeps {
  store: AccountStore
  settings: ServerSettings
  runtime: Runtime
  limits: RateLimits
}

const Query = Type.Object({
  appid: Type.Literal(BUILTIN_APP_ID),
  redirect_uri: Type.String({ maxLength: 8192 }),
  response_type: Type.Literal('code'),
  scope: Type.Union([Type.Literal('snsapi_userinfo'), Type.Literal('snsapi_base')]),
  state: Type.String({ minLength: 1, maxLength: 128 }),
})
const Body = Type.Object({
  name: Type.String({ maxLength: MAX_LOGIN_NAME_LENGTH, default: '' }),
  password: Type.String({ maxLength: MAX_PASSWORD_LENGTH, default: '' }),
  consent: Type.String({ maxLength: 16, default: '' }),
  guard: Type.String({ maxLength: 64, default: '' }),
})

export function oauthService(app: App, { store, settings, runtime, limits }: OAuthDeps) {
  /**
   * Validates the return address and the login state before a password is requested. A request in which one of them is
   * invalid gets no form.
   */
  async function validate(request: FastifyRequest, { redirect_uri, state }: Static<typeof Query>) {
    const target = validRedirectTarget(redirect_uri, productOrigins(request, settings))
    if (!target) throw new HttpError('redirect_refused')
    const issued = await store.tickets.peek('state', state)
    if (!issued.ok) throw new HttpError(`state_${issued.why}`)
    return target
  }

  const show = (request: FastifyRequest, reply: FastifyReply, target: string, answer: LoginPageState = {}) =>
    sendPage(
      reply,
      loginPage({
        ...answer,
        appName: settings.page.appName,
        demo: settings.demo,
        guard: csrfValueOf(request, reply, runtime.random),
        operator: settings.operator,
        formTargets: [new URL(target).origin],
        back: target,
      }),
    )

  const config = { rateLimit: limits.login, errorPage: errorPage(settings.page) }

  app.get(AUTHORIZE_PATH, { config, schema: { querystring: Query } }, async (request, reply) =>
    show(request, reply, await validate(request, request.query)),
  )

  app.post(AUTHORIZE_PATH, { config, schema: { querystring: Query, body: Body } }, async (request, reply) => {
    const { query, body } = request
    const target = await validate(request, query)
    const { name, password } = body
    const agreed = body.consent !== ''
    const showAgain = (status: number, answer: LoginPageState) =>
      show(request, reply.code(status), target, { name, consent: agreed ? 'given' : undefined, ...answer })

    if (!isCsrfValueValid(request, body.guard)) return showAgain(403, { problem: 'stale' })
    if (name.trim() === '' || password === '') return showAgain(400, { problem: 'empty' })
    if (!agreed) return showAgain(400, { consent: 'missing', password })
    const result = await store.signIn(name, password, clientAddressOf(request))
    if (result.kind === 'wrong') {
      logEvent(request, 'login_failed', { account: result.account?.id })
      return showAgain(401, { problem: 'wrong' })
    }
    if (result.kind === 'locked') {
      logEvent(request, 'login_locked')
      reply.header('retry-after', Math.ceil(result.retryIn / SECOND))
      return showAgain(429, { problem: 'locked', wait: result.retryIn })
    }
    requireUsableAccount(result.account)
    await store.accounts.recordConsent(result.account.id, privacyVersion(settings))
    const code = await issueLoginCode(store, result.account.id, query.state)
    return reply.redirect(addLoginCode(target, code, query.state), 302)
  })
}

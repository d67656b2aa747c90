/** Logs in and out and describes the account: `/user`, `/im`, `/admin` and `/3c-user`. */
import { USER_PATHS } from '@contract/paths'
import {
  CodeExchange,
  LoginInfo,
  LoginInfoQuery,
  Me,
  OfficePermissions,
  RestoreRequest,
  SessionGrant,
  TrialStatus,
} from '@contract/user'
import { Type } from '@sinclair/typebox'
import type { AccountStore } from '../accounts'
import { LOGIN_STATE_LIFE } from '../accounts/tickets'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { serverOrigin } from '../http/origin'
import { AUTHORIZE_PATH } from '../paths'
import { HttpError } from '../http/http-error'
import { browserDigestOf } from '../http/browser'
import { requireLogin } from '../http/visitor'
import type { Providers } from '../providers/port'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'
import type { ServerSettings } from '../settings'
import { requireUsableAccount } from './account-status'
import { sessionGranter } from './session-grant'

interface UserDeps {
  store: AccountStore
  providers: Providers
  limits: RateLimits
  settings: Pick<ServerSettings, 'login'>
}

type Client = 'web' | 'weapp'

/** A login that has begun: its client, and the only browser that may complete it. */
interface PendingLogin {
  client: Client
  browser: string
}

/** A login to an account that its owner has closed. The owner may restore the account. */
interface PendingRestore {
  account: string
  browser: string
  /** Whether a link opened the account. The removal of the link then ends the session. */
  linked?: boolean
}

export function userService(app: App, { store, providers, limits, settings }: UserDeps) {
  const login = { config: { rateLimit: limits.login } }

  const grantTo = sessionGranter(store)

  app.get(
    USER_PATHS.loginInfo,
    { ...login, schema: { querystring: LoginInfoQuery, ...dataResponseSchema(LoginInfo) } },
    async request => {
      const client: Client = request.query.client ?? 'web'
      return dataEnvelope({
        appId: providers[client].appId,
        state: await store.tickets.issue(
          'state',
          { client, browser: browserDigestOf(request) } satisfies PendingLogin,
          LOGIN_STATE_LIFE,
        ),
        authorizeUrl: providers.authorizeUrl || serverOrigin(request) + AUTHORIZE_PATH,
      })
    },
  )

  app.post(
    USER_PATHS.exchangeCode,
    { ...login, schema: { body: CodeExchange, ...dataResponseSchema(SessionGrant) } },
    async request => {
      const { body } = request
      const state = await store.tickets.spend<PendingLogin>('state', body.state)
      if (!state.ok) throw new HttpError(`state_${state.why}`)
      const { client, browser } = state.payload
      if (browser !== browserDigestOf(request)) throw new HttpError('state_unknown', 'it was issued to another browser')
      const { account: owner, linked } = await providers[client].redeem(body.code, body.state)
      requireUsableAccount(owner)
      const account = linked ?? owner
      if (linked) requireUsableAccount(linked)
      if (account.leavesAt) {
        await store.tickets.issueTo(
          'restore',
          body.state,
          { account: account.id, browser, linked: linked !== undefined } satisfies PendingRestore,
          LOGIN_STATE_LIFE,
        )
        throw new HttpError('account_leaving')
      }
      return dataEnvelope(await grantTo(request, account, linked !== undefined))
    },
  )

  app.post(
    USER_PATHS.restore,
    { ...login, schema: { body: RestoreRequest, ...dataResponseSchema(SessionGrant) } },
    async request => {
      const ticket = await store.tickets.spend<PendingRestore>('restore', request.body.state)
      if (!ticket.ok) throw new HttpError(`state_${ticket.why}`)
      if (ticket.payload.browser !== browserDigestOf(request))
        throw new HttpError('state_unknown', 'it was another browser’s')
      if (!(await store.pendingRemovals.cancel(ticket.payload.account))) throw new HttpError('account_gone')
      const account = (await store.accounts.find(ticket.payload.account))!
      requireUsableAccount(account)
      logEvent(request, 'account_restored', { account: account.id })
      return dataEnvelope(await grantTo(request, account, ticket.payload.linked))
    },
  )

  app.post(USER_PATHS.logout, { schema: dataResponseSchema(Type.Null()) }, async request => {
    await store.sessions.revoke(requireLogin(request).token)
    logEvent(request, 'logged_out')
    return dataEnvelope(null)
  })

  app.get(USER_PATHS.me, { schema: dataResponseSchema(Me) }, async request => {
    const { account } = requireLogin(request)
    return dataEnvelope({
      office_id: account.officeId,
      user_id: account.id,
      name: account.name,
      isAlphaUser: account.kind !== 'trial',
      isNew3cUser: account.kind === 'office',
      security: { password: account.mayChangePassword, tokens: true },
      desk: true,
      weChat: settings.login.weapp && {
        state: await store.weChatLinks.stateOf(account.id),
        phone: providers.phone !== undefined,
      },
    })
  })

  app.get(USER_PATHS.trial, { schema: dataResponseSchema(TrialStatus) }, async request => {
    const { account } = requireLogin(request)
    const isTrial = account.kind === 'trial'
    return dataEnvelope({ isTrial, trialOnly: isTrial, expiresAt: account.trialEndsAt?.toISOString() })
  })

  app.post(USER_PATHS.officePermission, { schema: dataResponseSchema(OfficePermissions) }, async request => {
    const { account } = requireLogin(request)
    return dataEnvelope({ permissionList: account.permissions.map(permission => ({ permission })) })
  })
}

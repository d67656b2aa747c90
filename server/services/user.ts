/** Logging in and out, and who one is then: `/user`, `/im`, `/admin` and `/3c-user`. */
import { USER_PATHS } from '@contract/paths'
import { CodeExchange, LoginInfo, LoginInfoQuery, Me, OfficePermission, SessionGrant, Trial } from '@contract/user'
import { Type } from '@sinclair/typebox'
import type { Store } from '../accounts'
import type { App } from '../http/app-type'
import { deviceOf } from '../http/device'
import { tell } from '../http/events'
import type { Limits } from '../http/limits'
import { ownOrigin } from '../http/origin'
import { AUTHORIZE_PATH } from '../http/paths'
import { Refusal } from '../http/refusal'
import { browserOf } from '../http/browser'
import { loggedIn } from '../http/visitor'
import type { Providers } from '../providers/port'
import { MINUTE } from '../runtime'
import { answers, data } from './envelope'
import { refuseBadStanding } from './account-status'

export interface UserDeps {
  store: Store
  providers: Providers
  limits: Limits
}

type Client = 'web' | 'weapp'

/** A login that is under way: by which client, and in which browser, which alone may end it. */
interface Begun {
  client: Client
  browser: string
}

export const STATE_LIFE = 10 * MINUTE

export function userService(app: App, { store, providers, limits }: UserDeps) {
  const login = { config: { rateLimit: limits.login } }

  app.get(
    USER_PATHS.loginInfo,
    { ...login, schema: { querystring: LoginInfoQuery, ...answers(LoginInfo) } },
    async request => {
      const client: Client = request.query.client ?? 'web'
      return data({
        appId: providers[client].appId,
        state: await store.tickets.issue('state', { client, browser: browserOf(request) } satisfies Begun, STATE_LIFE),
        authorizeUrl: providers.authorizeUrl || ownOrigin(request) + AUTHORIZE_PATH,
      })
    },
  )

  app.post(
    USER_PATHS.exchangeCode,
    { ...login, schema: { body: CodeExchange, ...answers(SessionGrant) } },
    async request => {
      const { body } = request
      const state = await store.tickets.spend<Begun>('state', body.state)
      if (!state.ok) throw new Refusal(`state_${state.why}`)
      const { client, browser } = state.payload
      if (browser !== browserOf(request)) throw new Refusal('state_unknown', 'it was issued to another browser')
      const account = await providers[client].redeem(body.code, body.state)
      refuseBadStanding(account)
      const { token, expiresAt } = await store.sessions.grant(account, deviceOf(request.headers['user-agent']))
      tell(request, 'logged_in', { account: account.id })
      const isOffice = account.kind === 'office'
      return data({
        token,
        officeId: account.officeId,
        userId: account.id,
        isNew3cUser: isOffice,
        is3c: isOffice,
        expiresAt: expiresAt.toISOString(),
      })
    },
  )

  app.post(USER_PATHS.logout, { schema: answers(Type.Null()) }, async request => {
    await store.sessions.revoke(loggedIn(request).token)
    tell(request, 'logged_out')
    return data(null)
  })

  app.get(USER_PATHS.me, { schema: answers(Me) }, async request => {
    const { account } = loggedIn(request)
    return data({
      office_id: account.officeId,
      user_id: account.id,
      name: account.name,
      isAlphaUser: account.kind !== 'trial',
      isNew3cUser: account.kind === 'office',
      security: { password: account.hasPassword },
      desk: true,
    })
  })

  app.get(USER_PATHS.trial, { schema: answers(Trial) }, async request => {
    const { account } = loggedIn(request)
    const isTrial = account.kind === 'trial'
    return data({ isTrial, trialOnly: isTrial, expiresAt: account.trialEndsAt?.toISOString() })
  })

  app.post(USER_PATHS.officePermission, { schema: answers(OfficePermission) }, async request => {
    const { account } = loggedIn(request)
    return data({ permissionList: account.permissions.map(permission => ({ permission })) })
  })
}

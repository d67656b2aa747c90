/** An account's password, sessions, personal tokens and share keys: `/account`. */
import {
  EndedCount,
  NewPersonalToken,
  ListedId,
  PasswordChange,
  PersonalToken,
  Session,
  Shares,
  SharesQuery,
  NewTokenRequest,
} from '@contract/account'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { Type } from '@sinclair/typebox'
import type { AccountStore } from '../accounts'
import type { PasswordChangeResult as Outcome } from '../accounts/change-password'
import type { ListedToken } from '../accounts/personal-tokens'
import type { ErrorId } from '../copy'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { type EventName, logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { clientAddressOf, refuseGuests, requireLogin } from '../http/visitor'
import { SECOND } from '../runtime'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'
import { describeShare } from './account-shares'

interface AccountDeps {
  store: AccountStore
  limits: RateLimits
  engine?: Engine
}

const SHARES_AT_ONCE = 20

const ERROR_IDS: Record<Exclude<Outcome['kind'], 'changed'>, ErrorId> = {
  none: 'password_none',
  unfit: 'password_unfit',
  common: 'password_common',
  same: 'password_same',
  wrong: 'password_wrong',
  locked: 'password_locked',
}
/** Outcomes that the audit log records, because somebody may misuse an unattended phone. */
const EVENTS: Partial<Record<Outcome['kind'], EventName>> = {
  changed: 'password_changed',
  wrong: 'password_wrong',
  locked: 'login_locked',
}

export function accountService(app: App, deps: AccountDeps) {
  app.register(async (members: App) => {
    refuseGuests(members)
    passwordRoute(members, deps)
    sessionRoutes(members, deps)
    tokenRoutes(members, deps)
    shareRoutes(members, deps)
  })
}

function passwordRoute(app: App, { store, limits }: AccountDeps) {
  app.post(
    ACCOUNT_PATHS.password,
    { config: { rateLimit: limits.login }, schema: { body: PasswordChange, ...dataResponseSchema(Type.Null()) } },
    async (request, reply) => {
      const { account, token } = requireLogin(request)
      const outcome = await store.changePassword(account, { ...request.body, address: clientAddressOf(request), token })
      const event = EVENTS[outcome.kind]
      if (event) logEvent(request, event)
      if (outcome.kind === 'locked') reply.header('retry-after', Math.ceil(outcome.retryIn / SECOND))
      if (outcome.kind !== 'changed') throw new HttpError(ERROR_IDS[outcome.kind])
      return dataEnvelope(null)
    },
  )
}

function sessionRoutes(app: App, { store: { sessions } }: AccountDeps) {
  app.get(ACCOUNT_PATHS.sessions, { schema: dataResponseSchema(Type.Array(Session)) }, async request => {
    const { account, token } = requireLogin(request)
    const listed = await sessions.list(account, token)
    return dataEnvelope(
      listed.map(({ begunAt, seenAt, ...session }) => ({
        ...session,
        begunAt: begunAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    )
  })

  app.post(
    ACCOUNT_PATHS.endSession,
    { schema: { body: ListedId, ...dataResponseSchema(EndedCount) } },
    async request => {
      const ended = await sessions.endOne(requireLogin(request).account, request.body.id)
      logEvent(request, 'sessions_ended', { count: ended })
      return dataEnvelope({ ended })
    },
  )

  app.post(ACCOUNT_PATHS.endOtherSessions, { schema: dataResponseSchema(EndedCount) }, async request => {
    const { account, token } = requireLogin(request)
    const ended = await sessions.endOthers(account, token)
    logEvent(request, 'sessions_ended', { count: ended })
    return dataEnvelope({ ended })
  })
}

const describeToken = ({ id, name, madeAt, usedAt, expiresAt }: ListedToken): PersonalToken => ({
  id,
  name,
  madeAt: madeAt.toISOString(),
  usedAt: usedAt?.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

function tokenRoutes(app: App, { store: { personalTokens }, limits }: AccountDeps) {
  app.get(ACCOUNT_PATHS.tokens, { schema: dataResponseSchema(Type.Array(PersonalToken)) }, async request =>
    dataEnvelope((await personalTokens.list(requireLogin(request).account)).map(describeToken)),
  )

  app.post(
    ACCOUNT_PATHS.makeToken,
    { config: { rateLimit: limits.login }, schema: { body: NewTokenRequest, ...dataResponseSchema(NewPersonalToken) } },
    async request => {
      const name = request.body.name.trim()
      if (!name) throw new HttpError('invalid_request')
      const made = await personalTokens.make(requireLogin(request).account, name)
      if (!made) throw new HttpError('token_quota')
      logEvent(request, 'token_made')
      return dataEnvelope({ ...describeToken(made), token: made.token })
    },
  )

  app.post(
    ACCOUNT_PATHS.revokeToken,
    { schema: { body: ListedId, ...dataResponseSchema(EndedCount) } },
    async request => {
      const ended = await personalTokens.revoke(requireLogin(request).account, request.body.id)
      logEvent(request, 'tokens_revoked', { count: ended })
      return dataEnvelope({ ended })
    },
  )
}

function shareRoutes(app: App, { store: { shareKeys }, engine }: AccountDeps) {
  app.get(
    ACCOUNT_PATHS.shares,
    { schema: { querystring: SharesQuery, ...dataResponseSchema(Shares) } },
    async request => {
      const skip = Number(request.query.skip ?? 0)
      const { total, keys } = await shareKeys.pageOf(requireLogin(request).account.id, { skip, most: SHARES_AT_ONCE })
      return dataEnvelope({ total, list: await Promise.all(keys.map(key => describeShare(key, engine))) })
    },
  )

  app.post(
    ACCOUNT_PATHS.revokeShare,
    { schema: { body: ListedId, ...dataResponseSchema(EndedCount) } },
    async request => {
      const ended = await shareKeys.revokeOneOf(requireLogin(request).account.id, request.body.id)
      logEvent(request, 'shares_revoked', { count: ended })
      return dataEnvelope({ ended })
    },
  )

  app.post(ACCOUNT_PATHS.revokeShares, { schema: dataResponseSchema(EndedCount) }, async request => {
    const ended = await shareKeys.revokeAllOf(requireLogin(request).account.id)
    logEvent(request, 'shares_revoked', { count: ended })
    return dataEnvelope({ ended })
  })
}

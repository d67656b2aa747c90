/**
 * Calls the services of the current user: `/user`, `/im`, `/admin` and `/3c-user`. A field that the device stores stays
 * absent if the reply lacks it. It does not become false, so that the stored value stays.
 */
import { USER_PATHS } from '@contract/paths'
import type { CodeExchange, LoginInfo, Me, SessionGrant, TrialStatus } from '@contract/user'
import { isRecord } from '@domain/guards'
import { send, readReply } from '@/request/http'
import { type AllFields, toFields, toFlag, toList, toOptionalText, toText } from '@/request/value'

/** Reads the login info. Without `authorizeUrl` in the reply it is '', and the app uses the url of its settings. */
export function readLoginInfo(answer: unknown): AllFields<LoginInfo> | undefined {
  const { appId, state, authorizeUrl } = toFields(answer)
  const info = { appId: toText(appId), state: toText(state), authorizeUrl: toText(authorizeUrl) }
  return info.state ? info : undefined
}

type Silent<T, Named extends keyof T> = Pick<T, Named> & Partial<Omit<T, Named>>

export type LoginGrant = Silent<SessionGrant, 'token'>

export function readLoginGrant(answer: unknown): AllFields<LoginGrant> | undefined {
  const { token, officeId, office_id, userId, user_id, isNew3cUser, is3c, expiresAt } = toFields(answer)
  const key = toOptionalText(token) ?? toOptionalText(answer)
  if (!key) return undefined
  return {
    token: key,
    officeId: toOptionalText(officeId ?? office_id),
    userId: toOptionalText(userId ?? user_id),
    isNew3cUser: toFlag(isNew3cUser),
    is3c: toFlag(is3c),
    expiresAt: toOptionalText(expiresAt),
  }
}

/** The current user. The state of the WeChat link may be one that this app does not know. */
export type CurrentUser = Partial<Omit<Me, 'weChat'>> & { weChat?: { state: string; phone: boolean } }

export function readCurrentUser(answer: unknown): AllFields<CurrentUser> | undefined {
  if (!isRecord(answer)) return undefined
  const { security, weChat } = answer
  return {
    office_id: toOptionalText(answer.office_id),
    user_id: toOptionalText(answer.user_id),
    name: toOptionalText(answer.name),
    isAlphaUser: toFlag(answer.isAlphaUser),
    isNew3cUser: toFlag(answer.isNew3cUser),
    security: isRecord(security)
      ? { password: toFlag(security.password) ?? false, tokens: toFlag(security.tokens) }
      : undefined,
    desk: toFlag(answer.desk),
    weChat: isRecord(weChat) ? { state: toText(weChat.state), phone: toFlag(weChat.phone) ?? false } : undefined,
  }
}

export function readTrialFlags(answer: unknown): Pick<TrialStatus, 'isTrial' | 'trialOnly'> {
  const { isTrial, trialOnly } = toFields(answer)
  return { isTrial: toFlag(isTrial) ?? false, trialOnly: toFlag(trialOnly) ?? false }
}

/** Reads the permissions. Returns `undefined` for a missing list, because the permissions are then unknown. */
export function readPermissions(answer: unknown): string[] | undefined {
  const { permissionList } = toFields(answer)
  if (!Array.isArray(permissionList)) return undefined
  return toList(permissionList)
    .map(each => toText(isRecord(each) ? each.permission : each))
    .filter(Boolean)
}

export const fetchLoginInfo = async (client: 'web' | 'weapp') =>
  readReply(await send({ path: USER_PATHS.loginInfo, query: { client } }), readLoginInfo)

export const exchangeLoginCode = async (body: CodeExchange) =>
  readReply(await send({ method: 'POST', path: USER_PATHS.exchangeCode, body }), readLoginGrant)

/** Ends the session on the server. The device signs out without waiting for the reply. */
export const endSession = () => send({ method: 'POST', path: USER_PATHS.logout, body: {}, quiet: true })

export const fetchCurrentUser = async () => readReply(await send({ path: USER_PATHS.me }), readCurrentUser)

export const fetchTrialFlags = async () =>
  readReply(await send({ path: USER_PATHS.trial, quiet: true }), readTrialFlags)

/** Fetches the permissions of the user's office. */
export const fetchOfficePermissions = async () =>
  readReply(await send({ method: 'POST', path: USER_PATHS.officePermission, body: {} }), readPermissions)

/** Reads the current user. Missing fields are absent, not false: stored values then stay. */
import type { LoginInfo, Me, SessionGrant, Trial } from '@contract/user'
import { isRecord } from '@domain/guards'
import { type Whole, fields, flag, list, maybeText, text } from '@/request/value'

/** `authorizeUrl` is '' if the app's settings have it. */
export function readLoginInfo(answer: unknown): Whole<LoginInfo> | undefined {
  const { appId, state, authorizeUrl } = fields(answer)
  const info = { appId: text(appId), state: text(state), authorizeUrl: text(authorizeUrl) }
  return info.state ? info : undefined
}

type Silent<T, Named extends keyof T> = Pick<T, Named> & Partial<Omit<T, Named>>

export type Grant = Silent<SessionGrant, 'token'>

export function readGrant(answer: unknown): Whole<Grant> | undefined {
  const { token, officeId, office_id, userId, user_id, isNew3cUser, is3c, expiresAt } = fields(answer)
  const key = maybeText(token) ?? maybeText(answer)
  if (!key) return undefined
  return {
    token: key,
    officeId: maybeText(officeId ?? office_id),
    userId: maybeText(userId ?? user_id),
    isNew3cUser: flag(isNew3cUser),
    is3c: flag(is3c),
    expiresAt: maybeText(expiresAt),
  }
}

/** The WeChat state may be unknown to this app. */
export type CurrentUser = Partial<Omit<Me, 'weChat'>> & { weChat?: { state: string; phone: boolean } }

export function readMe(answer: unknown): Whole<CurrentUser> | undefined {
  if (!isRecord(answer)) return undefined
  const { security, weChat } = answer
  return {
    office_id: maybeText(answer.office_id),
    user_id: maybeText(answer.user_id),
    name: maybeText(answer.name),
    isAlphaUser: flag(answer.isAlphaUser),
    isNew3cUser: flag(answer.isNew3cUser),
    security: isRecord(security) ? { password: flag(security.password) ?? false } : undefined,
    desk: flag(answer.desk),
    weChat: isRecord(weChat) ? { state: text(weChat.state), phone: flag(weChat.phone) ?? false } : undefined,
  }
}

export function readTrial(answer: unknown): Pick<Trial, 'isTrial' | 'trialOnly'> {
  const { isTrial, trialOnly } = fields(answer)
  return { isTrial: flag(isTrial) ?? false, trialOnly: flag(trialOnly) ?? false }
}

/** `undefined` for a missing list: permissions are unknown. */
export function readPermissions(answer: unknown): string[] | undefined {
  const { permissionList } = fields(answer)
  if (!Array.isArray(permissionList)) return undefined
  return list(permissionList)
    .map(each => text(isRecord(each) ? each.permission : each))
    .filter(Boolean)
}

/** Who is using the app. What a service does not say is left to what is kept: absent, not false. */
import type { LoginInfo, Me, SessionGrant, Trial } from '@contract/user'
import { isRecord } from '@domain/guards'
import { type Whole, fields, flag, list, maybeText, text } from '@/request/value'

/** `authorizeUrl` is '' where the service leaves it to the app's settings. */
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

/** A state of WeChat that nobody here knows is none of those that are known. */
export type Person = Partial<Omit<Me, 'weChat'>> & { weChat?: { state: string; phone: boolean } }

export function readMe(answer: unknown): Whole<Person> | undefined {
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

/** A list that is not there grants nothing and forbids nothing: nobody knows. */
export function readPermissions(answer: unknown): string[] | undefined {
  const { permissionList } = fields(answer)
  if (!Array.isArray(permissionList)) return undefined
  return list(permissionList)
    .map(each => text(isRecord(each) ? each.permission : each))
    .filter(Boolean)
}

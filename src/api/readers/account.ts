import type { MadeToken, PersonalToken, Session, Share, Shares } from '@contract/account'
import { type AllFields, toCount, readRows, toFields, toFlag, toOptionalText, toText } from '@/request/value'

/** Reads a reply that has no content. */
export const readSuccess = () => true

/** Reads the time of the deletion. An older server deletes the account at once and sends no time. */
export const readDeletionTime = (answer: unknown) => toText(toFields(answer).leavesAt)

export function readSessions(answer: unknown): AllFields<Session>[] | undefined {
  if (!Array.isArray(answer)) return undefined
  return readRows(answer, ({ id, device, begunAt, seenAt, current }) => {
    const name = toOptionalText(id)
    if (!name) return undefined
    return {
      id: name,
      device: toText(device),
      begunAt: toText(begunAt),
      seenAt: toText(seenAt),
      current: toFlag(current) ?? false,
    }
  })
}

function readToken({ id, name, madeAt, usedAt, expiresAt }: Record<string, unknown>): PersonalToken | undefined {
  const key = toOptionalText(id)
  const times = { madeAt: toText(madeAt), usedAt: toOptionalText(usedAt), expiresAt: toText(expiresAt) }
  return key ? { id: key, name: toText(name), ...times } : undefined
}

export const readTokens = (answer: unknown): PersonalToken[] | undefined =>
  Array.isArray(answer) ? readRows(answer, readToken) : undefined

/** Reads a new token. Without its secret the answer is of no use. */
export function readMadeToken(answer: unknown): MadeToken | undefined {
  const fields = toFields(answer)
  const [made, token] = [readToken(fields), toOptionalText(fields.token)]
  return made && token ? { ...made, token } : undefined
}

export interface SharedItem {
  /** The method of the share. It may be unknown to this app. */
  method: string
  query: string
  title: string
}

export interface AccountShare extends Pick<Share, 'id' | 'madeAt' | 'expiresAt'> {
  opens: SharedItem[]
}

interface AccountShares extends Pick<Shares, 'total'> {
  list: AccountShare[]
}

export function readShares(answer: unknown): AccountShares | undefined {
  const { total, list } = toFields(answer)
  if (!Array.isArray(list)) return undefined
  const rows = readRows(list, ({ id, opens, madeAt, expiresAt }) => {
    const name = toOptionalText(id)
    if (!name) return undefined
    const things = readRows(opens, ({ method, query, title }) => ({
      method: toText(method),
      query: toText(query),
      title: toText(title),
    }))
    return { id: name, opens: things, madeAt: toText(madeAt), expiresAt: toText(expiresAt) }
  })
  return { total: toCount(total) ?? rows.length, list: rows }
}

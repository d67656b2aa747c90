import type { Session, Share, Shares } from '@contract/account'
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

export interface SharedItem {
  /** The method of the share. It may be unknown to this app. */
  method: string
  query: string
  title: string
}

export interface AccountShare extends Pick<Share, 'id' | 'madeAt' | 'expiresAt'> {
  opens: SharedItem[]
}

export interface AccountShares extends Pick<Shares, 'total'> {
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

import type { Session, Share, Shares } from '@contract/account'
import { type Whole, count, each, fields, flag, maybeText, text } from '@/request/value'

/** The reply has no content. */
export const readSuccess = () => true

/** An older server deletes at once, and sends no time. */
export const readDeletionTime = (answer: unknown) => text(fields(answer).leavesAt)

export function readSessions(answer: unknown): Whole<Session>[] | undefined {
  if (!Array.isArray(answer)) return undefined
  return each(answer, ({ id, device, begunAt, seenAt, current }) => {
    const name = maybeText(id)
    if (!name) return undefined
    return {
      id: name,
      device: text(device),
      begunAt: text(begunAt),
      seenAt: text(seenAt),
      current: flag(current) ?? false,
    }
  })
}

export interface SharedItem {
  /** May be unknown to this app. */
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
  const { total, list } = fields(answer)
  if (!Array.isArray(list)) return undefined
  const rows = each(list, ({ id, opens, madeAt, expiresAt }) => {
    const name = maybeText(id)
    if (!name) return undefined
    const things = each(opens, ({ method, query, title }) => ({
      method: text(method),
      query: text(query),
      title: text(title),
    }))
    return { id: name, opens: things, madeAt: text(madeAt), expiresAt: text(expiresAt) }
  })
  return { total: count(total) ?? rows.length, list: rows }
}

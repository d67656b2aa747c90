import type { Session, Share, Shares } from '@contract/account'
import { type Whole, count, each, fields, flag, maybeText, text } from '@/request/value'

/** Nothing more is told than that it was done. */
export const readDone = () => true

/** An older server has ended it at once, and says no time. */
export const readLeaving = (answer: unknown) => text(fields(answer).leavesAt)

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

export interface SharedThing {
  /** One that the app does not know has no name of its own. */
  method: string
  query: string
  title: string
}

export interface OwnShare extends Pick<Share, 'id' | 'madeAt' | 'expiresAt'> {
  opens: SharedThing[]
}

export interface OwnShares extends Pick<Shares, 'total'> {
  list: OwnShare[]
}

export function readShares(answer: unknown): OwnShares | undefined {
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

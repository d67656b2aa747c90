/** Lets users manage their own account: `/account`. Other servers than the companion server may lack this service. */
import type { PasswordChange, NewPersonalToken, PersonalToken, Session, Share, Shares } from '@contract/account'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { type AllFields, toCount, readRows, toFields, toFlag, toOptionalText, toText } from '@/request/value'

/** Reads a reply that has no content. */
export const readEmptyReply = () => true

/** Reads the time of the deletion. An older server deletes the account at once and sends no time. */
const readDeletionTime = (answer: unknown) => toText(toFields(answer).leavesAt)

function readSessions(answer: unknown): AllFields<Session>[] | undefined {
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

const readTokens = (answer: unknown): PersonalToken[] | undefined =>
  Array.isArray(answer) ? readRows(answer, readToken) : undefined

/** Reads a new personal token. A reply without the secret is unreadable, because the secret is sent only once. */
function readMadeToken(answer: unknown): NewPersonalToken | undefined {
  const fields = toFields(answer)
  const [made, token] = [readToken(fields), toOptionalText(fields.token)]
  return made && token ? { ...made, token } : undefined
}

export interface SharedItem {
  /** The share method, which identifies the screen. It may be unknown to this app. */
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

function readShares(answer: unknown): AccountShares | undefined {
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

const post = async (path: string, body: unknown = {}) =>
  readReply(await send({ method: 'POST', path, body, quiet: true }), readEmptyReply)

export const changePassword = (body: PasswordChange) => post(ACCOUNT_PATHS.password, body)

export const fetchSessions = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: ACCOUNT_PATHS.sessions, signal, quiet: true }), readSessions)

export const endOneSession = (id: string) => post(ACCOUNT_PATHS.endSession, { id })

export const endOtherSessions = () => post(ACCOUNT_PATHS.endOtherSessions)

export const fetchPersonalTokens = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: ACCOUNT_PATHS.tokens, signal, quiet: true }), readTokens)

export const makePersonalToken = async (name: string) =>
  readReply(await send({ method: 'POST', path: ACCOUNT_PATHS.makeToken, body: { name }, quiet: true }), readMadeToken)

export const revokePersonalToken = (id: string) => post(ACCOUNT_PATHS.revokeToken, { id })

/** Fetches one page of the account's shares, the newest first. `skip` is the number of shares before the page. */
export const fetchShares = async (skip: number, signal?: AbortSignalLike) =>
  readReply(await send({ path: ACCOUNT_PATHS.shares, query: { skip: String(skip) }, signal, quiet: true }), readShares)

export const revokeShare = (id: string) => post(ACCOUNT_PATHS.revokeShare, { id })

export const revokeAllShares = () => post(ACCOUNT_PATHS.revokeShares)

export const clearWorkspace = () => post(ACCOUNT_PATHS.clearWorkspace)

/** Deletes the account. Returns the time until which the account can be restored. */
export const deleteAccount = async (password: string) =>
  readReply(
    await send({ method: 'POST', path: ACCOUNT_PATHS.remove, body: { password }, quiet: true }),
    readDeletionTime,
  )

/** The path of the file with all personal data. */
export const PERSONAL_DATA_FILE = ACCOUNT_PATHS.personalDataFile

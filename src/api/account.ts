/** Lets users manage their own account: `/account`. Servers of other makers may lack this service. */
import type { PasswordChange } from '@contract/account'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readSuccess, readDeletionTime, readMadeToken, readSessions, readShares, readTokens } from './readers/account'

const post = async (path: string, body: unknown = {}) =>
  openReply(await send({ method: 'POST', path, body, quiet: true }), readSuccess)

export const changePassword = (body: PasswordChange) => post(ACCOUNT_PATHS.password, body)

export const fetchSessions = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: ACCOUNT_PATHS.sessions, signal, quiet: true }), readSessions)

export const endOneSession = (id: string) => post(ACCOUNT_PATHS.endSession, { id })

export const endOtherSessions = () => post(ACCOUNT_PATHS.endOtherSessions)

export const fetchTokens = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: ACCOUNT_PATHS.tokens, signal, quiet: true }), readTokens)

export const makeToken = async (name: string) =>
  openReply(await send({ method: 'POST', path: ACCOUNT_PATHS.makeToken, body: { name }, quiet: true }), readMadeToken)

export const revokeToken = (id: string) => post(ACCOUNT_PATHS.revokeToken, { id })

/** Fetches the shares, the newest first, without the first `skip`. */
export const fetchShares = async (skip: number, signal?: AbortSignalLike) =>
  openReply(await send({ path: ACCOUNT_PATHS.shares, query: { skip: String(skip) }, signal, quiet: true }), readShares)

export const revokeShare = (id: string) => post(ACCOUNT_PATHS.revokeShare, { id })

export const revokeShares = () => post(ACCOUNT_PATHS.revokeShares)

export const clearWorkspace = () => post(ACCOUNT_PATHS.clearWorkspace)

/** Deletes the account. Returns the time until which it can be restored. */
export const endAccount = async (password: string) =>
  openReply(
    await send({ method: 'POST', path: ACCOUNT_PATHS.remove, body: { password }, quiet: true }),
    readDeletionTime,
  )

/** The path of the file with all personal data. */
export const PERSONAL_DATA_FILE = ACCOUNT_PATHS.personalDataFile

/** What an account does about itself: `/account`, which a server of others need not have. */
import type { PasswordChange } from '@contract/account'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readDone, readLeaving, readSessions, readShares } from './readers/account'

const post = async (path: string, body: unknown = {}) =>
  openReply(await send({ method: 'POST', path, body, quiet: true }), readDone)

export const changePassword = (body: PasswordChange) => post(ACCOUNT_PATHS.password, body)

export const fetchSessions = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: ACCOUNT_PATHS.sessions, signal, quiet: true }), readSessions)

export const endOneSession = (id: string) => post(ACCOUNT_PATHS.endSession, { id })

export const endOtherSessions = () => post(ACCOUNT_PATHS.endOtherSessions)

/** The newest first; `skip` of them are known. */
export const fetchShares = async (skip: number, signal?: AbortSignalLike) =>
  openReply(await send({ path: ACCOUNT_PATHS.shares, query: { skip: String(skip) }, signal, quiet: true }), readShares)

export const revokeShare = (id: string) => post(ACCOUNT_PATHS.revokeShare, { id })

export const revokeShares = () => post(ACCOUNT_PATHS.revokeShares)

export const clearDesk = () => post(ACCOUNT_PATHS.clearDesk)

/** Until when it may be had back. */
export const endAccount = async (password: string) =>
  openReply(await send({ method: 'POST', path: ACCOUNT_PATHS.remove, body: { password }, quiet: true }), readLeaving)

/** Where everything that is kept of the account is made into a file. */
export const OWN_DATA_FILE = ACCOUNT_PATHS.ownDataFile

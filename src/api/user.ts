/** Calls the services of the current user: `/user`, `/im`, `/admin` and `/3c-user`. */
import { USER_PATHS } from '@contract/paths'
import type { CodeExchange } from '@contract/user'
import { send, openReply } from '@/request/http'
import { readGrant, readLoginInfo, readMe, readPermissions, readTrial } from './readers/user'

export const fetchLoginInfo = async (client: 'web' | 'weapp') =>
  openReply(await send({ path: USER_PATHS.loginInfo, query: { client } }), readLoginInfo)

export const exchangeCode = async (body: CodeExchange) =>
  openReply(await send({ method: 'POST', path: USER_PATHS.exchangeCode, body }), readGrant)

/** Ends the session on the server. The device signs out without waiting for the reply. */
export const endSession = () => send({ method: 'POST', path: USER_PATHS.logout, body: {}, quiet: true })

export const fetchMe = async () => openReply(await send({ path: USER_PATHS.me }), readMe)

export const fetchTrial = async () => openReply(await send({ path: USER_PATHS.trial, quiet: true }), readTrial)

/** Fetches the permissions of the user's office. */
export const fetchOfficePermissions = async () =>
  openReply(await send({ method: 'POST', path: USER_PATHS.officePermission, body: {} }), readPermissions)

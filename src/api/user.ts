/** Who is using the app: `/user`, `/im`, `/admin` and `/3c-user`. */
import type { CodeExchange, LoginInfo, Me, OfficePermission, SessionGrant, Trial } from '@contract/user'
import { openData } from './envelope'
import type { Result } from './errors'
import { send } from './http'

export const fetchLoginInfo = async (client: 'web' | 'weapp') =>
  openData<LoginInfo>(await send({ path: '/user/api/v1/login/wechat/info', query: { client } }))

export const exchangeCode = async (body: CodeExchange) =>
  openData<SessionGrant>(await send({ method: 'POST', path: '/user/api/v1/login/wechat/web', body }))

/** Ends the session on the server; the reader is signed out here whether it answers or not. */
export const endSession = () => send({ method: 'POST', path: '/user/api/v1/logout', body: {}, quiet: true })

export const fetchMe = async () => openData<Me>(await send({ path: '/im/v1/users/me' }))

export const fetchTrial = async () => openData<Trial>(await send({ path: '/admin/api/v1/trial/me', quiet: true }))

export async function fetchOfficePermissions(): Promise<Result<string[]>> {
  const path = '/3c-user/api/v1/alphaIsv/getOfficePermission'
  const reply = openData<OfficePermission>(await send({ method: 'POST', path, body: {} }))
  return reply.ok ? { ok: true, data: reply.data.permissionList.map(each => each.permission) } : reply
}

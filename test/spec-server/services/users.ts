/**
 * The services for the visitor: the ids of office and person, the office's permissions, and the login through
 * a provider.
 */
import { randomBytes } from 'node:crypto'
import { data, success } from '../envelope'
import { type Call, Reply, type Routes } from '../http'

/** A token that an office's other site has left in the browser. The office has access to two libraries. */
export const OFFICE_TOKEN = 'office-token'
const GRANTED = ['lawregu', 'article']

const expired = () => new Reply(401, JSON.stringify({ resultMsg: '登录已过期' }))

/** The page of the login provider, on another host. It sends its visitor back with a code at once. */
const AUTHORIZE = '/provider/authorize'

export function userRoutes() {
  const tokens = new Set([OFFICE_TOKEN])
  const codes = new Map<string, string>()
  const withToken =
    (answer: (call: Call) => unknown) =>
    (call: Call): unknown =>
      tokens.has(call.token ?? '') ? answer(call) : expired()

  const routes: Routes = {
    'GET /im/v1/users/me': withToken(() => data({ office_id: 'o1', user_id: 'u1' })),
    'GET /admin/api/v1/trial/me': withToken(() => data({})),
    'POST /3c-user/api/v1/alphaIsv/getOfficePermission': withToken(() =>
      success({ permissionList: GRANTED.map(permission => ({ permission })) }),
    ),
    'GET /user/api/v1/login/wechat/info': () => data({ appId: 'wx-spec', state: randomBytes(8).toString('hex') }),
    'POST /user/api/v1/login/wechat/web': ({ body }) => {
      const { code = '', state = '' } = body as { code?: string; state?: string }
      if (codes.get(code) !== state) return { isSuccess: false, resultMsg: '登录失败' }
      const token = randomBytes(16).toString('hex')
      codes.delete(code)
      tokens.add(token)
      return data({ token })
    },
  }
  const open: Routes = {
    [`GET ${AUTHORIZE}`]: ({ query }) => {
      const [code, state] = [randomBytes(8).toString('hex'), query.get('state') ?? '']
      codes.set(code, state)
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', state)
      return new Reply(302, '', { location: back.href })
    },
  }
  return { routes, open, authorize: AUTHORIZE }
}

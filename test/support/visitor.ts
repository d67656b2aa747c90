/** An HTTP client of a server, with a new connection for each request. */
import type { SessionGrant } from '@contract/user'

type Json<T> = { data: T; result: T }
const SHARE = '/judgement-search/api/v1/share'

export function visitorAt(origin: string, more: Record<string, string> = {}) {
  const call = (path: string, options: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...options,
      headers: { connection: 'close', ...more, ...options.headers },
    })
  const read = async <T>(reply: Promise<Response>) => (await (await reply).json()) as Json<T>
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })

  return {
    call,
    read,
    post,
    /** Logs in and returns the token. Among several servers each step may reach another one. */
    async logIn(name: string): Promise<string> {
      const { data: info } = await read<{ appId: string; state: string }>(
        call('/user/api/v1/login/wechat/info?client=web'),
      )
      const form = `/oauth/authorize?${new URLSearchParams({
        appid: info.appId,
        redirect_uri: `${origin}/search`,
        response_type: 'code',
        scope: 'snsapi_userinfo',
        state: info.state,
      }).toString()}`
      const page = await (await call(form)).text()
      const guard = /name="guard" value="([\w-]+)"/.exec(page)?.[1] ?? ''
      const entered = await call(form, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `form_guard=${guard}` },
        body: new URLSearchParams({ guard, name, password: `alpha-${name}`, consent: 'yes' }).toString(),
      })
      const code = new URL(entered.headers.get('location') ?? origin).searchParams.get('code')
      const { data } = await read<SessionGrant>(post('/user/api/v1/login/wechat/web', { code, state: info.state }))
      return data.token
    },
    me: (token: string) => call('/im/v1/users/me', { headers: { token } }),
    async share(): Promise<string> {
      const grants = [{ method: 'case_visual_interface', params: { query: '' } }]
      return (await read<string>(post(`${SHARE}/generateShareSecretKey`, grants))).result
    },
    open: (secretKey: string) =>
      call(
        `${SHARE}/getShareDataBySecretKey?${new URLSearchParams({ secretKey, method: 'case_visual_interface' }).toString()}`,
      ),
    /** Returns the rows of a page of cases, as the server sent them. */
    async cases(query = '', pageSize = 2): Promise<{ jid: string }[]> {
      const reply = await call(
        `/judgement-search/api/v1/search/list?${new URLSearchParams({ query, pageSize: String(pageSize) }).toString()}`,
      )
      if (reply.status !== 200) throw new Error(`cases: ${reply.status}`)
      return [...(await reply.text()).matchAll(/"jid":"([^"]+)"/g)].map(([, jid]) => ({ jid: jid! }))
    },
    /** Makes a report on one case and returns its key. */
    async report(token: string, jid: string): Promise<string> {
      const request = { question: '问', searcher: '王', query: '', cases: [{ jid }] }
      const { result } = await read<{ key: string }>(post('/judgement-search/api/v1/report', request, { token }))
      return result.key
    },
    async fetchReport(token: string, key: string): Promise<[number, boolean]> {
      const reply = await call(`/judgement-search/api/v1/report/${key}`, { headers: { token } })
      return [reply.status, (await reply.arrayBuffer()).byteLength > 1000]
    },
    /** Returns the remaining requests of the rate limit. */
    left: async () => Number((await call('/trial')).headers.get('x-ratelimit-remaining')),
  }
}

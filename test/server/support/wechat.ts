/** A stand-in for the WeChat endpoints of logins and messages. */
import fastify, { type FastifyInstance } from 'fastify'

export type FakeAnswer = unknown
export interface ReceivedRequest {
  path: string
  query: Record<string, string>
  body?: unknown
}

export interface WeChatStandIn {
  base: string
  requests: ReceivedRequest[]
  /** Replies by path. A string is sent unchanged, a `URL` as a redirect; `never` leaves the caller waiting. */
  answers: Record<string, FakeAnswer>
  close(): Promise<void>
}

export async function startWeChat(): Promise<WeChatStandIn> {
  const app: FastifyInstance = fastify()
  const requests: ReceivedRequest[] = []
  const answers: Record<string, FakeAnswer> = {
    '/sns/oauth2/access_token': { access_token: 'at', expires_in: 7200, openid: 'o1', scope: 'snsapi_userinfo' },
    '/sns/userinfo': { openid: 'o1', nickname: '王律师', headimgurl: '', unionid: 'u1' },
    '/cgi-bin/stable_token': { access_token: 'ticket', expires_in: 7200 },
    '/cgi-bin/message/subscribe/send': { errcode: 0, errmsg: 'ok' },
    '/sns/jscode2session': { openid: 'm1', session_key: 'k', unionid: 'u1' },
  }
  app.all('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const posted = request.method === 'POST' ? { body: request.body } : {}
    requests.push({ path, query: request.query as Record<string, string>, ...posted })
    const answer = answers[path]
    if (answer === 'never') return reply.hijack()
    if (answer instanceof URL) return reply.redirect(answer.href)
    // WeChat declares its JSON as text.
    return reply.type('text/plain').send(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return {
    base: `http://127.0.0.1:${port}`,
    requests: requests,
    answers,
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

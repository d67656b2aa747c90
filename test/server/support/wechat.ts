/** WeChat's three endpoints as far as a login meets them, on this machine. */
import fastify, { type FastifyInstance } from 'fastify'

export type Answer = unknown
export interface Seen {
  path: string
  query: Record<string, string>
}

export interface WeChatStandIn {
  base: string
  seen: Seen[]
  /** What each path answers; a string is sent as it is, `never` keeps the caller waiting. */
  answers: Record<string, Answer>
  close(): Promise<void>
}

export async function startWeChat(): Promise<WeChatStandIn> {
  const app: FastifyInstance = fastify()
  const seen: Seen[] = []
  const answers: Record<string, Answer> = {
    '/sns/oauth2/access_token': { access_token: 'at', expires_in: 7200, openid: 'o1', scope: 'snsapi_userinfo' },
    '/sns/userinfo': { openid: 'o1', nickname: '王律师', headimgurl: '', unionid: 'u1' },
    '/sns/jscode2session': { openid: 'm1', session_key: 'k', unionid: 'u1' },
  }
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    seen.push({ path, query: request.query as Record<string, string> })
    const answer = answers[path]
    if (answer === 'never') return reply.hijack()
    // WeChat labels its JSON as text.
    return reply.type('text/plain').send(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return {
    base: `http://127.0.0.1:${port}`,
    seen,
    answers,
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

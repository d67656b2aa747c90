import { randomUUID } from 'node:crypto'

/** The token of the member whom the built-in login finds by a WeChat code. */
export async function memberToken(origin: string) {
  const at = `${origin}/user/api/v1/login/wechat`
  const info = (await (await fetch(`${at}/info?client=weapp`)).json()) as { data: { state: string } }
  const body = JSON.stringify({ code: randomUUID(), state: info.data.state, client: 'weapp' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${at}/web`, { method: 'POST', headers, body })
  const grant = (await reply.json()) as { data: { token: string } }
  return grant.data.token
}

/** The token by which a server speaks for its mini-program, renewed when it is over or WeChat no longer takes it. */
import { Type } from '@sinclair/typebox'
import { MINUTE, type Runtime, SECOND } from '../runtime'
import type { Credentials } from '../settings'
import { type CallWeChat, WeChatRefusal } from './wechat-api'

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_in: Type.Number() })

const EARLY = 5 * MINUTE
const STALE = [40001, 40014, 42001]

export function weChatToken({ appId, secret }: Credentials, call: CallWeChat, { now }: Pick<Runtime, 'now'>) {
  let token: { text: string; until: number } | undefined

  async function current() {
    if (token && token.until > now().getTime()) return token.text
    const body = { grant_type: 'client_credential', appid: appId, secret }
    const { access_token: text, expires_in: lasts } = await call('/cgi-bin/stable_token', {}, Token, body)
    token = { text, until: now().getTime() + lasts * SECOND - EARLY }
    return text
  }

  /** Calls once more with a new token where WeChat refuses the old one. */
  return async <T>(use: (token: string) => Promise<T>): Promise<T> => {
    try {
      return await use(await current())
    } catch (error) {
      if (!(error instanceof WeChatRefusal && STALE.includes(error.code))) throw error
      token = undefined
      return use(await current())
    }
  }
}

/**
 * The access token with which the server calls WeChat for the mini-program. It is renewed shortly before it expires,
 * and when WeChat rejects it.
 */
import { Type } from '@sinclair/typebox'
import { MINUTE, type Runtime, SECOND } from '../runtime'
import type { WeChatCredentials } from '../settings'
import { type CallWeChat, WeChatError } from './wechat-api'

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_in: Type.Number() })

const EARLY = 5 * MINUTE
const STALE = [40001, 40014, 42001]

export function weChatAccessToken(
  { appId, secret }: WeChatCredentials,
  call: CallWeChat,
  { now }: Pick<Runtime, 'now'>,
) {
  let token: { text: string; until: number } | undefined

  async function current() {
    if (token && token.until > now().getTime()) return token.text
    const body = { grant_type: 'client_credential', appid: appId, secret }
    const { access_token: text, expires_in: lifetime } = await call('/cgi-bin/stable_token', {}, Token, body)
    token = { text, until: now().getTime() + lifetime * SECOND - EARLY }
    return text
  }

  /** Calls `use` with the token. If WeChat rejects the token, calls it once more with a new one. */
  return async <T>(use: (token: string) => Promise<T>): Promise<T> => {
    try {
      return await use(await current())
    } catch (error) {
      if (!(error instanceof WeChatError && STALE.includes(error.code))) throw error
      token = undefined
      return use(await current())
    }
  }
}

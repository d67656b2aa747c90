/** The way to the page that vouches for a reader, and what is remembered on it. */
import { formatQuery } from '@domain/format/address'
import type { LoginRequest } from './port'

/** Where WeChat's users say yes. */
export const WECHAT_AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/** WeChat's own authorise page wants its parameters in this order, and its mark at the end. */
export function authorizeAddress({ authorizeUrl, appId, state }: LoginRequest, redirectUri: string): string {
  const query = formatQuery({
    appid: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  })
  const mark = /^https:\/\/open\.weixin\.qq\.com\//i.test(authorizeUrl) ? '#wechat_redirect' : ''
  return authorizeUrl + query + mark
}

const KEY = 'login-state'

let remembered: string | undefined

/** The state taken to the provider outlives the way there in `sessionStorage`; where that is forbidden, only this page. */
export function keepPending(state: string) {
  remembered = state
  try {
    sessionStorage.setItem(KEY, state)
  } catch {
    // Kept in memory above.
  }
}

export function takePending(): string | undefined {
  const inMemory = remembered
  remembered = undefined
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ?? inMemory
  } catch {
    return inMemory
  }
}

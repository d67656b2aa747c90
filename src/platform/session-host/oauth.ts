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

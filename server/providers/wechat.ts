import { Type } from '@sinclair/typebox'
import type { AccountStore } from '../accounts'
import { copy } from '../copy'
import type { WeChatCredentials } from '../settings'
import type { VerifiedLogin, LoginProvider } from './port'
import type { CallWeChat } from './wechat-api'

const Id = Type.String({ minLength: 1, maxLength: 128 })
const Grant = Type.Object({ access_token: Type.String({ minLength: 1 }), openid: Id })
const Profile = Type.Object({ openid: Id, unionid: Type.Optional(Id), nickname: Type.Optional(Type.String()) })
const MiniSession = Type.Object({ openid: Id, unionid: Type.Optional(Id) })

const nameOf = (nickname = '') => nickname.replace(/\p{C}/gu, '').trim().slice(0, 64) || copy.wechatUser

/**
 * Returns the account of a WeChat login. The union id joins a person's web and mini-program logins; without it, only
 * the open id identifies the person.
 */
async function loginOf(
  { accounts, weChatLinks }: AccountStore,
  appId: string,
  profile: { openid: string; unionid?: string; nickname?: string },
): Promise<VerifiedLogin> {
  const subjects = [...(profile.unionid ? [`union ${profile.unionid}`] : []), `open ${appId} ${profile.openid}`]
  const account = await accounts.forIdentity({ provider: 'wechat', subjects, name: nameOf(profile.nickname) })
  return { account, linked: await weChatLinks.openedBy(account.id) }
}

export const weChatWebLogin = (
  { appId, secret }: WeChatCredentials,
  call: CallWeChat,
  store: AccountStore,
): LoginProvider => ({
  appId,
  async redeem(code) {
    const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const { access_token, openid } = await call('/sns/oauth2/access_token', query, Grant)
    const profile = await call('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }, Profile)
    return loginOf(store, appId, profile)
  },
})

export const weChatWeappLogin = (
  { appId, secret }: WeChatCredentials,
  call: CallWeChat,
  store: AccountStore,
): LoginProvider => ({
  appId,
  async redeem(code) {
    const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' }
    return loginOf(store, appId, await call('/sns/jscode2session', query, MiniSession))
  },
})

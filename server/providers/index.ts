import type { AccountStore } from '../accounts'
import type { ServerSettings } from '../settings'
import { type Runtime, SECOND } from '../runtime'
import { builtinWeappLogin, builtinWebLogin } from './builtin'
import type { Providers } from './port'
import { weChatWeappLogin, weChatWebLogin } from './wechat'
import { weChatApi } from './wechat-api'
import { weChatPhoneProvider } from './wechat-phone'

export function providersFor(
  { login, demo }: ServerSettings,
  store: AccountStore,
  runtime: Runtime,
  timeout = 5 * SECOND,
): Providers {
  const call = weChatApi(login.apiBase, timeout)
  return {
    web: login.web ? weChatWebLogin(login.web, call, store) : builtinWebLogin(store),
    weapp: login.weapp ? weChatWeappLogin(login.weapp, call, store) : builtinWeappLogin(store, demo),
    phone: login.weapp && login.phone ? weChatPhoneProvider(login.weapp, call, runtime) : undefined,
    authorizeUrl: login.authorizeUrl,
  }
}

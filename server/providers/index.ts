import type { Store } from '../accounts'
import type { ServerSettings } from '../settings'
import { type Runtime, SECOND } from '../runtime'
import { builtinWeapp, builtinWeb } from './builtin'
import type { Providers } from './port'
import { weChatWeapp, weChatWeb } from './wechat'
import { weChatApi } from './wechat-api'
import { weChatPhone } from './wechat-phone'

export function providersFor(
  { login, demo }: ServerSettings,
  store: Store,
  runtime: Runtime,
  timeout = 5 * SECOND,
): Providers {
  const call = weChatApi(login.apiBase, timeout)
  return {
    web: login.web ? weChatWeb(login.web, call, store) : builtinWeb(store),
    weapp: login.weapp ? weChatWeapp(login.weapp, call, store) : builtinWeapp(store, demo),
    phone: login.weapp && login.phone ? weChatPhone(login.weapp, call, runtime) : undefined,
    authorizeUrl: login.authorizeUrl,
  }
}

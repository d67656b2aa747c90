import type { Store } from '../accounts'
import type { ServerSettings } from '../settings'
import { SECOND } from '../runtime'
import { builtinWeapp, builtinWeb } from './builtin'
import type { Providers } from './port'
import { weChatWeapp, weChatWeb } from './wechat'
import { weChatAt } from './wechat-api'

export function providersFor({ login, demo }: ServerSettings, store: Store, timeout = 5 * SECOND): Providers {
  const call = weChatAt(login.apiBase, timeout)
  return {
    web: login.web ? weChatWeb(login.web, call, store.accounts) : builtinWeb(store),
    weapp: login.weapp ? weChatWeapp(login.weapp, call, store.accounts) : builtinWeapp(store, demo),
    authorizeUrl: login.authorizeUrl,
  }
}

import { formatQuery } from '@domain/format/address'
import { isHttpUrl } from '@domain/format/web-address'
import { copy } from '@/copy'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { router } from '@/platform/router'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/toast'
import { dropToken, readToken } from './cookie.h5'
import type { LoginOutcome, LoginRequest, SessionHostPort } from './port'

/** The page where WeChat's users agree to sign in. */
const WECHAT_AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/** WeChat's own authorise page wants its parameters in this order, and its mark at the end. */
function authorizeAddress({ authorizeUrl, appId, state }: LoginRequest, redirectUri: string): string {
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
function keepPending(state: string) {
  remembered = state
  try {
    sessionStorage.setItem(KEY, state)
  } catch {
    // Kept in memory above.
  }
}

function takePending(): string | undefined {
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

/** The provider may be the server's own page, named by a path. */
function absolute(address: string) {
  try {
    return new URL(address, settings.apiHost || location.origin).href
  } catch {
    return ''
  }
}

function leaveForProvider(request: LoginRequest): LoginOutcome {
  const authorizeUrl = absolute(request.authorizeUrl || settings.authorizeUrl || WECHAT_AUTHORIZE)
  // Without a name of ours the provider's page is a dead end.
  if (!request.appId || !isHttpUrl(authorizeUrl)) return { kind: 'failed' }
  const targeturl = request.returnTo ?? router.address()
  const landing = location.origin + settings.basename + request.landing + formatQuery({ targeturl })
  keepPending(request.state)
  // Nobody finds themselves in WeChat without having been told.
  if (authorizeUrl.startsWith(WECHAT_AUTHORIZE)) toast(copy.login.toWechat)
  location.assign(authorizeAddress({ ...request, authorizeUrl }, landing))
  return { kind: 'left' }
}

export const sessionHost: SessionHostPort = {
  tokenFromCookie: () => readToken(document.cookie),
  dropCookie: () => dropToken(location.hostname, [...new Set(['/', `${settings.basename}/`])]),

  get needsLoginInfo() {
    return host.current() !== 'app'
  },

  async login(request) {
    if (host.current() !== 'app') return leaveForProvider(request)
    return { kind: (await bridge.turnToLoginPage()) ? 'left' : 'failed' }
  },

  takePendingState: takePending,

  afterExpiry(is3c) {
    if (host.current() !== 'app') return is3c ? 'no-login' : 'stay'
    void bridge.turnToLoginPage()
    return 'stay'
  },
}

import { formatQuery, isHttpUrl } from '@domain/format/address'
import { copy } from '@/copy'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { router } from '@/platform/router'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/messages'
import { deleteTokenCookies, readTokenCookie } from './cookie.h5'
import type { LoginOutcome, LoginRequest, SessionHostPort } from '../ports/session'

/** The address of WeChat's authorization page. */
const WECHAT_AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/**
 * Returns the address of the authorization page. WeChat requires this sequence of parameters, and the fragment at the
 * end.
 */
function authorizeAddress({ authorizeUrl, appId, state }: LoginRequest, redirectUri: string): string {
  const query = formatQuery({
    appid: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  })
  const fragment = /^https:\/\/open\.weixin\.qq\.com\//i.test(authorizeUrl) ? '#wechat_redirect' : ''
  return authorizeUrl + query + fragment
}

const STATE_KEY = 'login-state'

let memoryState: string | undefined

/** Stores the login state in `sessionStorage`, so that it survives the redirect. Falls back to memory. */
function savePending(state: string) {
  memoryState = state
  try {
    sessionStorage.setItem(STATE_KEY, state)
  } catch {
    // Without `sessionStorage` the value is only in `memoryState`.
  }
}

function takePending(): string | undefined {
  const inMemory = memoryState
  memoryState = undefined
  try {
    const stored = sessionStorage.getItem(STATE_KEY)
    sessionStorage.removeItem(STATE_KEY)
    return stored ?? inMemory
  } catch {
    return inMemory
  }
}

/** Makes the address of the login provider absolute. A path without a host is a page of the services. */
function absoluteUrl(address: string) {
  try {
    return new URL(address, settings.apiHost || location.origin).href
  } catch {
    return ''
  }
}

function leaveForProvider(request: LoginRequest): LoginOutcome {
  const authorizeUrl = absoluteUrl(request.authorizeUrl || settings.authorizeUrl || WECHAT_AUTHORIZE)
  // The page of the login provider requires an app id.
  if (!request.appId || !isHttpUrl(authorizeUrl)) return { kind: 'failed' }
  const targeturl = request.returnTo ?? router.address()
  const landing = location.origin + settings.basename + request.landing + formatQuery({ targeturl })
  savePending(request.state)
  // The message appears before the browser leaves for WeChat.
  if (authorizeUrl.startsWith(WECHAT_AUTHORIZE)) toast(copy.login.toWechat)
  location.assign(authorizeAddress({ ...request, authorizeUrl }, landing))
  return { kind: 'left' }
}

export const sessionHost: SessionHostPort = {
  tokenFromCookie: () => readTokenCookie(document.cookie),
  dropCookie: () => deleteTokenCookies(location.hostname, [...new Set(['/', `${settings.basename}/`])]),

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

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
import { WECHAT_AUTHORIZE, authorizeAddress, keepPending, takePending } from './provider.h5'

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

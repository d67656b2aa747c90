import { formatQuery } from '@/domain/address'
import { isHttpUrl } from '@/domain/web-address'
import { relaunch } from '@/navigation'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { settings } from '@/platform/settings'
import { ROUTES } from '@/routes'
import { dropToken, readToken } from './cookie.h5'
import { authorizeAddress } from './oauth'
import { keepPending, takePending } from './pending.h5'
import type { LoginOutcome, LoginRequest, SessionHostPort } from './port'

/** The provider may be the server's own page, named by a path. */
function absolute(address: string) {
  try {
    return new URL(address, settings.apiHost || location.origin).href
  } catch {
    return ''
  }
}

/** Where the reader is, without origin and basename. */
const here = () => location.pathname.slice(settings.basename.length) + location.search

function leaveForProvider(request: LoginRequest): LoginOutcome {
  const authorizeUrl = absolute(request.authorizeUrl)
  if (!isHttpUrl(authorizeUrl)) return { kind: 'failed' }
  const targeturl = request.returnTo ?? here()
  const landing = location.origin + settings.basename + ROUTES.auth.url + formatQuery({ targeturl })
  keepPending(request.state)
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

  expired({ is3c, targetUrl }) {
    if (host.current() === 'app') void bridge.turnToLoginPage()
    else if (is3c) void relaunch('ccc-no-login', targetUrl ? { targeturl: targetUrl } : {})
  },
}

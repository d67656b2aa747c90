import type { ServerSettings } from '../settings'
import type { App } from './app-type'

const originOf = (url: string) => (url ? [new URL(url).origin] : [])

/**
 * The default content security policy, for responses that are not pages. Such a response loads nothing and cannot be
 * framed.
 */
const CLOSED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** The policy of the H5 app. Styles get `unsafe-inline`, because Taro writes style elements and attributes. */
export const appPolicy = ({ page, frameAncestors, imageOrigins }: ServerSettings, scriptHashes: string[]) =>
  write({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(page.apiHost), ...imageOrigins],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...originOf(page.apiHost), ...originOf(page.collectorUrl), ...originOf(page.mapUrl)],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestors],
  })

/**
 * The policy of a server page with one style sheet and one script. Browsers also apply form-action to redirects, which
 * `formTargets` permits.
 */
export const pagePolicy = (styleHash: string, scriptHash: string, formTargets: string[] = []) =>
  write({
    'default-src': ["'none'"],
    'style-src': [styleHash],
    'script-src': [scriptHash],
    'img-src': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })

/** The policy of a file that the browser shows in its own viewer. */
export const FILE_POLICY = write({
  'default-src': ["'none'"],
  'object-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
})

/** Allows other sites and mail programs to embed pictures of the app. */
export const EMBEDDABLE_HEADERS = { 'cross-origin-resource-policy': 'cross-origin' }

/** The headers of every response; a response may replace them. */
export const DEFAULT_HEADERS = {
  'content-security-policy': CLOSED,
  'x-content-type-options': 'nosniff',
  // Other sites must not see our addresses, which contain secretKeys and searches.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // Other sites cannot embed responses. Apps on other hosts use CORS, which this header does not restrict.
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

export function addDefaultHeaders(app: App, { hstsSubdomains }: Pick<ServerSettings, 'hstsSubdomains'>) {
  const transport = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(DEFAULT_HEADERS)
    if (request.protocol === 'https') reply.header('strict-transport-security', transport)
  })
}

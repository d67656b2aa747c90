import type { ServerSettings } from '../settings'
import type { App } from './app-type'

const originOf = (url: string) => (url ? [new URL(url).origin] : [])

/** For everything that is no page: nothing may load, nothing may frame it. */
const CLOSED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** The H5 app. Taro's components and runtime write style elements and attributes, hence `unsafe-inline` for styles alone. */
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

/** A page of the server's own: one known style sheet, one known script. A form may lead on to `formTargets`, as browsers ask of redirects. */
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

/** A file that the browser's own viewer shows. */
export const FILE_POLICY = write({
  'default-src': ["'none'"],
  'object-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
})

/** A picture of the app's own: other sites and mail programs show it beside a link. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' }

/** What every answer carries unless it says otherwise. */
export const HEADERS = {
  'content-security-policy': CLOSED,
  'x-content-type-options': 'nosniff',
  // Addresses carry secretKeys and searches: other sites learn nothing of where a visitor came from.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // A page of another site embeds nothing of ours. What an app elsewhere asks of the services goes by CORS, which this leaves alone.
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

export function addHeaders(app: App, { hstsSubdomains }: Pick<ServerSettings, 'hstsSubdomains'>) {
  const transport = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (request.protocol === 'https') reply.header('strict-transport-security', transport)
  })
}

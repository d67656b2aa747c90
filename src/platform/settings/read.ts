import { isHttpUrl } from '@domain/format/web-address'
import { fromEntries } from '@domain/from-entries'
import { isRecord } from '@domain/guards'
import { copy } from '@/copy'

/** What the deployer decides: built in, and on H5 overridable by `<meta name="app-settings">` when the page is served. */
export interface Settings {
  /** '' means: the host that served the page. */
  apiHost: string
  appName: string
  trialUrl: string
  /** What is said of personal data; '' means that nobody told where. */
  privacyUrl: string
  /** Hosts besides our own that a deep link may lead to. */
  allowedHosts: string[]
  /** The public origin of the H5 app, for links made in the mini-program. */
  h5Origin: string
  basename: string
  /** Where click events go; '' means only the host's own collector. */
  collectorUrl: string
  /** GeoJSON of an approved map of the country; '' means the grid of tiles. */
  mapUrl: string
  /** Where a login goes when the services name no page of theirs; '' means WeChat's own. */
  authorizeUrl: string
  /** The app and what is read in it are kept for a time without a network. */
  offline: boolean
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '')
const url = (value: unknown) => (value === '' || isHttpUrl(value) ? withoutSlash(value) : undefined)
const name = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 40) : undefined)

const path = (value: unknown) =>
  typeof value === 'string' && /^(?:\/[\w.~-]+)*\/?$/.test(value) ? withoutSlash(value) : undefined

const hosts = (value: unknown) =>
  Array.isArray(value)
    ? value
        .map((host: unknown) => (typeof host === 'string' ? host.trim().toLowerCase() : ''))
        .filter(host => /^[a-z\d.-]+(?::\d{1,5})?$/.test(host))
    : undefined

/** The well-formed fields of what a deployer wrote; the others are left out. */
export function parseSettings(written: unknown): Partial<Settings> {
  const given = isRecord(written) ? written : {}
  const fields = {
    apiHost: url(given.apiHost),
    appName: name(given.appName),
    trialUrl: url(given.trialUrl),
    privacyUrl: url(given.privacyUrl),
    allowedHosts: hosts(given.allowedHosts),
    h5Origin: url(given.h5Origin),
    basename: path(given.basename),
    collectorUrl: url(given.collectorUrl),
    mapUrl: url(given.mapUrl),
    authorizeUrl: url(given.authorizeUrl),
    offline: typeof given.offline === 'boolean' ? given.offline : undefined,
  }
  return fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const DEFAULTS: Settings = {
  apiHost: '',
  appName: copy.appName,
  trialUrl: '',
  privacyUrl: '',
  allowedHosts: [],
  h5Origin: '',
  basename: '',
  collectorUrl: '',
  mapUrl: '',
  authorizeUrl: '',
  offline: true,
}

/** What the build was told. Each name stands in full: the build replaces it as text. */
const GIVEN = {
  apiHost: typeof BUILD_API_HOST === 'string' ? BUILD_API_HOST : '',
  appName: typeof BUILD_APP_NAME === 'string' ? BUILD_APP_NAME : '',
  trialUrl: typeof BUILD_TRIAL_URL === 'string' ? BUILD_TRIAL_URL : '',
  allowedHosts: typeof BUILD_ALLOWED_HOSTS === 'string' ? BUILD_ALLOWED_HOSTS : '',
  h5Origin: typeof BUILD_H5_ORIGIN === 'string' ? BUILD_H5_ORIGIN : '',
  basename: typeof BUILD_BASENAME === 'string' ? BUILD_BASENAME : '',
  collectorUrl: typeof BUILD_COLLECTOR_URL === 'string' ? BUILD_COLLECTOR_URL : '',
  mapUrl: typeof BUILD_MAP_URL === 'string' ? BUILD_MAP_URL : '',
  authorizeUrl: typeof BUILD_AUTHORIZE_URL === 'string' ? BUILD_AUTHORIZE_URL : '',
  offline: typeof BUILD_OFFLINE !== 'string' || BUILD_OFFLINE !== 'no',
}

export const built: Settings = {
  ...DEFAULTS,
  ...parseSettings({ ...GIVEN, allowedHosts: GIVEN.allowedHosts.split(',') }),
}

import { isHttpUrl } from '@domain/format/address'
import { fromEntries, isRecord } from '@domain/guards'
import { copy } from '@/copy'

/**
 * The deployer's settings, which are built in. On H5 the served page can override them by `<meta
 * name="app-settings">`.
 */
export interface Settings {
  /** The host of the services. '' means the host that served the page. */
  apiHost: string
  appName: string
  trialUrl: string
  /** The address of the privacy page. '' means that there is none. */
  privacyUrl: string
  /** The hosts, in addition to the app's own, to which a deep link may lead. */
  allowedHosts: string[]
  /** The public origin of the H5 app, for links that the reader shares and for the check of deep links. */
  h5Origin: string
  basename: string
  /** The address that receives click events. '' means only the host's own collector. */
  collectorUrl: string
  /**
   * The address of an approved GeoJSON map of the country. '' means that charts draw the provinces as a grid of tiles.
   */
  mapUrl: string
  /** The address of the login page, for services that send none. '' means WeChat's own page. */
  authorizeUrl: string
  /** Whether the app and the documents that were read are stored for use without a network. */
  offline: boolean
  /** The libraries, by their keys, and the screens, by their routes, that this deployment does not have. */
  notOffered: string[]
  /** The numbers of ICP备案 and 公安备案, which the H5 home shows. The served page alone sets them. */
  filings?: Record<string, unknown>
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

const names = (value: unknown) =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && /^[\w-]{1,40}$/.test(item)).slice(0, 100)
    : undefined

/** Reads the valid fields of a deployer's settings and drops the others. */
export function parseSettings(raw: unknown): Partial<Settings> {
  const values = isRecord(raw) ? raw : {}
  const fields = {
    apiHost: url(values.apiHost),
    appName: name(values.appName),
    trialUrl: url(values.trialUrl),
    privacyUrl: url(values.privacyUrl),
    allowedHosts: hosts(values.allowedHosts),
    h5Origin: url(values.h5Origin),
    basename: path(values.basename),
    collectorUrl: url(values.collectorUrl),
    mapUrl: url(values.mapUrl),
    authorizeUrl: url(values.authorizeUrl),
    offline: typeof values.offline === 'boolean' ? values.offline : undefined,
    notOffered: names(values.notOffered),
    filings: isRecord(values.filings) ? values.filings : undefined,
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
  notOffered: [],
}

/** The variables of the build. Each name is written in full, because the build replaces it as text. */
const BUILD_VALUES = {
  apiHost: typeof BUILD_API_HOST === 'string' ? BUILD_API_HOST : '',
  appName: typeof BUILD_APP_NAME === 'string' ? BUILD_APP_NAME : '',
  trialUrl: typeof BUILD_TRIAL_URL === 'string' ? BUILD_TRIAL_URL : '',
  allowedHosts: typeof BUILD_ALLOWED_HOSTS === 'string' ? BUILD_ALLOWED_HOSTS : '',
  h5Origin: typeof BUILD_H5_ORIGIN === 'string' ? BUILD_H5_ORIGIN : '',
  basename: typeof BUILD_BASENAME === 'string' ? BUILD_BASENAME : '',
  collectorUrl: typeof BUILD_COLLECTOR_URL === 'string' ? BUILD_COLLECTOR_URL : '',
  mapUrl: typeof BUILD_MAP_URL === 'string' ? BUILD_MAP_URL : '',
  authorizeUrl: typeof BUILD_AUTHORIZE_URL === 'string' ? BUILD_AUTHORIZE_URL : '',
  notOffered: typeof BUILD_NOT_OFFERED === 'string' ? BUILD_NOT_OFFERED : '',
  offline: typeof BUILD_OFFLINE !== 'string' || BUILD_OFFLINE !== 'no',
}

export const builtSettings: Settings = {
  ...DEFAULTS,
  ...parseSettings({
    ...BUILD_VALUES,
    allowedHosts: BUILD_VALUES.allowedHosts.split(','),
    notOffered: BUILD_VALUES.notOffered.split(',').map(item => item.trim()),
  }),
}

/** The deployer's settings. The server reads them once from the environment. */
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isServicePath } from '@contract/service-paths'
import { PRIVACY_PATH } from '../paths'
import { parseDataKey } from '../accounts/data-key'
import { type CoverageStatements, readCoverageStatements } from './coverage'
import { readDeadlines } from './deadlines'
import { SECOND } from '../runtime'
import type { OpenSearchSettings } from '../engine/open'
import { type SiteRegistrations, type Operator, readSiteRegistrations, readOperator } from './operator'
import { type EmbeddingsSettings, readEmbeddingsSettings } from './embeddings'
import { readSearchSettings } from './search'
import type { Deadlines } from '../threads/deadlines'
import { type LoginSettings, type AlertTemplate, readLoginSettings, readAlertTemplate } from './wechat'
import { type Env, parseWebUrl, envReaderOf, type EnvReader, readList, SettingError } from './values'

export { SettingError }
export type { CoverageStatements } from './coverage'
export type { Operator } from './operator'
export type { WeChatCredentials, AlertTemplate } from './wechat'

/** The maximum number of worker threads. It exceeds the number of cores of supported machines. */
const MOST_WORKERS = 64
const MEGABYTE = 1024 * 1024
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The settings that the server sends to the H5 app in its page; see `src/platform/settings`. */
export interface PageSettings {
  apiHost: string
  appName: string
  trialUrl: string
  allowedHosts: string[]
  h5Origin: string
  collectorUrl: string
  mapUrl: string
  authorizeUrl: string
  basename: string
  /** Whether the device stores the app and documents for use without a network. */
  offline: boolean
  /** Libraries and screens that the app does not offer. The server adds libraries without documents. */
  notOffered: string[]
  filings?: SiteRegistrations
}

/** Returns the address of the privacy page for links. */
export const privacyAddress = ({ operator }: { operator: Operator }) => operator.privacyUrl || PRIVACY_PATH

export interface ServerSettings {
  host: string
  port: number
  /** The port of metrics. Without it, no metrics are served. */
  metricsPort?: number
  dataDir: string
  /**
   * The address of a PostgreSQL for accounts, sessions and keys that several servers share. Without it, a file in the
   * data folder is used.
   */
  databaseUrl?: string
  /** The key that encrypts personal data. Without it, the key is in a file in the data folder. */
  dataKey?: Buffer
  /** The previous key, while some data is still encrypted with it. */
  oldDataKey?: Buffer
  /**
   * The address of a Redis or Valkey that counts requests of several servers. Without it, each server counts its own.
   */
  redisUrl?: string
  /** The folder of an H5 build to serve. Without it, the server makes a build. */
  h5Dir?: string
  production: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  trustProxy: false | number | string[]
  corsOrigins: string[]
  frameAncestors: string
  /** Other origins from which pages may load pictures. */
  imageOrigins: string[]
  demo: boolean
  /**
   * What visitors without an account may do. `browse`: search and read. `none`: only open documents shared
   * with them.
   */
  guests: 'browse' | 'none'
  /** Whether the server shows the description of its services as a page for people. */
  apiDocs: boolean
  /** Whether the server renders the first screen of a page into the page. */
  prerender: boolean
  /** The corpus that is used while nothing has been imported. */
  corpus: 'sample' | 'none'
  shareDays: number
  /** The maximum size of one account's workspace, in bytes. */
  workspaceBytes: number
  /** The number of days after which an idle session ends. */
  idleDays: number
  /** The number of days for which requests for a trial account are stored. */
  applicationDays: number
  /** Whether HSTS covers all subdomains. */
  hstsSubdomains: boolean
  /** How long `/readyz` fails before the server shuts down, in milliseconds. */
  stopDelay: number
  /**
   * The number of search threads. It is also the maximum number of document threads, of which two are always allowed.
   * With 0 the main thread searches.
   */
  workers: number
  /** The deadlines of work in threads, by kind. */
  deadlines: Deadlines
  /** The search cluster. Without it, this server itself searches. */
  search?: OpenSearchSettings
  /** The service that makes vectors of articles and questions. Without it, articles are found by words alone. */
  embeddings?: EmbeddingsSettings
  /**
   * The pages that search engines may list. `unnamed`: those that name no persons, such as laws.
   */
  indexing: 'none' | 'unnamed' | 'all'
  /** The operator's statements on the coverage of the libraries. */
  coverage: CoverageStatements
  /** The operator, who controls personal data, and how to contact them. */
  operator: Operator
  page: PageSettings
  login: LoginSettings
  /** The WeChat template of alerts. Without it, no alerts are sent. */
  alertTemplate?: AlertTemplate
}

/** Reads an encryption key. Error messages never repeat its value. */
function readDataKey(reader: EnvReader, name: string) {
  const text = reader.text(name)
  const key = text === undefined ? undefined : parseDataKey(text)
  if (text !== undefined && !key)
    throw new SettingError(`${name} must be 32 bytes in base64, as openssl rand -base64 32 makes them.`)
  return key
}

function readDataKeys(reader: EnvReader) {
  const [dataKey, oldDataKey] = [readDataKey(reader, 'DATA_KEY'), readDataKey(reader, 'DATA_KEY_OLD')]
  if (oldDataKey && !dataKey)
    throw new SettingError('DATA_KEY_OLD needs DATA_KEY beside it, the key that takes its place.')
  return { dataKey, oldDataKey }
}

function readHost(reader: EnvReader) {
  const host = reader.text('HOST') ?? '127.0.0.1'
  if (isIP(host) || /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(host)) return host
  throw new SettingError(`HOST must be an IP address or a host name, not "${host}".`)
}

/** Reads which proxies may set the client address. If all could, a visitor could choose an address. */
function readTrustProxy(reader: EnvReader): false | number | string[] {
  const text = reader.text('TRUST_PROXY')
  if (text === undefined || text === 'no') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const expected = 'a number of proxies from 1 to 9, or their addresses (10.0.0.0/8)'
  return readList(reader, 'TRUST_PROXY', expected, item => {
    const [address = '', bits, ...rest] = item.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    return isIP(address) > 0 && fits && rest.length === 0 && item
  })
}

const readOrigins = (reader: EnvReader, name: string) =>
  readList(reader, name, 'origins such as https://app.example.com', item => {
    const origin = parseWebUrl(item)?.origin
    return origin === item.toLowerCase() && origin
  })

function readFrameAncestors(reader: EnvReader) {
  if (reader.text('FRAME_ANCESTORS') === 'none') return "'none'"
  return ["'self'", ...readOrigins(reader, 'FRAME_ANCESTORS')].join(' ')
}

function readBasename(reader: EnvReader) {
  const text = (reader.text('BASENAME') ?? '').replace(/\/+$/, '')
  if (text && (!/^(\/[\w.~-]+)+$/.test(text) || isServicePath(text)))
    throw new SettingError(`BASENAME must be a path such as /app that no service uses, not "${text}".`)
  return text
}

const readPage = (reader: EnvReader): PageSettings => ({
  apiHost: reader.url('API_HOST')?.replace(/\/+$/, '') ?? '',
  appName: reader.text('APP_NAME')?.slice(0, 40) ?? '',
  trialUrl: reader.url('TRIAL_URL') ?? '',
  allowedHosts: readList(reader, 'ALLOWED_HOSTS', 'hosts such as www.example.com', item =>
    /^[\w.-]+(:\d{1,5})?$/.test(item) ? item.toLowerCase() : undefined,
  ),
  h5Origin: reader.origin('H5_ORIGIN') ?? '',
  collectorUrl: reader.url('COLLECTOR_URL') ?? '',
  mapUrl: reader.url('MAP_URL') ?? '',
  authorizeUrl: reader.url('AUTHORIZE_URL') ?? '',
  basename: readBasename(reader),
  offline: reader.choice('OFFLINE', ['yes', 'no'], 'yes') === 'yes',
  notOffered: readList(reader, 'NOT_OFFERED', 'libraries and screens such as bidding and brief', item =>
    /^[\w-]{1,40}$/.test(item) ? item : undefined,
  ),
  filings: readSiteRegistrations(reader),
})

function readH5Dir(reader: EnvReader) {
  const text = reader.text('H5_DIR')
  if (text && !existsSync(path.join(text, 'index.html')))
    throw new SettingError(`H5_DIR must be a folder with an index.html, not "${text}".`)
  return text && path.resolve(text)
}

/** Refuses the built-in login in production. It does not verify people, so it is fit only for trying the product. */
function refuseBuiltin(login: LoginSettings, demo: boolean) {
  const missing = !login.web ? 'WECHAT_APP' : !login.weapp && demo ? 'WECHAT_MINI_APP' : undefined
  if (!missing) return
  throw new SettingError(
    `NODE_ENV is production but there are no WeChat credentials: set ${missing}_ID and ${missing}_SECRET, ` +
      'or ALLOW_BUILTIN_LOGIN=yes to run with the built-in login.',
  )
}

export function readSettings(env: Env): ServerSettings {
  const reader = envReaderOf(env)
  const production = reader.choice('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production'
  const allowBuiltin = reader.choice('ALLOW_BUILTIN_LOGIN', ['yes', 'no'], 'no') === 'yes'
  const login = readLoginSettings(reader)
  // Passwords of demo accounts are public, so production needs an explicit `DEMO=yes`.
  const demo = reader.choice('DEMO', ['yes', 'no'], production ? 'no' : 'yes') === 'yes'
  if (production && !allowBuiltin) refuseBuiltin(login, demo)
  return {
    host: readHost(reader),
    port: reader.integer('PORT', 3000, 0, 65535),
    metricsPort: reader.text('METRICS_PORT') === undefined ? undefined : reader.integer('METRICS_PORT', 0, 0, 65535),
    dataDir: path.resolve(reader.text('DATA_DIR') ?? 'data'),
    databaseUrl: reader.secretUrl(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/database',
    ),
    ...readDataKeys(reader),
    redisUrl: reader.secretUrl('REDIS_URL', ['redis:', 'rediss:'], 'redis://user:password@host:6379'),
    h5Dir: readH5Dir(reader),
    production,
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    trustProxy: readTrustProxy(reader),
    corsOrigins: readOrigins(reader, 'CORS_ORIGINS'),
    imageOrigins: readOrigins(reader, 'IMAGE_ORIGINS'),
    frameAncestors: readFrameAncestors(reader),
    demo,
    guests: reader.choice('GUESTS', ['browse', 'none'], 'browse'),
    apiDocs: reader.choice('API_DOCS', ['yes', 'no'], 'no') === 'yes',
    prerender: reader.choice('FIRST_PAINT', ['yes', 'no'], 'yes') === 'yes',
    // A production server does not start with the sample, whose documents are invented.
    corpus: reader.choice('CORPUS', ['sample', 'none'], production ? 'none' : 'sample'),
    shareDays: reader.integer('SHARE_DAYS', 30, 1, 365),
    workspaceBytes: reader.integer('DESK_MEGABYTES', 32, 1, 1024) * MEGABYTE,
    idleDays: reader.integer('SESSION_IDLE_DAYS', 14, 1, 30),
    applicationDays: reader.integer('TRIAL_APPLICATION_DAYS', 180, 1, 3650),
    hstsSubdomains: reader.choice('HSTS_SUBDOMAINS', ['yes', 'no'], 'no') === 'yes',
    stopDelay: reader.integer('STOP_DELAY', 0, 0, 120) * SECOND,
    workers: reader.integer('WORKERS', Math.min(availableParallelism(), MOST_WORKERS), 0, MOST_WORKERS),
    deadlines: readDeadlines(reader),
    search: readSearchSettings(reader),
    coverage: readCoverageStatements(reader),
    embeddings: readEmbeddingsSettings(reader),
    operator: readOperator(reader, production),
    indexing: reader.choice('INDEXING', ['none', 'unnamed', 'all'], 'unnamed'),
    page: readPage(reader),
    login,
    alertTemplate: readAlertTemplate(reader, login),
  }
}

/** What the deployer decides, read once from the environment. */
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isServicePath } from '@contract/service-paths'
import { PRIVACY_PATH } from '../paths'
import { parseKey } from '../accounts/data-key'
import { readDeadlines } from './deadlines'
import { SECOND } from '../runtime'
import type { OpenSearchSettings } from '../engine/open'
import { readSearch } from './search'
import type { Deadlines } from '../threads/deadlines'
import { type LoginSettings, type NewsTemplate, readLogin, readNews } from './wechat'
import { type Env, parseWebUrl, readerOf, type Reader, readList, SettingError } from './values'

export { SettingError }
export type { Credentials, LoginSettings, NewsTemplate } from './wechat'

/** More than any machine that this server is meant for has cores. */
const MOST_WORKERS = 64
const MEGABYTE = 1024 * 1024
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Handed to the H5 page as it is served; see `src/platform/settings`. */
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
  /** The app and what is read in it are kept on the device, for a time without a network. */
  offline: boolean
}

export interface Operator {
  name?: string
  contact?: string
  /** A page on privacy of their own; without it the server's. */
  privacyUrl?: string
}

/** Where the rules on personal data stand, for a link. */
export const privacyLink = ({ operator }: { operator: Operator }) => operator.privacyUrl || PRIVACY_PATH

export interface ServerSettings {
  host: string
  port: number
  /** Where metrics are read; without it there are none. */
  metricsPort?: number
  dataDir: string
  /** A PostgreSQL for accounts, sessions and keys, shared by several servers; without one, a file in the data folder. */
  databaseUrl?: string
  /** What phone numbers are sealed with; without it a file in the data folder. */
  dataKey?: Buffer
  /** What they were sealed with before, as long as some of them are. */
  oldDataKey?: Buffer
  /** A Redis or Valkey that counts requests for several servers; without one, each counts for itself. */
  redisUrl?: string
  /** A ready-made H5 build to serve instead of making one. */
  h5Dir?: string
  production: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  trustProxy: false | number | string[]
  corsOrigins: string[]
  frameAncestors: string
  /** Where pictures may come from besides ourselves. */
  imageOrigins: string[]
  demo: boolean
  /** What visitors without an account may do: search and read, or only open what is shared with them. */
  guests: 'browse' | 'none'
  /** A page for people tells what the services answer. */
  apiDocs: boolean
  /** Screens are drawn into the page that is sent. */
  firstPaint: boolean
  /** What is searched while nothing has been imported. */
  corpus: 'sample' | 'none'
  shareDays: number
  /** How many bytes an account may keep on its desk. */
  workspaceBytes: number
  /** How long a session lives that nobody comes with. */
  idleDays: number
  /** How long applications for a trial are kept. */
  applicationDays: number
  /** Browsers are told to speak https with all subdomains too. */
  hstsSubdomains: boolean
  /** How long `/readyz` has said no before the server ends. */
  stopDelay: number
  /** Threads that search, and as many at most that make Word files; none where all is done in the main one. */
  workers: number
  /** How long work in a thread may take, by its kind. */
  deadlines: Deadlines
  /** A cluster that searches instead of this process. */
  search?: OpenSearchSettings
  /** Who answers for personal data, and how to reach them. */
  operator: Operator
  page: PageSettings
  login: LoginSettings
  /** By which readers of the mini-program are told what is new in their searches; without it they are not. */
  news?: NewsTemplate
}

/** A secret: never repeated in a refusal. */
function readDataKey(reader: Reader, name: string) {
  const given = reader.text(name)
  const key = given === undefined ? undefined : parseKey(given)
  if (given !== undefined && !key)
    throw new SettingError(`${name} must be 32 bytes in base64, as openssl rand -base64 32 makes them.`)
  return key
}

function readDataKeys(reader: Reader) {
  const [dataKey, oldDataKey] = [readDataKey(reader, 'DATA_KEY'), readDataKey(reader, 'DATA_KEY_OLD')]
  if (oldDataKey && !dataKey)
    throw new SettingError('DATA_KEY_OLD needs DATA_KEY beside it, the key that takes its place.')
  return { dataKey, oldDataKey }
}

const readLine = (reader: Reader, name: string) => {
  const given = reader.text(name)
  if (given === undefined || given.length <= 200) return given
  throw new SettingError(`${name} must have at most 200 characters.`)
}

function readHost(reader: Reader) {
  const host = reader.text('HOST') ?? '127.0.0.1'
  if (isIP(host) || /^[a-z\d]([\w.-]*[a-z\d])?$/i.test(host)) return host
  throw new SettingError(`HOST must be an IP address or a host name, not "${host}".`)
}

/** Only these may say for whom they speak: trusting everybody would let a visitor choose their own address. */
function readTrustProxy(reader: Reader): false | number | string[] {
  const given = reader.text('TRUST_PROXY')
  if (given === undefined || given === 'no') return false
  if (/^[1-9]$/.test(given)) return Number(given)
  const wanted = 'a number of proxies from 1 to 9, or their addresses (10.0.0.0/8)'
  return readList(reader, 'TRUST_PROXY', wanted, item => {
    const [address = '', bits, ...rest] = item.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    return isIP(address) > 0 && fits && rest.length === 0 && item
  })
}

const readOrigins = (reader: Reader, name: string) =>
  readList(reader, name, 'origins such as https://app.example.com', item => {
    const origin = parseWebUrl(item)?.origin
    return origin === item.toLowerCase() && origin
  })

function readFrameAncestors(reader: Reader) {
  if (reader.text('FRAME_ANCESTORS') === 'none') return "'none'"
  return ["'self'", ...readOrigins(reader, 'FRAME_ANCESTORS')].join(' ')
}

function readBasename(reader: Reader) {
  const given = (reader.text('BASENAME') ?? '').replace(/\/+$/, '')
  if (given && (!/^(\/[\w.~-]+)+$/.test(given) || isServicePath(given)))
    throw new SettingError(`BASENAME must be a path such as /app that no service uses, not "${given}".`)
  return given
}

const readPage = (reader: Reader): PageSettings => ({
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
})

function readH5Dir(reader: Reader) {
  const given = reader.text('H5_DIR')
  if (given && !existsSync(path.join(given, 'index.html')))
    throw new SettingError(`H5_DIR must be a folder with an index.html, not "${given}".`)
  return given && path.resolve(given)
}

/** The built-in login vouches for people it does not know: fit to try the product, not to run it. */
function refuseBuiltin(login: LoginSettings, demo: boolean) {
  const missing = !login.web ? 'WECHAT_APP' : !login.weapp && demo ? 'WECHAT_MINI_APP' : undefined
  if (!missing) return
  throw new SettingError(
    `NODE_ENV is production but there are no WeChat credentials: set ${missing}_ID and ${missing}_SECRET, ` +
      'or ALLOW_BUILTIN_LOGIN=yes to run with the built-in login.',
  )
}

export function readSettings(env: Env): ServerSettings {
  const reader = readerOf(env)
  const production = reader.choice('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production'
  const allowBuiltin = reader.choice('ALLOW_BUILTIN_LOGIN', ['yes', 'no'], 'no') === 'yes'
  const login = readLogin(reader)
  // Demo accounts have published passwords: a production server has them only when told so in words.
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
    firstPaint: reader.choice('FIRST_PAINT', ['yes', 'no'], 'yes') === 'yes',
    // Invented documents have no place on a production server.
    corpus: reader.choice('CORPUS', ['sample', 'none'], production ? 'none' : 'sample'),
    shareDays: reader.integer('SHARE_DAYS', 30, 1, 365),
    workspaceBytes: reader.integer('DESK_MEGABYTES', 32, 1, 1024) * MEGABYTE,
    idleDays: reader.integer('SESSION_IDLE_DAYS', 14, 1, 30),
    applicationDays: reader.integer('TRIAL_APPLICATION_DAYS', 180, 1, 3650),
    hstsSubdomains: reader.choice('HSTS_SUBDOMAINS', ['yes', 'no'], 'no') === 'yes',
    stopDelay: reader.integer('STOP_DELAY', 0, 0, 120) * SECOND,
    workers: reader.integer('WORKERS', Math.min(availableParallelism(), MOST_WORKERS), 0, MOST_WORKERS),
    deadlines: readDeadlines(reader),
    search: readSearch(reader),
    operator: {
      name: readLine(reader, 'OPERATOR_NAME'),
      contact: readLine(reader, 'OPERATOR_CONTACT'),
      privacyUrl: reader.url('PRIVACY_URL'),
    },
    page: readPage(reader),
    login,
    news: readNews(reader, login),
  }
}

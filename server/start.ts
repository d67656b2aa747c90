/** Starts a server from its settings. Each expected failure is an error with one sentence for the deployer. */
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { DatabaseError } from './accounts/database/port'
import { DEMO_ACCOUNTS } from './accounts/demo'
import { openAccountStore, type AccountStore } from './accounts'
import { buildApp } from './app'
import { withEmbeddings } from './article-search/embeddings/finder'
import { type ArticleFinder, threadedArticleFinder, type FinderThreadOptions } from './article-search/finder'
import { ensureSample } from './corpus/build'
import { applyRedactions, Redactions } from './corpus/redactions'
import { unifyDocumentNumbers } from './corpus/numbers'
import { corpusFile } from './corpus/file'
import { openCorpus } from './corpus/open'
import { openPooledEngine } from './engine/open'
import { type Engine, EngineError, EngineUnavailableError } from './engine/port'
import { withStatedDays } from './libraries/coverage'
import type { App } from './http/app-type'
import { gracefulShutdown } from './http/graceful-shutdown'
import { RedisError } from './http/shared-limits'
import { serveMetrics } from './metrics/listen'
import { createMetrics, type Metrics } from './metrics/registry'
import { watchReferenceData } from './reference-data/store'
import type { ServerSettings } from './settings'
import { HOUR, MINUTE, systemRuntime, SECOND } from './runtime'
import { scheduleAlerts } from './workspace/send-alerts'
import { weChatApi } from './providers/wechat-api'
import { weChatAlertSender } from './providers/wechat-alerts'
import { machineSlowness, stretchDeadlines } from './threads/deadlines'
import type { OnThreadError } from './threads/start'
import type { OnTaskEnded } from './threads/task-ended'
import { threadedDocumentWorker } from './document-worker'

type Print = (line: string) => void

class StartError extends Error {}

interface Address {
  host: string
  port: number
  /** The name of the setting that defines the port. */
  setting?: string
}

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

function listenError(error: NodeJS.ErrnoException, { host, port, setting = 'PORT' }: Address) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `${setting} ${port} is taken on ${host}: stop what listens there, or set another ${setting}.`,
      )
    case 'EACCES':
      return new StartError(`${setting} ${port} is not allowed to this user: set another ${setting}.`)
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}

/** Checks that the port is free. This precedes the slow part of a start, so that a port in use is reported at once. */
export const checkPort = (settings: ServerSettings) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(listenError(error, settings)))
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()))
  })

/** Deletes expired data at the start and every hour. A failure only delays the deletion until the next hour. */
function sweepHourly(store: AccountStore, app: App) {
  const sweep = () => void store.sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'))
  sweep()
  return setInterval(sweep, HOUR).unref()
}

/** Schedules alerts. Returns `undefined` without a template of alerts or without the credentials of a mini-program. */
function startAlerts({ alertTemplate, login }: ServerSettings, store: AccountStore, engine: Engine, app: App) {
  if (!alertTemplate || !login.weapp) return undefined
  const sender = weChatAlertSender(login.weapp, alertTemplate, weChatApi(login.apiBase, 5 * SECOND), systemRuntime)
  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'news were not told')
  return scheduleAlerts({ store, engine, sender, onTrouble }, { every: MINUTE, rest: HOUR / MINUTE })
}

export const serverUrl = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`

export const demoAccountsLine = () =>
  `demo accounts: ${DEMO_ACCOUNTS.map(({ login, password }) => `${login} / ${password}`).join(', ')}`

async function fillCorpus(engine: Engine, { corpus }: ServerSettings, store: AccountStore, print: Print) {
  const redactions = new Redactions(await store.redactions.list())
  if (corpus === 'sample') await ensureSample(engine, print, undefined, redactions)
  await unifyDocumentNumbers(engine, print)
  if (redactions.list.length > 0) await applyRedactions(engine, redactions, print, { isAll: false })
}

interface FinderHooks extends Pick<FinderThreadOptions, 'deadline' | 'onTrouble' | 'onEnded'> {
  onVectorTrouble: OnThreadError
}

/** Starts the search for articles in a thread. It uses vectors if a service for embeddings is configured. */
function openArticleFinder(
  engine: Engine,
  { dataDir, embeddings }: ServerSettings,
  { onVectorTrouble, ...hooks }: FinderHooks,
): ArticleFinder {
  const finder = threadedArticleFinder({ engine, folder: dataDir, ...hooks })
  return embeddings ? withEmbeddings(finder, { engine, service: embeddings, onTrouble: onVectorTrouble }) : finder
}

/** Serves metrics on a port of their own, so that they are not public with the app. */
async function publish(metrics: Metrics, host: string, port: number, print: Print) {
  const setting = 'METRICS_PORT'
  const server = await serveMetrics(metrics, port, host).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, { host, port, setting })
  })
  print(`metrics ${serverUrl(host, (server.address() as AddressInfo).port)}metrics`)
  return server
}

async function listen(app: App, settings: ServerSettings) {
  await app.listen({ host: settings.host, port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, settings)
  })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : settings.port
}

/** Connects to Redis. Its client is loaded only if it is used. */
const connectRedis = async (url: string) => (await import('./http/redis')).openRedis(url)

interface StartOptions {
  /** Returns the folder of the H5 app once the app is built. Without this function, only the services run. */
  findH5?: () => Promise<string>
  /** Called with each line of output about the progress. */
  print: Print
}

export async function startServer(settings: ServerSettings, { findH5, print }: StartOptions): Promise<RunningServer> {
  const open: Array<() => unknown> = []
  let stopping: Promise<void> | undefined
  const stop = async () => {
    for (const close of open.reverse()) await close()
  }
  async function stopGracefully() {
    await setTimeout(settings.stopDelay)
    await stop()
  }
  try {
    const reporter = { report: (error: Error) => print(error.message), warn: print }
    const store = await openAccountStore({
      ...settings,
      appName: settings.page.appName,
      runtime: systemRuntime,
      onTrouble: error => reporter.report(error),
    })
    open.push(() => store.close())
    const redis = settings.redisUrl ? await connectRedis(settings.redisUrl) : undefined
    open.push(() => redis?.disconnect())
    const { store: referenceData, stop: stopWatching } = await watchReferenceData({
      dataDir: settings.dataDir,
      now: systemRuntime.now,
      onFault: sentence => reporter.warn(sentence),
    })
    open.push(stopWatching)
    await checkPort(settings)
    let engine = await openCorpus(settings, print)
    open.push(() => engine.close())
    await fillCorpus(engine, settings, store, print)
    const h5Root = await findH5?.()
    const onTrouble = (error: Error) => app.log.error({ err: error }, 'a thread failed')
    const onEnded: OnTaskEnded = (kind, why) => {
      metrics?.ended.inc({ kind, why })
      app.log.warn({ kind, why }, 'work in a thread was ended')
    }
    const { workers, metricsPort } = settings
    const slowness = machineSlowness()
    const deadlines = stretchDeadlines(settings.deadlines, slowness)
    // Document threads exist even without search threads. Reading files of strangers needs a deadline, and would block
    // this thread.
    const documentWorker = threadedDocumentWorker({ most: workers, deadlines, onTrouble, onEnded })
    open.push(() => documentWorker.close())
    if (workers && !settings.search) {
      const [file, deadline] = [corpusFile(settings.dataDir), deadlines.search]
      engine = openPooledEngine({ file, workers, local: engine, deadline, onTrouble, onEnded })
    }
    engine = withStatedDays(engine, settings.coverage.completeTo)
    const articleFinder = openArticleFinder(engine, settings, {
      deadline: deadlines.search,
      onTrouble,
      onEnded,
      onVectorTrouble: error => app.log.warn({ err: error }, 'articles are found without vectors'),
    })
    open.push(() => articleFinder.close())
    const metrics = metricsPort === undefined ? undefined : createMetrics(engine)
    const isStopping = () => stopping !== undefined
    const app: App = buildApp({
      settings: { ...settings, deadlines },
      store,
      engine,
      referenceData,
      articleFinder,
      documentWorker,
      redis,
      runtime: systemRuntime,
      h5Root,
      metrics,
      isStopping,
    })
    app.log.info({ slowness, deadlines }, 'how long work in threads may take')
    reporter.report = error => app.log.error({ err: error }, 'the database of accounts is away')
    reporter.warn = sentence => app.log.warn(sentence)
    const sweeper = sweepHourly(store, app)
    const alerts = startAlerts(settings, store, engine, app)
    open.push(
      () => alerts?.stop(),
      () => clearInterval(sweeper),
      () => app.close(),
      gracefulShutdown(app.server),
    )
    if (metrics && metricsPort !== undefined) {
      const server = await publish(metrics, settings.host, metricsPort, print)
      open.push(() => {
        server.close()
        server.closeAllConnections()
      })
    }
    const url = serverUrl(settings.host, await listen(app, settings))
    engine
      .warmUp()
      .then(() => articleFinder.warmUp())
      .catch((error: unknown) => stopping || app.log.error({ err: error }, 'warming up failed'))
    return {
      url,
      // A second signal waits for the stop of the first.
      stop: () => (stopping ??= stopGracefully()),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export const isExpectedFailure = (error: unknown): error is Error =>
  [StartError, DatabaseError, RedisError, EngineError, EngineUnavailableError].some(kind => error instanceof kind)

/** From settings to a listening server. Each way to fail is an error whose message is one sentence for the deployer. */
import { createServer } from 'node:net'
import { DatabaseError } from './accounts/database'
import { DEMO_ACCOUNTS } from './accounts/demo'
import { openStore, type Store } from './accounts'
import { buildApp } from './app'
import { ensureSample } from './corpus/build'
import { renewNumbers } from './corpus/numbers'
import { corpusFile } from './corpus/file'
import { openCorpus } from './corpus/open'
import { openPooledEngine } from './engine/pool'
import type { Engine } from './engine/port'
import { EngineError } from './engine/sqlite'
import type { App } from './http/app-type'
import type { ServerSettings } from './settings'
import { HOUR, realRuntime } from './runtime'
import { papersHere, papersInThreads } from './threads/papers'

type Say = (line: string) => void

export class StartError extends Error {}

export interface Running {
  url: string
  stop(): Promise<void>
}

function listenError(error: NodeJS.ErrnoException, { host, port }: ServerSettings) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is taken on ${host}: stop what listens there, or set another PORT.`)
    case 'EACCES':
      return new StartError(`PORT ${port} is not allowed to this user: set another PORT.`)
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}

/** Asked before the slow part of a start, so that a taken port is told at once. */
export const checkPort = (settings: ServerSettings) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(listenError(error, settings)))
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()))
  })

/** A failed sweep is tried again an hour later; nothing depends on it but space. */
function sweepHourly(store: Store, app: App) {
  const sweep = () => {
    try {
      store.sweep()
    } catch (error) {
      app.log.error({ err: error }, 'sweep failed')
    }
  }
  sweep()
  return setInterval(sweep, HOUR).unref()
}

export const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`

export const demoLine = () =>
  `demo accounts: ${DEMO_ACCOUNTS.map(({ login, password }) => `${login} / ${password}`).join(', ')}`

async function fillCorpus(engine: Engine, { corpus }: ServerSettings, say: Say) {
  if (corpus === 'sample') await ensureSample(engine, say)
  await renewNumbers(engine, say)
}

async function listen(app: App, settings: ServerSettings) {
  await app.listen({ host: settings.host, port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, settings)
  })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : settings.port
}

interface StartOptions {
  /** Answers the folder of the H5 app, once it is ready to be served; without one only the services answer. */
  findH5?: () => Promise<string>
  /** Told what takes long. */
  say: Say
}

export async function startServer(settings: ServerSettings, { findH5, say }: StartOptions): Promise<Running> {
  const open: Array<() => unknown> = []
  const stop = async () => {
    for (const close of open.reverse()) await close()
  }
  try {
    const store = await openStore({ ...settings, runtime: realRuntime })
    open.push(() => store.close())
    await checkPort(settings)
    let engine = openCorpus(settings.dataDir, say)
    open.push(() => engine.close())
    await fillCorpus(engine, settings, say)
    const h5Root = await findH5?.()
    const onTrouble = (error: Error) => app.log.error({ err: error }, 'a thread failed')
    const { workers } = settings
    const papers = workers ? papersInThreads(workers, onTrouble) : papersHere
    open.push(() => papers.close())
    if (workers) engine = openPooledEngine({ file: corpusFile(settings.dataDir), workers, local: engine, onTrouble })
    const app: App = buildApp({ settings, store, engine, papers, runtime: realRuntime, h5Root })
    const sweeper = sweepHourly(store, app)
    open.push(
      () => clearInterval(sweeper),
      () => app.close(),
    )
    const url = urlOf(settings.host, await listen(app, settings))
    engine.warmUp().catch((error: unknown) => app.log.error({ err: error }, 'warming up failed'))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export const isExplained = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof DatabaseError || error instanceof EngineError

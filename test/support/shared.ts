/**
 * Holds one browser, and one server for each set of settings. The test files of a Jest worker share them.
 * They are loaded outside Jest's sandbox, which resets modules after each file.
 */
import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { CHEAP_LOGINS, type RunningServer, startServer as start } from './server'
import { startSpecApp } from './spec-app'
import { visitorsOf } from './visitors'

let browser: Promise<Browser> | undefined
let specApp: ReturnType<typeof startSpecApp> | undefined
const servers = new Map<string, Promise<RunningServer>>()

const startServer = (env: Record<string, string>) => start({ ...CHEAP_LOGINS, ...env })

function sharedServer(env: Record<string, string>): Promise<RunningServer> {
  const key = JSON.stringify(Object.entries(env).sort())
  const server = servers.get(key) ?? startServer(env)
  servers.set(key, server)
  return server
}

const openBrowser = () => (browser ??= launchBrowser())
const visitors = visitorsOf(openBrowser)

export const shared = {
  browser: openBrowser,
  visitor: visitors.visitor,
  server: sharedServer,
  specApp: () => (specApp ??= startSpecApp()),
  /** Starts a server for one file. That file must stop the server. */
  startServer,
}

export type Shared = typeof shared

export const closeOccupied = visitors.closeOccupied

export async function closeShared() {
  await Promise.allSettled([
    browser?.then(running => running.close()),
    specApp?.then(running => running.stop()),
    ...[...servers.values()].map(async server => (await server).stop()),
  ])
}

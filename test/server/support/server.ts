/** A complete server in a temporary folder, with a clock that tests control. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { openAccountStore, type AccountStore } from '../../../server/accounts'
import { type AppDeps, buildApp } from '../../../server/app'
import type { App } from '../../../server/http/app-type'
import { readSettings } from '../../../server/settings'
import type { Runtime } from '../../../server/runtime'
import type { Manifest } from '../../../types/h5-manifest'
import { temporaryFolder } from '../../support/temporary-folder'

export const HOST = 'app.test:3000'
export const ORIGIN = `http://${HOST}`
/** Real scrypt, but fast. */
const CHEAP = 2 ** 10

/** Retention periods in days, and the space of a workspace. */
export const RETENTION = { shareDays: 30, idleDays: 14, applicationDays: 180, workspaceBytes: 32 * 1024 * 1024 }

export interface TestWorld extends Runtime {
  pass(milliseconds: number): void
}

export function testRuntime(): TestWorld {
  let time = Date.parse('2026-03-05T08:00:00Z')
  let draws = 0
  const block = () => createHash('sha256').update(`draw ${draws++}`).digest()
  return {
    now: () => new Date(time),
    random: size => Buffer.concat([block(), block()]).subarray(0, size),
    pass: milliseconds => void (time += milliseconds),
  }
}

const INDEX = `<!doctype html><html><head><title>检索</title><script>var size = 1</script>
<script defer="defer" src="/js/app.12345678.js"></script></head><body><div id="app"></div></body></html>`

const MANIFEST: Manifest = {
  css: [],
  routes: [
    { url: '/search', files: ['js/home.1.js', 'css/home.1.css'] },
    { url: '/case-detail/:jid', files: ['js/case.1.js'] },
  ],
}

export function fakeH5(dir: string) {
  mkdirSync(path.join(dir, 'js'), { recursive: true })
  writeFileSync(path.join(dir, 'index.html'), INDEX)
  writeFileSync(path.join(dir, 'js/app.12345678.js'), `console.log(1)\n${'// filling\n'.repeat(300)}`)
  writeFileSync(path.join(dir, 'js/app.12345678.js.br'), brotliCompressSync('made by the build'))
  writeFileSync(path.join(dir, 'service-worker.js'), 'self.build = 1')
  writeFileSync(path.join(dir, 'manifest.webmanifest'), JSON.stringify({ name: 'Alpha 检索', scope: './' }))
  mkdirSync(path.join(dir, '.server'), { recursive: true })
  writeFileSync(path.join(dir, '.server/manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(path.join(dir, '.built'), 'stamp')
  return dir
}

export const temporaryDir = () => temporaryFolder('server')

export interface TestServer {
  app: App
  store: AccountStore
  runtime: TestWorld
  dir: string
  log: string[]
  close(): Promise<void>
}

const FREE = { max: 100_000, timeWindow: 60_000 }
/** Most tests exceed the limits of a person; tests of the limits use the real ones. */
export const UNLIMITED = { general: FREE, login: FREE, share: FREE, trial: FREE, removal: FREE, receipt: FREE }

export async function startServer(env: Record<string, string> = {}, deps: Partial<AppDeps> = {}): Promise<TestServer> {
  const dir = temporaryDir()
  const runtime = testRuntime()
  const settings = readSettings({ DATA_DIR: path.join(dir, 'data'), LOG_LEVEL: 'trace', ...env })
  const store = await openAccountStore({ ...settings, appName: settings.page.appName, runtime, passwordCost: CHEAP })
  const log: string[] = []
  const h5Root = fakeH5(path.join(dir, 'h5'))
  const logStream = { write: (line: string) => void log.push(line) }
  const app = buildApp({ settings, store, runtime, h5Root, logStream, limits: UNLIMITED, ...deps })
  await app.ready()
  return {
    app,
    store,
    runtime,
    dir,
    log,
    async close() {
      await app.close()
      await store.close()
      rmSync(dir, { recursive: true })
    },
  }
}

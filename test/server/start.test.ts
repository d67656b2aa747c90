/** The start of the server in this process: what its settings open, what it closes when it stops, and its refusals. */
import { cpSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, Server } from 'node:net'
import path from 'node:path'
import * as accounts from '../../server/accounts'
import { DatabaseError } from '../../server/accounts/database/port'
import * as embeddings from '../../server/article-search/embeddings/finder'
import * as finders from '../../server/article-search/finder'
import * as pools from '../../server/engine/pool'
import { EngineError, EngineUnavailableError } from '../../server/engine/port'
import { RedisError } from '../../server/http/shared-limits'
import { systemRuntime } from '../../server/runtime'
import { readSettings } from '../../server/settings'
import * as alerts from '../../server/workspace/send-alerts'
import { checkPort, isExpectedFailure, type RunningServer, serverUrl, startServer } from '../../server/start'
import { SAMPLE } from '../support/sample'
import { eventually } from '../support/time'
import { fakeH5, temporaryDir } from './support/server'

const dir = temporaryDir()
const h5 = fakeH5(path.join(dir, 'h5'))
let folders = 0
const freshFolder = () => path.join(dir, `data-${folders++}`)

const settingsOf = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: freshFolder(), PORT: '0', CORPUS: 'none', DEMO: 'no', WORKERS: '0', ...env })

const MINI_PROGRAM = { WECHAT_MINI_APP_ID: 'wx1', WECHAT_MINI_APP_SECRET: 's', WECHAT_API_BASE: 'http://127.0.0.1:9' }

let running: RunningServer[] = []
let lines: string[]

async function start(env: Record<string, string> = {}, findH5?: () => Promise<string>) {
  const server = await startServer(settingsOf(env), { findH5, print: line => void lines.push(line) })
  running.push(server)
  return server
}

function stop(server: RunningServer) {
  running = running.filter(other => other !== server)
  return server.stop()
}

/** The lines of the log, which goes to standard error. */
function logLines() {
  const written = jest.mocked(process.stderr.write).mock.calls.map(([line]) => String(line))
  return written.flatMap(text => text.split('\n').filter(Boolean)).map(line => JSON.parse(line) as { msg: string })
}

beforeEach(() => {
  lines = []
  running = []
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const server of running) await stop(server)
})
afterAll(() => rmSync(dir, { recursive: true }))

/** The ids of the first laws of the list. */
async function lawIds({ url }: RunningServer) {
  const reply = await fetch(`${url}ilawregu-search/api/v1/lawregu/list?query=${encodeURIComponent('标题:法')}`)
  const { data } = (await reply.json()) as { data: { lawRegus: Array<{ lid: string }> } }
  return data.lawRegus.map(({ lid }) => lid)
}

const statusOf = async (url: string) => (await fetch(url, { headers: { accept: 'text/html' } })).status

describe('a start', () => {
  it('without an H5 app has the services alone, and prints nothing', async () => {
    const { url } = await start()
    expect(await statusOf(`${url}healthz`)).toBe(200)
    expect(await statusOf(`${url}search`)).toBe(404)
    expect(lines).toEqual([])
  })

  it('with an H5 app and metrics serves both, the metrics at an address of their own', async () => {
    const { url } = await start({ METRICS_PORT: '0', WORKERS: '1' }, async () => h5)
    expect(await statusOf(`${url}search`)).toBe(200)
    expect(await statusOf(`${url}metrics`)).toBe(404)
    const [line, ...others] = lines
    expect([line, others]).toEqual([expect.stringMatching(/^metrics http:\S+\/metrics$/), []])
    expect(await statusOf(line!.slice('metrics '.length))).toBe(200)
  })

  it('keeps a sample of this version, without the documents that were withdrawn', async () => {
    const DATA_DIR = freshFolder()
    cpSync(SAMPLE, DATA_DIR, { recursive: true })
    const env = { CORPUS: 'sample', DATA_DIR }
    const before = await start(env)
    const [document = ''] = await lawIds(before)
    await stop(before)
    const store = await accounts.openAccountStore({ ...settingsOf(env), appName: '', runtime: systemRuntime })
    await store.redactions.add({ kind: 'withdraw', collection: 'law', document, title: '' }, Buffer.from('receipt'))
    await store.close()
    expect(lines).toEqual([])
    const after = await start(env)
    expect(await lawIds(after)).not.toContain(document)
  })

  it('opens neither threads, vectors nor alerts that its settings do not name', async () => {
    const pool = jest.spyOn(pools, 'openPooledEngine')
    const join = jest.spyOn(embeddings, 'withEmbeddings')
    const schedule = jest.spyOn(alerts, 'scheduleAlerts')
    await start(MINI_PROGRAM)
    for (const opened of [pool, join, schedule]) expect(opened).not.toHaveBeenCalled()
  })

  it('searches in threads', async () => {
    const pool = jest.spyOn(pools, 'openPooledEngine')
    await start({ WORKERS: '1' })
    expect(pool.mock.calls.map(([{ workers }]) => workers)).toEqual([1])
  })

  it('finds articles by vectors of the service that the settings name', async () => {
    const join = jest.spyOn(embeddings, 'withEmbeddings')
    const url = 'http://127.0.0.1:9/v1/embeddings'
    await start({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'm' })
    expect(join.mock.calls.map(([, { service }]) => service)).toEqual([{ url, model: 'm' }])
  })

  it('schedules alerts for a template of a mini-program, and ends them when it stops', async () => {
    const end = jest.fn()
    const schedule = jest.spyOn(alerts, 'scheduleAlerts').mockReturnValue({ stop: end })
    const server = await start({ ...MINI_PROGRAM, WECHAT_NEWS_TEMPLATE: 't', WECHAT_NEWS_FIELDS: 'thing1' })
    expect([schedule.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
    await stop(server)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('goes on and logs the error when expired data cannot be deleted', async () => {
    const openStore = accounts.openAccountStore
    jest
      .spyOn(accounts, 'openAccountStore')
      .mockImplementation(async options =>
        Object.assign(await openStore(options), { sweep: () => Promise.reject(new Error('no disk')) }),
      )
    const { url } = await start()
    await eventually(() => expect(logLines().map(({ msg }) => msg)).toContain('sweep failed'))
    expect(await statusOf(`${url}healthz`)).toBe(200)
  })

  it('goes on and logs the error when the index of articles cannot be built', async () => {
    const threaded = finders.threadedArticleFinder
    jest.spyOn(finders, 'threadedArticleFinder').mockImplementation(options => {
      const finder = threaded(options)
      return Object.assign(finder, { warmUp: () => Promise.reject(new Error('no memory')) })
    })
    const { url } = await start()
    await eventually(() => expect(logLines().map(({ msg }) => msg)).toContain('warming up failed'))
    expect(await statusOf(`${url}healthz`)).toBe(200)
  })
})

describe('a stop', () => {
  it('first lets the balancers know, then closes what the start opened, the accounts last', async () => {
    const closed: string[] = []
    const openStore = accounts.openAccountStore
    jest.spyOn(accounts, 'openAccountStore').mockImplementation(async options => {
      const store = await openStore(options)
      const close = store.close.bind(store)
      return Object.assign(store, { close: async () => (closed.push('accounts'), close()) })
    })
    const threaded = finders.threadedArticleFinder
    jest.spyOn(finders, 'threadedArticleFinder').mockImplementation(options => {
      const finder = threaded(options)
      const { close } = finder
      return Object.assign(finder, { close: async () => (closed.push('articles'), close()) })
    })
    const server = await start({ STOP_DELAY: '1' })
    expect(await statusOf(`${server.url}readyz`)).toBe(200)
    const stopped = stop(server).then(() => closed.push('all'))
    expect(await statusOf(`${server.url}readyz`)).toBe(503)
    expect(closed).toEqual([])
    await stopped
    expect(closed).toEqual(['articles', 'accounts', 'all'])
    await server.stop()
    expect(closed).toEqual(['articles', 'accounts', 'all'])
    await expect(fetch(`${server.url}healthz`)).rejects.toThrow('fetch failed')
  })
})

describe('a port that cannot be used', () => {
  const settings = settingsOf({ PORT: '4899', HOST: '192.0.2.1' })
  it.each([
    ['EADDRINUSE', 'PORT 4899 is taken on 192.0.2.1: stop what listens there, or set another PORT.', true],
    ['EACCES', 'PORT 4899 is not allowed to this user: set another PORT.', true],
    ['ENOTFOUND', 'HOST 192.0.2.1 is not an address of this machine.', true],
    ['EADDRNOTAVAIL', 'HOST 192.0.2.1 is not an address of this machine.', true],
    ['EAI_AGAIN', 'HOST 192.0.2.1 is not an address of this machine.', true],
    ['EMFILE', 'raw text of the system', false],
  ])('%s: %s', async (code, sentence, isExpected) => {
    jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      return (this.emit('error', Object.assign(new Error('raw text of the system'), { code })), this)
    })
    const error = await checkPort(settings).catch((reason: unknown) => reason)
    expect([(error as Error).message, isExpectedFailure(error)]).toEqual([sentence, isExpected])
  })

  it('of metrics ends the start, and leaves nothing open', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const env = { DATA_DIR: freshFolder(), METRICS_PORT: `${port}` }
    await expect(start(env)).rejects.toThrow(`METRICS_PORT ${port} is taken on 127.0.0.1: stop what listens there,`)
    other.close()
    const { url } = await start(env)
    expect(await statusOf(`${url}healthz`)).toBe(200)
  })
})

test.each([
  ['the database is', new DatabaseError('a sentence'), true],
  ['Redis is', new RedisError('a sentence'), true],
  ['the corpus is', new EngineError('a sentence'), true],
  ['the cluster is', new EngineUnavailableError('a sentence'), true],
  ['a mistake is not', new TypeError('a mistake'), false],
  ['what is no error is not', 'a sentence', false],
])('%s a failure with a sentence for the deployer', (_, error, isExpected) => {
  expect(isExpectedFailure(error)).toBe(isExpected)
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80/'],
  ['app.test', 'http://app.test:80/'],
  ['::1', 'http://[::1]:80/'],
])('the address of host %s is %s', (host, url) => expect(serverUrl(host, 80)).toBe(url))

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { startProcess } from './support/process'
import { fakeH5, temporaryDir } from './support/server'

const ROOT = path.resolve(__dirname, '../..')
const dir = temporaryDir()
const h5 = fakeH5(path.join(dir, 'h5'))
afterAll(() => rmSync(dir, { recursive: true }))

let folders = 0
const start = (env: Record<string, string>) =>
  startProcess({ DATA_DIR: path.join(dir, `data-${folders++}`), H5_DIR: h5, CORPUS: 'none', ...env })

describe('npm start', () => {
  it('prints its address and the demo accounts, serves, and ends on a signal', async () => {
    const server = start({})
    const url = await server.ready
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    const page = await fetch(`${url}search`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('app-settings')
    expect(await (await fetch(`${url}healthz`)).json()).toEqual({ ok: true })

    server.child.kill('SIGTERM')
    const { code, out } = await server.ended
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'demo accounts: member / alpha-member, office / alpha-office, office-few / alpha-office-few, trial / alpha-trial',
      `ready ${url}`,
      '',
    ])
  })

  it('serves metrics on a port of their own', async () => {
    const server = start({ METRICS_PORT: '0', DEMO: 'no' })
    await server.ready
    const address = /^metrics (http:\S+)$/m.exec(server.out())?.[1]
    expect(await (await fetch(address!)).text()).toContain('process_cpu_seconds_total')
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })

  it('loads the clients of PostgreSQL and Redis only for their settings', async () => {
    const script = `require('./server/start')
      console.log(Object.keys(require.cache).filter(file => /node_modules.(pg|ioredis)./.test(file)).length)`
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: ROOT })
    let out = ''
    child.stdout.on('data', chunk => (out += String(chunk)))
    await once(child, 'close')
    expect(out).toBe('0\n')
  })

  it('prints no demo accounts if the demo is off', async () => {
    const server = start({ DEMO: 'no' })
    const url = await server.ready
    server.child.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 0, out: `ready ${url}\n`, err: '' })
  })
})

describe('npm start ends with one sentence and exit code 1', () => {
  const file = path.join(dir, 'a-file')
  const broken = path.join(dir, 'broken')
  const otherServer = createServer()
  const port = () => String((otherServer.address() as AddressInfo).port)

  beforeAll(async () => {
    writeFileSync(file, '')
    mkdirSync(broken)
    writeFileSync(path.join(broken, 'accounts.db'), 'this is no database'.repeat(100))
    await once(otherServer.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => otherServer.close())

  const refusals: [what: string, env: () => Record<string, string>, sentence: () => string | RegExp][] = [
    [
      'a port that is no number',
      () => ({ PORT: 'eighty' }),
      () => 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    ],
    [
      'a port that is taken',
      () => ({ PORT: port() }),
      () => `PORT ${port()} is taken on 127.0.0.1: stop what listens there, or set another PORT.\n`,
    ],
    [
      'a port for metrics that is taken',
      () => ({ METRICS_PORT: port() }),
      () => `METRICS_PORT ${port()} is taken on 127.0.0.1: stop what listens there, or set another METRICS_PORT.\n`,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '192.0.2.1', PORT: '4899' }),
      () => 'HOST 192.0.2.1 is not an address of this machine.\n',
    ],
    [
      'a data folder that cannot be',
      () => ({ DATA_DIR: path.join(file, 'data') }),
      () => `DATA_DIR ${file}/data cannot be used: ENOTDIR: not a directory, mkdir '${file}/data'.\n`,
    ],
    [
      'a data folder of something else',
      () => ({ DATA_DIR: broken }),
      () => new RegExp(`^DATA_DIR ${broken} cannot be used: .*not a database\\.\n$`),
    ],
    [
      'production without an operator',
      () => ({ NODE_ENV: 'production', ALLOW_BUILTIN_LOGIN: 'yes' }),
      () =>
        /^NODE_ENV is production but nobody answers for the service: set OPERATOR_NAME and OPERATOR_CONTACT, .*\.\n$/,
    ],
    [
      'production without credentials',
      () => ({ NODE_ENV: 'production', OPERATOR_NAME: 'a', OPERATOR_CONTACT: 'b' }),
      () =>
        /^NODE_ENV is production but there are no WeChat credentials: set WECHAT_APP_ID .*ALLOW_BUILTIN_LOGIN=yes .*\.\n$/,
    ],
  ]

  it.each(refusals)('%s', async (_what, env, sentence) => {
    // Without the demo, whose passwords would be hashed before most of these errors.
    const { code, out, err } = await start({ DEMO: 'no', ...env() }).ended
    const expected = sentence()
    if (typeof expected === 'string') expect(err).toBe(expected)
    else expect(err).toMatch(expected)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })
})

/** Shutdown: requests under way are answered, later ones fail cleanly, and no client's departure ends the server. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { isLong } from '../support/length'
import { SAMPLE } from '../support/sample'
import { eventually, patience } from '../support/time'
import { startProcess } from './support/process'
import { fakeH5, temporaryDir } from './support/server'

const dir = temporaryDir()
const data = path.join(dir, 'data')
const h5 = fakeH5(path.join(dir, 'h5'))
const started: ChildProcess[] = []
beforeAll(() => cpSync(SAMPLE, data, { recursive: true }))
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dir, { recursive: true })
})
jest.setTimeout(patience(180_000))

async function start(env: Record<string, string> = {}) {
  const server = startProcess({ DATA_DIR: data, H5_DIR: h5, WORKERS: '1', DEMO: 'no', TRUST_PROXY: '1', ...env })
  started.push(server.child)
  return { ...server, url: (await server.ready).replace(/\/$/, '') }
}

const CLIENTS = 30
const ROUNDS = isLong ? 3 : 1
let count = 0
/** A new query from a new address. */
const question = (url: string) => {
  count++
  const query = encodeURIComponent(`全文:合同 违约,全文:-无${count}`)
  const headers = { 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` }
  return { address: `${url}/judgement-search/api/v1/search/list?query=${query}`, headers }
}
/** The status or the error. */
const send = (url: string, agent: http.Agent | false) =>
  new Promise<number | string>(resolve => {
    const { address, headers } = question(url)
    http
      .get(address, { agent, headers }, reply => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
        reply.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

/** Sends requests in sequence until the server has ended. */
async function client(url: string, ends: Array<number | string>) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const end = await send(url, agent)
    ends.push(end)
    if (end !== 200) return agent.destroy()
  }
}

it(`answers ${CLIENTS} clients who have asked before it ends, rounds: ${ROUNDS}`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { url, child, ended } = await start()
    const ends: Array<number | string> = []
    const clients = Array.from({ length: CLIENTS }, () => client(url, ends))
    await eventually(() => expect(ends.length).toBeGreaterThan(CLIENTS))
    child.kill('SIGTERM')
    await Promise.all(clients)
    expect(ends.filter(end => end !== 200)).toEqual(Array(CLIENTS).fill('ECONNREFUSED'))
    expect(await ended).toMatchObject({ code: 0, err: '' })
  }
})

it('closes idle connections, and at last one whose request never ends', async () => {
  const { url, child, ended } = await start({ CORPUS: 'none' })
  const { port } = new URL(url)
  const agent = new http.Agent({ keepAlive: true })
  expect(await send(url, agent)).toBe(200)
  const silent = net.connect(Number(port), '127.0.0.1')
  const endless = net.connect(Number(port), '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(endless, 'connect')])
  const head = [
    'POST /user/api/v1/login/web HTTP/1.1',
    'host: a',
    'content-type: application/json',
    'content-length: 9',
  ]
  endless.write(`${[...head, 'expect: 100-continue'].join('\r\n')}\r\n\r\n`)
  // The server has read the headers and waits for the body.
  expect(String((await once(endless, 'data'))[0])).toContain('100 Continue')
  endless.write('{')
  const cut: string[] = []
  for (const [name, socket] of Object.entries({ silent, endless })) {
    socket.on('error', () => undefined).on('close', () => cut.push(name))
  }
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, err: '' })
  await eventually(() => expect(cut.sort()).toEqual(['endless', 'silent']))
  agent.destroy()
})

it('continues when its output is closed', async () => {
  const { url, child, ended } = await start({ CORPUS: 'none', LOG_LEVEL: 'info' })
  child.stdout.destroy()
  child.stderr.destroy()
  for (let n = 0; n < 3; n++) expect(await send(url, false)).toBe(200)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

it('continues when its output is not read, buffers a part and reports how much it lost', async () => {
  const { url, child, ended } = await start({ CORPUS: 'none', LOG_LEVEL: 'info' })
  child.stderr.pause()
  const long = 'x'.repeat(8000)
  const total = 300
  for (let n = 0; n < total; n++) expect((await fetch(`${url}/${long}`)).status).toBeLessThan(500)
  let output = ''
  child.stderr.on('data', chunk => (output += String(chunk))).resume()
  await eventually(async () => {
    await fetch(`${url}/healthz`)
    expect(output).toContain('lines were lost')
  })
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  const lines = output.trim().split('\n')
  const entries = lines.map(line => JSON.parse(line) as { path?: string; lost?: number })
  const lost = entries.reduce((sum, line) => sum + (line.lost ?? 0), 0)
  expect(lost).toBeGreaterThan(0)
  expect(entries.filter(line => line.path === `/${long}`).length + lost).toBeGreaterThanOrEqual(total)
})

it('is not ready before it accepts no more connections', async () => {
  const { url, child, ended } = await start({ CORPUS: 'none', STOP_DELAY: '3' })
  const isReady = async () => [(await fetch(`${url}/readyz`)).status, (await fetch(`${url}/healthz`)).status]
  expect(await isReady()).toEqual([200, 200])
  child.kill('SIGTERM')
  await eventually(async () => expect(await isReady()).toEqual([503, 200]))
  expect(await send(url, false)).toBe(200)
  expect((await ended).code).toBe(0)
})

/** The server as it is started, with threads: it answers, makes files, and ends when told in the midst of its work. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { SAMPLE } from '../support/sample'
import { fakeH5, temporaryDir } from './support/server'

const ROOT = path.resolve(__dirname, '../..')
const dir = temporaryDir()
const h5 = fakeH5(path.join(dir, 'h5'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dir, { recursive: true })
})
jest.setTimeout(120_000)

async function start(workers: string) {
  const data = path.join(dir, `data-${workers}`)
  cpSync(SAMPLE, data, { recursive: true })
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    PORT: '0',
    DATA_DIR: data,
    H5_DIR: h5,
    WORKERS: workers,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: ROOT, env })
  started.push(child)
  let err = ''
  child.stderr.on('data', chunk => (err += String(chunk)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, err }))
  const url = await new Promise<string>((resolve, reject) => {
    let out = ''
    child.stdout.on('data', chunk => {
      out += String(chunk)
      const ready = /^ready (http:\S+)\/$/m.exec(out)?.[1]
      if (ready) resolve(ready)
    })
    void ended.then(end => reject(new Error(`ended with ${end.code}: ${end.err}`)))
  })
  return { url, child, ended }
}

const q = encodeURIComponent
const CASES = '/judgement-search/api/v1/search'
/** Over a connection that is not kept. */
const statusOf = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { agent: false }, reply => resolve(reply.resume().statusCode)).on('error', reject)
  })
const asked = [
  `${CASES}/caseList?query=${q('全文:合同')}`,
  `${CASES}/getAllVisualData?query=${q('全文:合同 违约;gap=20')}`,
  `/ilawregu-search/api/v1/lawregu/list?query=${q('全文:规定')}`,
]

it('answers with threads what it answers without', async () => {
  const servers = [await start('2'), await start('0')]
  const [inThreads, alone] = await Promise.all(
    servers.map(({ url }) => Promise.all(asked.map(async way => (await fetch(url + way)).json() as Promise<unknown>))),
  )
  expect(inThreads).toEqual(alone)

  const list = JSON.stringify(alone)
  const jid = /"jid":"([^"]+)"/.exec(list)?.[1]
  const files = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/judgement-search/api/v1/es/download/${jid}`)).arrayBuffer()),
  )
  for (const file of files) expect(Buffer.from(file).toString('latin1', 0, 2)).toBe('PK')
  expect(Math.abs(files[0]!.byteLength - files[1]!.byteLength)).toBeLessThan(64)
  for (const { child } of servers) child.kill('SIGTERM')
  for (const { ended } of servers) expect(await ended).toEqual({ code: 0, err: '' })
})

it('ends when told, having answered what is under way', async () => {
  const { url, child, ended } = await start('2')
  const answers = Promise.allSettled(
    [20, 21, 22, 23].map(gap => statusOf(`${url}${CASES}/list?query=${q(`全文:合同 违约 责任 赔偿;gap=${gap}`)}`)),
  )
  setTimeout(() => child.kill('SIGTERM'), 30)
  const { code, err } = await ended
  expect([code, err]).toEqual([0, ''])
  // Who came too late is told so, or finds the door shut; nobody gets half an answer.
  for (const end of await answers) if (end.status === 'fulfilled') expect([200, 503]).toContain(end.value)
})

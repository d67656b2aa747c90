/** A deployed server with threads: it answers, makes files, and shuts down while working. */
import type { ChildProcess } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { SAMPLE } from '../support/sample'
import { startProcess } from './support/process'
import { fakeH5, temporaryDir } from './support/server'
import { patience } from '../support/time'

const dir = temporaryDir()
const h5 = fakeH5(path.join(dir, 'h5'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dir, { recursive: true })
})
jest.setTimeout(patience(120_000))

async function start(workers: string) {
  const data = path.join(dir, `data-${workers}`)
  cpSync(SAMPLE, data, { recursive: true })
  const { child, ended, ready } = startProcess({ DATA_DIR: data, H5_DIR: h5, WORKERS: workers, DEMO: 'no' })
  started.push(child)
  const url = (await ready).replace(/\/$/, '')
  return { url, child, ended: ended.then(({ code, err }) => ({ code, err })) }
}

const q = encodeURIComponent
const CASES = '/judgement-search/api/v1/search'
/** Over a connection that is not reused. */
const statusOf = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { agent: false }, reply => resolve(reply.resume().statusCode)).on('error', reject)
  })
const paths = [
  `${CASES}/caseList?query=${q('全文:合同')}`,
  `${CASES}/getAllVisualData?query=${q('全文:合同 违约')}`,
  `/ilawregu-search/api/v1/lawregu/list?query=${q('全文:规定')}`,
]

it('answers with threads as without', async () => {
  const servers = [await start('2'), await start('0')]
  const [inThreads, alone] = await Promise.all(
    servers.map(({ url }) =>
      Promise.all(paths.map(async path => (await fetch(url + path)).json() as Promise<unknown>)),
    ),
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

it.each(['0', '1'])('makes Word files in a thread of their own, with %s threads that search', async workers => {
  const { url, child, ended } = await start(workers)
  const list = await (await fetch(`${url}${CASES}/list?query=${q('全文:合同')}`)).text()
  // The first questions start further threads of their own.
  await fetch(`${url}/ilawregu-search/api/v1/lawregu/articles?question=${q('违约金')}`)
  const count = () => readdirSync(`/proc/${child.pid}/task`).length
  const before = count()
  const jid = /"jid":"([^"]+)"/.exec(list)?.[1]
  expect((await fetch(`${url}/judgement-search/api/v1/es/download/${jid}`)).status).toBe(200)
  expect(count()).toBeGreaterThan(before)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

it('ends on a signal, after the requests under way', async () => {
  const { url, child, ended } = await start('2')
  const answers = Promise.allSettled(
    [20, 21, 22, 23].map(n => statusOf(`${url}${CASES}/list?query=${q(`全文:合同 违约 责任 赔偿,全文:-无${n}`)}`)),
  )
  setTimeout(() => child.kill('SIGTERM'), 30)
  const { code, err } = await ended
  expect([code, err]).toEqual([0, ''])
  // Late requests get an error or no connection, never a partial reply.
  for (const end of await answers) if (end.status === 'fulfilled') expect([200, 503]).toContain(end.value)
})

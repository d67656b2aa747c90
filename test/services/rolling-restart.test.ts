/** A rolling restart under load loses no request. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startProcess } from '../server/support/process'
import { fakeH5, temporaryDir } from '../server/support/server'
import { roundRobin } from '../support/round-robin'
import { SAMPLE } from '../support/sample'
import { eventually, letPass, patience } from '../support/time'
import { visitorAt } from '../support/visitor'
import { sharedServices } from './support/shared'

jest.setTimeout(patience(240_000))

const PATIENCE = 60_000
const dir = temporaryDir()
const h5 = fakeH5(path.join(dir, 'h5'))
const processes: ReturnType<typeof startProcess>[] = []
let services: Awaited<ReturnType<typeof sharedServices>>

async function start(at: number) {
  const data = path.join(dir, `data${at}`)
  const env = { DATA_DIR: data, H5_DIR: h5, WORKERS: '1', TRUST_PROXY: '1', STOP_DELAY: '2', ...services.env }
  const server = (processes[at] = startProcess(env))
  return (await server.ready).replace(/\/$/, '')
}

beforeAll(async () => {
  services = await sharedServices()
  for (const at of [0, 1]) cpSync(SAMPLE, path.join(dir, `data${at}`), { recursive: true })
})
afterAll(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(dir, { recursive: true })
  await services.end()
})

let visitorCount = 0
/** A new visitor each time, within the rate limit. */
function newVisitor(origin: string) {
  visitorCount++
  return visitorAt(origin, {
    connection: 'keep-alive',
    'x-forwarded-for': `10.1.${visitorCount >> 8}.${visitorCount & 255}`,
  })
}

/** The requests of visitors, each with a check of its reply. */
const ERRANDS: Record<string, (origin: string) => Promise<void>> = {
  async search(origin) {
    const { cases } = newVisitor(origin)
    expect(await cases(`全文:合同 违约,全文:-无${visitorCount % 900}`)).not.toEqual([])
  },
  async logIn(origin) {
    const { logIn, me } = newVisitor(origin)
    expect((await me(await logIn('member'))).status).toBe(200)
  },
  async share(origin) {
    const { share, open } = newVisitor(origin)
    expect((await open(await share())).status).toBe(200)
  },
}
/** Twenty clients. */
const CLIENTS = [
  ...Array<string>(12).fill('search'),
  ...Array<string>(4).fill('logIn'),
  ...Array<string>(4).fill('share'),
]

it('loses no request of twenty clients', async () => {
  const door = await roundRobin([await start(0), await start(1)], { watch: true })
  const done: Record<string, number> = { search: 0, logIn: 0, share: 0 }
  const failed: string[] = []
  let isRunning = true
  const clients = CLIENTS.map(async errand => {
    while (isRunning) {
      await ERRANDS[errand]!(door.origin).catch((error: Error) =>
        failed.push(`${errand}: ${error.message} ${String(error.cause ?? '')}`.trim()),
      )
      done[errand]!++
      // The pace of a quick thumb: a machine under full load takes minutes for a start.
      await letPass(500)
    }
  })
  const more = async () => {
    const before = { ...done }
    await eventually(() => {
      for (const errand of Object.keys(done)) expect(done[errand]).toBeGreaterThan(before[errand]!)
    }, PATIENCE)
  }
  await more()
  for (const at of [0, 1]) {
    const { child, ended } = processes[at]!
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    await more()
    door.replace(at, await start(at))
    // docs/upgrading.md: the next server stops once this one is ready.
    await eventually(() => expect(door.notReady(at)).toBeUndefined(), PATIENCE)
    await more()
  }
  isRunning = false
  await Promise.all(clients)
  const reasons = [...new Set([...failed, ...door.failures])].slice(0, 4).join(' | ')
  process.stdout.write(`figure: a rolling restart under ${JSON.stringify(done)}: ${failed.length} lost ${reasons}\n`)
  expect([failed, door.failures]).toEqual([[], []])
  await door.close()
})

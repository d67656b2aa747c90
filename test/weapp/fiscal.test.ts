/** The fiscal area in the mini-program: five lists at once, a document, and the tax incentives. */
import { copy } from '@/copy'
import { type RunningServer, startServer } from '../support/server'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ CORPUS: 'sample' })
})
afterAll(() => server.stop())

const rows = (app: MiniProgram) => app.find('.row').count()
const open = (path: string, query: Record<string, string> = {}) =>
  openMiniProgram({ path, query, answer: proxyTo(server.origin) })

test('all of the area comes in five requests; a row opens without a login, and back are the rows', async () => {
  const app = await open('pages/fiscal/list/index')
  await eventually(async () => expect(await rows(app)).toBeGreaterThan(20))
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: the fiscal area opens with ${bytes} bytes of setData in ${calls} calls\n`)
  expect(bytes).toBeLessThanOrEqual(64 * 1024)
  await app.screenshot('fiscal-list')
  const wanted = await app.text('.row__title')
  await app.tap('.row')
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(wanted))
  await expectHealthy(app)
  await app.close()
})

test('a usual word of the incentives leads to a list, a row to its incentive', async () => {
  const app = await open('pages/fiscal/incentives/index')
  await eventually(async () => expect(await app.text()).toContain('集成电路行业'))
  await app.screenshot('fiscal-incentives')
  await app.tap('.incentive-words .button')
  await eventually(async () => expect(await rows(app)).toBeGreaterThan(2))
  const wanted = await app.text('.row__title')
  await app.tap('.row')
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(wanted))
  expect(await app.text()).toContain(copy.incentives.more)
  await app.screenshot('fiscal-incentive')
  await expectHealthy(app)
  await app.close()
})

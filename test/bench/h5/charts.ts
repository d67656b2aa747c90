/**
 * Measures the way from a list to its charts and back: the time to the first chart, the response to a tap,
 * and the memory that stays in use.
 */
import { listToolsCopy } from '@/copy/list-tools'
import { type Bench, several } from './bench'
import { LIST } from './routes'
import type { SlowPhone } from './slow-phone'

const FIRST_CHART = 2500
const INP = 200
const VISITS = 30
/** The number of visits after which caches are filled and code is compiled. */
const WARM = 5
const CHART = '.chart canvas'

const tool = (phone: SlowPhone) => phone.top.locator(`.total-line__tools [aria-label="${listToolsCopy.charts}"]`)

async function toCharts(phone: SlowPhone) {
  await tool(phone).tap()
  await phone.sees(CHART)
}

async function backToList(phone: SlowPhone) {
  await phone.page.goBack()
  await phone.sees('.list-screen .row')
}

async function openList(phone: SlowPhone) {
  await phone.goto(LIST, '.row')
  await phone.settle()
}

const firstChart = (bench: Bench) =>
  several(bench, async phone => {
    await openList(phone)
    return phone.timeTo(() => tool(phone).tap(), CHART)
  })

const tapped = (bench: Bench) =>
  several(bench, async phone => {
    await openList(phone)
    await toCharts(phone)
    await phone.settle()
    await phone.top
      .locator('.chart')
      .nth(1)
      .tap({ position: { x: 247, y: 95 } })
    await phone.page.waitForTimeout(2000)
    return Math.max(0, ...Object.values((await phone.watched()).interactions))
  })

async function visits({ phone, note }: Bench) {
  const reader = await phone()
  await openList(reader)
  let [memory, canvases] = [0, 0]
  for (let visit = 1; visit <= VISITS; visit++) {
    await toCharts(reader)
    await backToList(reader)
    if (visit === WARM) [memory, canvases] = [await reader.heap(), await reader.alive('HTMLCanvasElement')]
  }
  await reader.settle()
  note(`${VISITS} visits to the charts: memory more than after ${WARM}`, (await reader.heap()) - memory, 5, 'MB')
  note(`${VISITS} visits to the charts: canvases alive`, await reader.alive('HTMLCanvasElement'), canvases, 'nodes')
  await reader.close()
}

export async function charts(bench: Bench) {
  bench.note('charts from a warm list: the first one painted', await firstChart(bench), FIRST_CHART, 'ms')
  bench.note('charts: INP of a tap on a region', await tapped(bench), INP, 'ms')
  await visits(bench)
}

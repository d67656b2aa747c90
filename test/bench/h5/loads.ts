/** Measures how a page loads: bytes, time to paint, and layout shift. */
import { gzipSync } from 'node:zlib'
import { type Bench, several } from './bench'

const LCP = 2500
const CLS = 0.05
const FROM_HOME = 700

/** Switches on data saving, so that the page does not load code for later taps. */
const spareData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

export async function firstLoads({ routes, phone, note }: Bench) {
  for (const { name, address, shows, script } of routes) {
    if (!script) continue
    const visitor = await phone()
    await visitor.page.addInitScript(spareData)
    const scripts: Array<Promise<Buffer>> = []
    visitor.page.on('response', response => response.url().endsWith('.js') && scripts.push(response.body()))
    await visitor.goto(address, shows)
    await visitor.page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).reduce((sum, each) => sum + gzipSync(each).length, 0)
    note(`${name}: first-load JS`, bytes / 1024, script, 'KB gzip')
    await visitor.close()
  }
}

export async function coldStarts(bench: Bench) {
  for (const { name, address, shows, cold } of bench.routes) {
    if (!cold) continue
    const measurements = await several(bench, async phone => {
      await phone.goto(address, shows)
      await phone.settle()
      return phone.watched()
    })
    const from = name === 'home' ? '' : ', cold deep link'
    bench.note(
      `${name}${from}: LCP`,
      measurements.map(({ lcp }) => lcp),
      LCP,
      'ms',
    )
    bench.note(
      `${name}${from}: CLS`,
      measurements.map(({ cls }) => cls),
      CLS,
    )
  }
}

export async function fromHome(bench: Bench) {
  const times = await several(bench, async phone => {
    await phone.goto('/search', '.row')
    await phone.settle()
    return phone.timeTo(() => phone.top.locator('.section__more').first().tap(), '.list-screen .row__meta')
  })
  bench.note('list from home: first rows drawn', times, FROM_HOME, 'ms')
}

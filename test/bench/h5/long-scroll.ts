/** Measures the scrolling of a long list: mounted rows, memory, and dropped frames. */
import type { Bench } from './bench'
import type { LongScroll } from './routes'
import type { SlowPhone } from './slow-phone'
import { tasksDuring } from './tasks'

const PAGE = 10
const MOST_TURNS = 400
/** The number of rows after which the baseline of memory is taken. */
const FIRST = 100

/** Scrolls at the pace of a thumb until the list is loaded. */
async function scrollUntil(phone: SlowPhone, isLoaded: () => boolean | Promise<boolean>) {
  for (let round = 0; !(await isLoaded()); round++) {
    if (round > MOST_TURNS) throw new Error(`${phone.page.url()} is not there after ${round} turns`)
    await phone.page.mouse.wheel(0, 2400)
    await phone.page.waitForTimeout(120)
  }
}

/** Returns a function that counts the rows requested by the list. */
function countRows({ page }: SlowPhone, call: string) {
  let pages = 0
  page.on('response', response => response.url().includes(call) && pages++)
  return () => pages * PAGE
}

const isAtEnd = ({ top }: SlowPhone) =>
  top.evaluate(page => page.scrollTop + page.clientHeight >= page.scrollHeight - 1)

/** Returns functions that tell whether the list has reached the baseline, and whether it has reached its end. */
function progress(phone: SlowPhone, scroll: LongScroll) {
  if (scroll === 'to the end') return { hasBegun: () => true, isDone: () => isAtEnd(phone) }
  const rowCount = countRows(phone, scroll.call)
  return { hasBegun: () => rowCount() >= FIRST, isDone: () => rowCount() >= scroll.rows }
}

export async function longScroll({ routes, phone, note }: Bench) {
  for (const { name, address, shows, scroll } of routes) {
    if (!scroll) continue
    const reader = await phone()
    const { hasBegun, isDone } = progress(reader, scroll)
    await reader.goto(address, shows)
    await reader.settle()
    await scrollUntil(reader, hasBegun)
    const before = await reader.heap()
    const taskCount = (await reader.watched()).longTasks.length
    const tasks = await tasksDuring(reader.page, async () => {
      await scrollUntil(reader, isDone)
      await reader.settle()
    })
    const nodes = await reader.top.locator('.row, .row *').count()
    const long = (await reader.watched()).longTasks.slice(taskCount).filter(task => task > 100)
    const [distance, start] = scroll === 'to the end' ? [scroll, 'its beginning'] : [`${scroll.rows} rows`, FIRST]
    note(`${name}, ${distance}: mounted nodes of rows`, nodes, 300, 'nodes')
    note(`${name}, ${distance}: memory more than at ${start}`, (await reader.heap()) - before, 5, 'MB')
    note(`${name}, ${distance}: long tasks over 100 ms`, long.length, 0)
    note(`${name}, ${distance}: processor time of the longest task`, Math.max(...tasks), 100, 'ms')
    await reader.close()
  }
}

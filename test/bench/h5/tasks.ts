/** Measures the processor time of a page's tasks, because their wall time also depends on the machine's load. */
import type { Page } from 'playwright-core'

const TASKS = 'disabled-by-default-devtools.timeline'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args: { name?: string }
  /** The processor time of the thread in microseconds. */
  tdur?: number
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Returns the milliseconds of the tasks of the page's thread: the renderer thread with the most work. */
function tasksOf(events: TraceEvent[]): number[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const times = threads.map(thread =>
    events.flatMap(event =>
      event.name === 'RunTask' && event.tdur && threadOf(event) === threadOf(thread) ? [event.tdur / 1000] : [],
    ),
  )
  const busiest = times.sort((one, other) => sum(other) - sum(one))[0]
  if (!busiest?.length) throw new Error('The trace tells of no task')
  return busiest
}

/** Returns the milliseconds of a page's tasks during an action. */
export async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['-*', TASKS, '__metadata'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return tasksOf(trace.traceEvents)
}

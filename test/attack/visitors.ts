/** Simulates ordinary visitors, each with its own address, and measures their response times. */
import { CALLS } from '../bench/load/calls'
import { sendRequest } from '../bench/load/client'
import { letPass } from '../support/time'

export interface ResponseTimes {
  calls: number
  /** The number of answers with a status other than 200. */
  failed: number
  /** The median response time in milliseconds; `p99` is the 99th percentile. */
  p50: number
  p99: number
}

const PAUSE = 200
/** The requests that guests may send. Proximity searches are for members. */
const paths = Object.entries(CALLS)
  .filter(([name]) => name !== 'case list, near')
  .map(([, path]) => path)

const at = (sorted: number[], share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)

export function startVisitors(origin: string, count: number) {
  let active = true
  const times: number[] = []
  let failed = 0

  async function visit(number: number) {
    for (let round = 0; active; round++) {
      const path = paths[(round + number) % paths.length]!(round * count + number)
      const start = performance.now()
      const status = await sendRequest(origin, { path }, `198.51.100.${number + 1}`).catch(() => 0)
      times.push(performance.now() - start)
      if (status !== 200) failed++
      await letPass(PAUSE)
    }
  }
  const visits = Array.from({ length: count }, (_, number) => visit(number))
  return async (): Promise<ResponseTimes> => {
    active = false
    await Promise.all(visits)
    const sorted = times.sort((a, b) => a - b)
    return { calls: sorted.length, failed, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
  }
}

import { type SetDataCall } from '../host/handle'

export interface Load {
  calls: number
  bytes: number
  keys: number
  ms: number
}

export interface Meter extends Load {
  /** The bytes of the largest single call. */
  largest: number
  /** The most calls within any one second. */
  busiest: number
  pages: Record<string, Load>
}

const sum = (calls: SetDataCall[], what: 'bytes' | 'keys' | 'ms') =>
  calls.reduce((total, call) => total + call[what], 0)

const load = (calls: SetDataCall[]): Load => ({
  calls: calls.length,
  bytes: sum(calls, 'bytes'),
  keys: sum(calls, 'keys'),
  ms: Math.round(sum(calls, 'ms')),
})

export function meter(calls: SetDataCall[]): Meter {
  const routes = [...new Set(calls.map(call => call.page))]
  const within = (start: number) => calls.filter(({ at }) => at >= start && at < start + 1000).length
  return {
    ...load(calls),
    largest: Math.max(0, ...calls.map(call => call.bytes)),
    busiest: Math.max(0, ...calls.map(call => within(call.at))),
    pages: Object.fromEntries(routes.map(route => [route, load(calls.filter(call => call.page === route))])),
  }
}

/** Slow machines get longer deadlines. */
import { DEADLINES, machineSlowness, stretchDeadlines } from '../../server/threads/deadlines'

/** A clock whose rounds have the durations of a list; the last one repeats. */
function clockOf(...rounds: number[]) {
  let now = 0
  let calls = 0
  return () => (calls++ % 2 ? (now += rounds.length > 1 ? rounds.shift()! : rounds[0]!) : now)
}

test.each([
  ['a fast machine is no faster than it should be', [0.1], 1],
  ['a machine as it should be', [0.5], 1],
  ['a slow one', [2.25], 4.5],
  ['one that had something else to do at times', [20, 7.5, 0.75, 12.5], 1.5],
  ['one that stands still', [1000], 10],
])('%s', (_, rounds, factor) => expect(machineSlowness(clockOf(...rounds))).toBe(factor))

test('every deadline is multiplied', () => {
  expect(stretchDeadlines({ ...DEADLINES, words: 1000 }, 2.5)).toEqual({
    words: 2500,
    quoting: 2.5 * DEADLINES.quoting,
    document: 2.5 * DEADLINES.document,
    report: 2.5 * DEADLINES.report,
    search: 2.5 * DEADLINES.search,
    pdf: 2.5 * DEADLINES.pdf,
    request: 2.5 * DEADLINES.request,
  })
})

test('stretched deadlines are whole milliseconds, as timers need', () => {
  const { request } = stretchDeadlines({ ...DEADLINES, request: 90_000 }, 1.1)
  expect(request).toBe(99_000)
  expect(() => AbortSignal.timeout(request)).not.toThrow()
})

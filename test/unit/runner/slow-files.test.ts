/** What a run prints of its slow files and processor time, and how limits follow the load. */
import { childSeconds, factorOf } from '../../runner/load'
import { fileTimes, filesOverLimit, slowestFiles } from '../../runner/slow-files'
import type { JestReport } from '../../support/jest-report'

const result = (
  name: string,
  seconds: number,
  ...durations: Array<number | null>
): JestReport['testResults'][number] => ({
  name: `/repo/test/e2e/${name}`,
  status: 'passed',
  message: '',
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: durations.map(duration => ({ fullName: '', status: 'passed', failureMessages: [], duration })),
})
const times = fileTimes(
  { numPassedTests: 3, testResults: [result('a.test.ts', 2, 500, null), result('b.test.ts', 6, 3000, 2500)] },
  '/repo',
)

test('files are listed by their time, with the share that no test took', () => {
  expect(slowestFiles(times)).toEqual([
    'slowest of 2 test files (25 % of 8 s outside tests):',
    '    6.0 s  test/e2e/b.test.ts',
    '    2.0 s  test/e2e/a.test.ts',
  ])
  expect(slowestFiles(times, 1)).toHaveLength(2)
  expect(slowestFiles([])).toEqual(['slowest of 0 test files (0 % of 0 s outside tests):'])
})

test('a file over the limit of its stage has a line', () => {
  expect(filesOverLimit(times, 5)).toEqual(['test/e2e/b.test.ts took 6.0 s; 5 are allowed on a quiet machine'])
  expect(filesOverLimit(times, 6)).toEqual([])
})

test('limits of time grow with the load, within bounds', () => {
  expect(factorOf(0)).toBe(1)
  const [some, more] = [factorOf(1500), factorOf(3000)]
  expect(some).toBeGreaterThan(1)
  expect(more).toBeCloseTo(some * 2)
  expect(factorOf(1e9)).toBe(8)
})

test('the processor time of ended children is read from the statistics of Linux', () => {
  const stat = '4711 (node (main) thread) S 1 4711 4711 0 -1 4194560 1000 2000 0 0 111 22 4250 750 20 0 11 0 900 1 2'
  expect(childSeconds(stat)).toBe(50)
})

/** The report of failed tests in CI. */
import { type JestReport, failedTests, secondTries } from '../support/jest-report'

const report = (...testResults: JestReport['testResults']): JestReport => ({ numPassedTests: 1, testResults })
const passed = { fullName: 'a list opens', status: 'passed', failureMessages: [] }
const failed = {
  fullName: 'a list fills',
  status: 'failed',
  failureMessages: ['Error: expect(received).toBe(expected)\n\nExpected: 10\nReceived: 9', 'Error: a later one'],
}
const file = { name: '/repo/test/e2e/lists.test.ts', status: 'failed', message: '', startTime: 0, endTime: 0 }

test('a test that failed is told by its file, its full name and the first line of its message', () => {
  const lines = failedTests(report({ ...file, assertionResults: [passed, failed] }), '/repo')
  expect(lines).toEqual(['test/e2e/lists.test.ts › a list fills – Error: expect(received).toBe(expected)'])
})

test('a file that could not run is told by itself, without the heading above its message', () => {
  const message = '  ● Test suite failed to run\n\n    The server ended with 1:\n    more of it'
  const broken = { ...file, message, assertionResults: [] }
  expect(failedTests(report(broken), '/repo')).toEqual(['test/e2e/lists.test.ts – The server ended with 1:'])
  // As after a failing afterAll.
  expect(failedTests(report({ ...broken, assertionResults: [passed] }), '/repo')).toHaveLength(1)
})

test('nothing is told of what passed', () => {
  expect(failedTests(report({ ...file, status: 'passed', assertionResults: [passed] }), '/repo')).toEqual([])
})

test('a failure without words, or with very many in a line, still has one line', () => {
  const lineFor = (failureMessages: string[]) =>
    failedTests(report({ ...file, assertionResults: [{ ...failed, failureMessages }] }), '/repo')[0]
  expect(lineFor([])).toBe('test/e2e/lists.test.ts › a list fills – no message')
  expect(lineFor(['字'.repeat(10_000)])!.length).toBeLessThan(400)
})

test('a test that passed at the second try only is told with what went wrong at the first', () => {
  const again = { ...passed, retryReasons: ['Error: a tap was lost\n    at more of it'] }
  const both = report({ ...file, status: 'passed', assertionResults: [passed, again] })
  expect(secondTries(both, '/repo')).toEqual(['test/e2e/lists.test.ts › a list opens – Error: a tap was lost'])
  expect(failedTests(both, '/repo')).toEqual([])
  const never = report({ ...file, assertionResults: [{ ...failed, retryReasons: ['Error: a tap was lost'] }] })
  expect(secondTries(never, '/repo')).toEqual([])
  expect(failedTests(never, '/repo')).toEqual([expect.stringMatching(/ – Error: a tap was lost – then \S/)])
})

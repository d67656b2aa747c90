/** Reads a report of `jest --json`: failed and repeated tests. */
import path from 'node:path'

export interface JestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: {
      fullName: string
      status: string
      failureMessages: string[]
      retryReasons?: string[]
      /** The duration in milliseconds. Absent for a test that did not run. */
      duration?: number | null
    }[]
  }[]
}

const LONGEST_LINE = 300

/** Jest writes a heading (●) above the message of a failed file. */
const firstLine = (message = '') =>
  message
    .split('\n')
    .map(line => line.trim())
    .find(line => line && !line.startsWith('●'))
    ?.slice(0, LONGEST_LINE) ?? 'no message'

/** Returns a line for each failed test, and for each file that could not run. */
export function failedTests({ testResults }: JestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && !failed.length) return `${file} – ${firstLine(message)}`
    return failed.map(({ fullName, failureMessages, retryReasons = [] }) => {
      const reasons = [...retryReasons, failureMessages[0]].map(firstLine)
      return `${file} › ${fullName} – ${reasons.join(' – then ')}`
    })
  })
}

/** The most retries in one stage that count as accidents. */
export const MAX_SECOND_TRIES = 3

/** Returns a line for each test that passed only after a retry. */
export const secondTries = ({ testResults }: JestReport, root: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length)
      .map(test => `${path.relative(root, name)} › ${test.fullName} – ${firstLine(test.retryReasons?.[0])}`),
  )

/** What a jest run wrote of itself with `--json`, and what of it failed, at first or for good. */
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
      /** Milliseconds; none for a test that did not run. */
      duration?: number | null
    }[]
  }[]
}

const WIDE_ENOUGH = 300

/** Of a whole file's failure jest writes a heading (●) above the message. */
const firstLine = (message = '') =>
  message
    .split('\n')
    .map(line => line.trim())
    .find(line => line && !line.startsWith('●'))
    ?.slice(0, WIDE_ENOUGH) ?? 'no message'

/** A line for each failed test, and for each file that could not run or end. */
export function failedTests({ testResults }: JestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && !failed.length) return `${file} – ${firstLine(message)}`
    return failed.map(test => `${file} › ${test.fullName} – ${firstLine(test.failureMessages[0])}`)
  })
}

/** More of them in one stage are no accident. */
export const MAX_SECOND_TRIES = 3

/** A line for each test that passed only when it was tried once more. */
export const secondTries = ({ testResults }: JestReport, root: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length)
      .map(test => `${path.relative(root, name)} › ${test.fullName} – ${firstLine(test.retryReasons?.[0])}`),
  )

/** What a jest run wrote of itself with `--json`, and what of it failed. */
import path from 'node:path'

export interface JestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
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

/** Lists the slowest test files of a run, and the share of time spent outside tests. */
import path from 'node:path'
import type { JestReport } from '../support/jest-report'

export interface FileTime {
  file: string
  seconds: number
  /** The seconds of the file that were spent inside tests. */
  inTests: number
}

export const fileTimes = ({ testResults }: JestReport, root: string): FileTime[] =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
    inTests: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }))

const sum = (times: FileTime[], of: 'seconds' | 'inTests') => times.reduce((total, time) => total + time[of], 0)

export function slowestFiles(times: FileTime[], count = 10): string[] {
  const slowest = [...times].sort((a, b) => b.seconds - a.seconds).slice(0, count)
  const total = sum(times, 'seconds')
  const outside = total ? Math.max(0, 1 - sum(times, 'inTests') / total) : 0
  return [
    `slowest of ${times.length} test files (${Math.round(outside * 100)} % of ${Math.round(total)} s outside tests):`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ]
}

/** Returns a line for each file over the time limit of its stage. */
export const filesOverLimit = (times: FileTime[], limit: number): string[] =>
  times
    .filter(({ seconds }) => seconds > limit)
    .map(({ file, seconds }) => `${file} took ${seconds.toFixed(1)} s; ${limit} are allowed on a quiet machine`)

/** Deadlines of work in threads, and their extension on slow machines. */
import { nearestPassage } from '@domain/citation-check/nearest'

/** In milliseconds. */
export const DEADLINES = {
  /** Extracts the words of a file. */
  words: 5_000,
  /** Compares fifty quotations with the versions of a law. */
  quoting: 5_000,
  /** Word files. */
  document: 10_000,
  report: 20_000,
  /** A document of the sample as a PDF. */
  pdf: 5_000,
  /** A request of several tasks, together; the app and proxies wait a minute. */
  request: 40_000,
  /** A search; the app waits at most fifteen seconds. */
  search: 20_000,
}
export type TaskKind = keyof typeof DEADLINES
export type Deadlines = Record<TaskKind, number>

/** A typical task of threads: comparing a quotation with a long text. */
const TEXT = '当事人一方不履行合同义务的，应当承担违约责任。'.repeat(200)
const QUOTE = '当事人应当履行义务，承担责任。'.repeat(10)
const ROUNDS = 20
/** How long the reference machine of these deadlines takes. */
const REFERENCE_MS = 2
const MOST = 10

function time(clock: () => number): number {
  const start = clock()
  nearestPassage(QUOTE, TEXT)
  return clock() - start
}

/** A factor from 1, the expected speed, to 10. Takes the best round: other load is not the machine's fault. */
export function machineSlowness(clock = () => performance.now()): number {
  const best = Math.min(...Array.from({ length: ROUNDS }, () => time(clock)))
  return Math.min(MOST, Math.max(1, Math.round((10 * best) / REFERENCE_MS) / 10))
}

export const stretchDeadlines = (deadlines: Deadlines, by: number): Deadlines =>
  Object.fromEntries(Object.entries(deadlines).map(([kind, ms]) => [kind, ms * by])) as Deadlines

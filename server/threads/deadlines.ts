/** The deadlines of work in threads. They are extended on slow machines. */
import { nearestPassage } from '@domain/citation-check/nearest'

/** The deadline of each kind of task, in milliseconds. */
export const DEADLINES = {
  /** Extracting the text of a file. */
  words: 5_000,
  /** Comparing fifty quotations with the versions of a law. */
  quoting: 5_000,
  /** Making a Word file of a document. */
  document: 10_000,
  /** Making a report on selected cases. */
  report: 20_000,
  /** Making a PDF of a document of the sample. */
  pdf: 5_000,
  /** All tasks of one request together. The app and proxies give up after a minute. */
  request: 40_000,
  /** A search. The app gives up earlier, after fifteen seconds. */
  search: 20_000,
}
export type TaskKind = keyof typeof DEADLINES
export type Deadlines = Record<TaskKind, number>

/** A typical task, by which the machine's speed is measured at each start: comparing a quotation with a text. */
const TEXT = '当事人一方不履行合同义务的，应当承担违约责任。'.repeat(50)
const QUOTE = '当事人应当履行义务，承担责任。'.repeat(10)
const ROUNDS = 20
/** The milliseconds that the typical task takes on the machine for which the deadlines were chosen. */
const REFERENCE_MS = 0.5
/** The greatest slowness that is assumed. */
const MOST = 10

function time(clock: () => number): number {
  const start = clock()
  nearestPassage(QUOTE, TEXT)
  return clock() - start
}

/**
 * Returns how many times slower than expected this machine is, from 1 to 10. The best of several rounds counts, since
 * other programs may slow a round.
 */
export function machineSlowness(clock = () => performance.now()): number {
  const best = Math.min(...Array.from({ length: ROUNDS }, () => time(clock)))
  return Math.min(MOST, Math.max(1, Math.round((10 * best) / REFERENCE_MS) / 10))
}

/** Returns the deadlines, multiplied by the slowness of the machine. They stay whole, because timers need integers. */
export const stretchDeadlines = (deadlines: Deadlines, by: number): Deadlines =>
  Object.fromEntries(Object.entries(deadlines).map(([kind, ms]) => [kind, Math.round(ms * by)])) as Deadlines

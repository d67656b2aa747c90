/** How long each kind of work may take in a thread, and by how much a slow machine stretches that. */
import { nearestPassage } from '@domain/citation-check/nearest'

/** In milliseconds. */
export const DEADLINES = {
  /** The words of a file. */
  words: 5_000,
  /** Fifty quotations, compared with the versions of a law. */
  quoting: 5_000,
  /** Word files. */
  document: 10_000,
  report: 20_000,
  /** A paper of the sample, as a PDF. */
  pdf: 5_000,
  /** A request of many pieces, all of them together; the app waits a minute for it, and so does a proxy. */
  request: 40_000,
  /** A question to the index; the app waits no longer than fifteen seconds. */
  search: 20_000,
}
export type Kind = keyof typeof DEADLINES
export type Deadlines = Record<Kind, number>

/** Of the work that threads do: a quotation, compared with a long text. */
const TEXT = '当事人一方不履行合同义务的，应当承担违约责任。'.repeat(200)
const QUOTE = '当事人应当履行义务，承担责任。'.repeat(10)
const ROUNDS = 20
/** What the machine takes for it whose deadlines these are. */
const REFERENCE_MS = 2
const MOST = 10

function time(clock: () => number): number {
  const start = clock()
  nearestPassage(QUOTE, TEXT)
  return clock() - start
}

/** From 1, as fast as it should be, to 10. The best of some rounds counts: what else runs at that moment is no fault of the machine. */
export function slowness(clock = () => performance.now()): number {
  const best = Math.min(...Array.from({ length: ROUNDS }, () => time(clock)))
  return Math.min(MOST, Math.max(1, Math.round((10 * best) / REFERENCE_MS) / 10))
}

export const stretched = (deadlines: Deadlines, by: number): Deadlines =>
  Object.fromEntries(Object.entries(deadlines).map(([kind, ms]) => [kind, ms * by])) as Deadlines

export interface ValueRange {
  from?: string
  to?: string
}

/** Matches a day, a month or a year. */
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/
const AMOUNT = /^\d+(?:\.\d+)?$/

const isDate = (end: string) => DATE.test(end)
const isAmount = (end: string) => AMOUNT.test(end)

/**
 * Whether a range ends before it begins. Both bounds are dates, or both are numbers.
 * A month or year counts as a whole, so a range from May 2021 to 2021 is valid.
 */
const endsBefore = (to: string, from: string) =>
  isAmount(to) && isAmount(from) ? Number(to) < Number(from) : to < from.slice(0, to.length)

/**
 * Parses `2020-01-01TO2021-12-31`, `100TO500`, `100TO` or `TO500`. If the end is below the start, only the end is
 * used.
 */
export function parseRange(value: string): ValueRange | undefined {
  const ends = value.split('TO')
  if (ends.length !== 2) return undefined
  const [from = '', to = ''] = ends.map(end => end.trim())
  const bounds = [from, to].filter(Boolean)
  if (!bounds.length || !(bounds.every(isDate) || bounds.every(isAmount))) return undefined
  if (from && to && endsBefore(to, from)) return { to }
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

/** Writes a range: `2020-01-01TO2021-12-31`. Returns an empty text if it has no bounds. */
export function formatRange(from = '', to = ''): string {
  if (!from && !to) return ''
  return from && to && endsBefore(to, from) ? `TO${to}` : `${from}TO${to}`
}

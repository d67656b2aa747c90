export interface Range {
  from?: string
  to?: string
}

/** A year or a month is a date too: all of it. */
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/
const AMOUNT = /^\d+(?:\.\d+)?$/

const isDate = (end: string) => DATE.test(end)
const isAmount = (end: string) => AMOUNT.test(end)

/** Both ends are of one kind. May 2021 does not begin after 2021 ends. */
const endsBefore = (to: string, from: string) =>
  isAmount(to) && isAmount(from) ? Number(to) < Number(from) : to < from.slice(0, to.length)

/** `2020-01-01TO2021-12-31`, `100TO500`, `100TO`, `TO500`. With the end below the start only the end counts. */
export function parseRange(value: string): Range | undefined {
  const ends = value.split('TO')
  if (ends.length !== 2) return undefined
  const [from = '', to = ''] = ends.map(end => end.trim())
  const bounds = [from, to].filter(Boolean)
  if (!bounds.length || !(bounds.every(isDate) || bounds.every(isAmount))) return undefined
  if (from && to && endsBefore(to, from)) return { to }
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}

/** Nothing given → ``. */
export function formatRange(from = '', to = ''): string {
  if (!from && !to) return ''
  return from && to && endsBefore(to, from) ? `TO${to}` : `${from}TO${to}`
}

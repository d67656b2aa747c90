/** The searches a reader made, newest first. */
import { asksTheSame } from './chips'
import { type Condition } from './condition'
import { labelOf, saidOf } from './labels'
import { LIMITS } from '../limits'
import { decodeUrlQuery, encodeUrlQuery } from './codec'

export interface PastSearch {
  text: string
  /** Conditions as they stand in an address. */
  query?: string
  id?: string
  /** The text is a title that the native wrapper gave, whatever the conditions are. */
  isTitled?: boolean
}

const LONGEST_TEXT = 500

/** The wrapper may remember a search by its words alone. */
const isSameSearch = (a: PastSearch, b: PastSearch) =>
  a.query && b.query ? asksTheSame(decodeUrlQuery(a.query), decodeUrlQuery(b.query)) : a.text === b.text

/** Five at most; a search made again moves to the top. */
export const remember = (entries: PastSearch[], entry: PastSearch): PastSearch[] =>
  [entry, ...forget(entries, entry)].slice(0, LIMITS.history.entries)

export const forget = (entries: PastSearch[], gone: PastSearch): PastSearch[] =>
  entries.filter(one => !isSameSearch(one, gone))

/** What is read here comes first; what the native wrapper remembers fills the rest. */
export const together = (own: PastSearch[], native: PastSearch[]): PastSearch[] =>
  [...own, ...native.filter(one => !own.some(known => isSameSearch(known, one)))].slice(0, LIMITS.history.entries)

const wordOf = (condition: Condition) => saidOf(condition).text

/** Words first, the rest smaller beside them: 违约金 过高 · 江苏省. */
export function summaryOf(conditions: Condition[], typed: string): { title: string; note?: string } {
  const words = conditions.filter(condition => condition.name === typed && labelOf(condition).label === typed)
  const others = conditions.filter(condition => words.indexOf(condition) < 0).map(saidWithDimension)
  if (!words.length) return { title: others.join(' ') }
  return { title: words.map(wordOf).join(' '), note: others.length ? others.join(' ') : undefined }
}

const saidWithDimension = (condition: Condition) => {
  const { label } = labelOf(condition)
  return label === condition.name ? wordOf(condition) : `${label} ${wordOf(condition)}`
}

export const entryOf = (conditions: Condition[], typed: string): PastSearch => ({
  text: summaryOf(conditions, typed).title.slice(0, LONGEST_TEXT),
  query: encodeUrlQuery(conditions),
})
